import { type Axis, axisTitle, type Curve, familyNames, type Reading } from '@portal/shared/measurement';
import { isDiffraction } from '../acts/diffraction';
import { wavelengthOf } from '../acts/settings';

/** Whether a file may lie over the shown curves: refused, asked, or taken with these curves. */
export type Fit =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'asked'; readonly question: string; readonly curves: readonly Curve[] }
  | { readonly kind: 'taken'; readonly curves: readonly Curve[] };

/**
 * Compares a file with the curve that is shown. Another family or unit is refused; another name of an axis, and another wavelength, is
 * asked. Of a file with several curves those of the same family and units are taken.
 */
export function fitOf(base: Curve, reading: Reading): Fit {
  if (reading.kind === 'refused') return { kind: 'refused', reason: reading.reason };
  if (reading.kind !== 'curves') return { kind: 'refused', reason: '该文件没有曲线' };
  const refusals = reading.curves.map((curve) => refusalOf(base, curve));
  const curves = reading.curves.filter((_, index) => refusals[index] === undefined);
  const [first] = curves;
  if (!first) return { kind: 'refused', reason: refusals[0] ?? '该文件没有曲线' };
  const question = questionOf(base, first);
  // The shown axes are the first file's, so the others take their names.
  const named = curves.map((curve) => ({ ...curve, xAxis: base.xAxis, yAxis: base.yAxis }));
  return question === undefined
    ? { kind: 'taken', curves: named }
    : { kind: 'asked', question, curves: named };
}

function refusalOf(base: Curve, { family, xAxis, yAxis }: Curve): string | undefined {
  if (family !== base.family)
    return `该文件是${familyNames[family]}，当前是${familyNames[base.family]}，不能叠加`;
  if (xAxis.unit !== base.xAxis.unit) return differing('横轴', xAxis, base.xAxis);
  return yAxis.unit === base.yAxis.unit ? undefined : differing('纵轴', yAxis, base.yAxis);
}

const differing = (name: string, axis: Axis, shown: Axis): string =>
  `${name}为${axisTitle(axis)}，当前为${axisTitle(shown)}，单位不同，不能叠加`;

function questionOf(base: Curve, curve: Curve): string | undefined {
  const differ = [
    ...(curve.xAxis.label === base.xAxis.label
      ? []
      : [`横轴写作“${curve.xAxis.label}”，当前为“${base.xAxis.label}”`]),
    ...(curve.yAxis.label === base.yAxis.label
      ? []
      : [`纵轴写作“${curve.yAxis.label}”，当前为“${base.yAxis.label}”`]),
    ...(isDiffraction(base) && Math.abs(wavelengthOf(curve) - wavelengthOf(base)) > 0.001
      ? [`波长为 ${wavelengthOf(curve)} Å，当前为 ${wavelengthOf(base)} Å，峰位不能直接比较`]
      : []),
  ];
  return differ.length === 0 ? undefined : `${differ.join('；')}。确定叠加吗？`;
}
