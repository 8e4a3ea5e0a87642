import type { Curve, Reading } from '../../reading';

/** Returns the curves of a reading; throws when it has none. */
export function curvesIn(reading: Reading): readonly Curve[] {
  if (reading.kind !== 'curves') throw new Error(`read as ${JSON.stringify(reading).slice(0, 400)}`);
  return reading.curves;
}
