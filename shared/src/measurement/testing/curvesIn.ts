import type { Curve } from '../reading';
import { readMeasurement } from '../readMeasurement';

/** Returns the curves of a file; throws when it is read as anything else. */
export function curvesIn(name: string, bytes: Uint8Array): readonly Curve[] {
  const reading = readMeasurement(name, bytes);
  if (reading.kind !== 'curves') throw new Error(`${name} is read as ${JSON.stringify(reading)}`);
  return reading.curves;
}

/** Returns the only curve of a file. */
export function curveIn(name: string, bytes: Uint8Array): Curve {
  const [curve, ...more] = curvesIn(name, bytes);
  if (!curve || more.length > 0) throw new Error(`${more.length + 1} curves`);
  return curve;
}

/** Throws unless each value is within a millionth of the expected one. */
export function expectClose(found: Float64Array, expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  const scale = Math.max(1e-300, ...expected.map(Math.abs));
  const off = expected.findIndex(
    (value, index) => !(Math.abs((found[index] ?? Number.NaN) - value) <= scale * 1e-6),
  );
  expect({ at: off, found: found[off] }).toEqual({ at: -1, found: undefined });
}
