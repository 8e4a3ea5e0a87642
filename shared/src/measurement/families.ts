import type { Axis, Curve, Family } from './reading';

/** Names of the families for people. */
export const familyNames: { readonly [family in Family]: string } = {
  xrd: 'XRD',
  infrared: '红外',
  raman: '拉曼',
  uvVis: '紫外可见',
  xps: 'XPS',
  thermal: '热分析',
  chromatogram: '色谱',
  mass: '质谱',
  nmr: '核磁',
  isotherm: '吸附等温线',
  other: '数据',
};

/** True where the field draws high values at the left: wavenumbers of IR, binding energies, chemical shifts. */
export function isReversed({ family, xAxis }: Curve): boolean {
  if (family === 'infrared') return xAxis.unit === 'cm⁻¹';
  if (family === 'xps') return xAxis.label === '结合能';
  return family === 'nmr';
}

/** Returns the text at an axis: 波数（cm⁻¹）. */
export function axisTitle({ label, unit }: Axis): string {
  return unit === '' ? label : `${label}（${unit}）`;
}
