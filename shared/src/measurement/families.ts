import type { Axis } from './reading';

/** Returns the text at an axis: 波数（cm⁻¹）. */
export function axisTitle({ label, unit }: Axis): string {
  return unit === '' ? label : `${label}（${unit}）`;
}
