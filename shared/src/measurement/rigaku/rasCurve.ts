import { drawn, factsFrom, shortened } from '../drawn';
import { numberOf } from '../numbers';
import type { Curve, Fact } from '../reading';

/** What a scan of Rigaku's says about itself, whichever file it came from. */
export interface RasScan {
  /** Lines of the scan: abscissa, intensity, and the attenuator's factor where it is written. */
  readonly rows: readonly (readonly number[])[];
  readonly name: string;
  readonly axis: string;
  readonly unit: string;
  readonly stated: number | undefined;
  readonly facts: readonly (readonly [string, string | undefined])[];
}

/** Returns the curve of a scan. Factors of the attenuator that are not 1 are applied, and said. */
export function rasCurve(format: string, scan: RasScan): Curve {
  const { rows, stated } = scan;
  const factor = (row: readonly number[]) => row[2] ?? 1;
  const attenuated = rows.some((row) => factor(row) !== 1);
  const notes = [
    ...(attenuated ? ['强度已乘以文件中的衰减系数（第三列）'] : []),
    ...(stated !== undefined && stated !== rows.length
      ? [`文件写明 ${stated} 个点，实际为 ${rows.length} 个`]
      : []),
  ];
  const perSecond = /cps/i.test(scan.unit);
  return drawn(format, {
    name: shortened(scan.name),
    family: 'xrd',
    x: Float64Array.from(rows, ([x = Number.NaN]) => x),
    y: Float64Array.from(rows, (row) => (row[1] ?? Number.NaN) * factor(row)),
    xAxis: axisOf(scan.axis),
    yAxis: { label: perSecond ? '强度' : '计数', unit: perSecond ? 'cps' : '' },
    shape: 'line',
    facts: factsOf(scan),
    notes,
  });
}

const axes: readonly (readonly [RegExp, string])[] = [
  [/2-?theta|twotheta/i, '2θ'],
  [/omega/i, 'ω'],
  [/theta/i, 'θ'],
  [/phi/i, 'φ'],
  [/chi/i, 'χ'],
];

function axisOf(name: string) {
  return { label: axes.find(([word]) => word.test(name))?.[1] ?? (shortened(name) || '2θ'), unit: '°' };
}

function factsOf({ facts, axis }: RasScan): Fact[] {
  return factsFrom([['扫描轴', axis], ...facts]);
}

/** Returns the rows of numbers of these lines; a line with anything else is left out. */
export function rowsOf(lines: readonly string[]): number[][] {
  return lines.flatMap((line) => {
    const row = line
      .trim()
      .split(/[\s,]+/)
      .map((word) => numberOf(word) ?? Number.NaN);
    return row.length >= 2 && row.every(Number.isFinite) ? [row] : [];
  });
}
