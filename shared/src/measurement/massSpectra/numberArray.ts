import { checkPoints } from '../drawn';
import { Unreadable } from '../reader';

/** How the numbers of an array are stored. */
export type NumberKind = 'f32' | 'f64' | 'i32' | 'i64';

/** Returns the bytes of one number. */
export function widthOf(kind: NumberKind): number {
  return kind === 'f64' || kind === 'i64' ? 8 : 4;
}

/** Returns the numbers of these bytes; a rest that is no whole number is refused. */
export function numberArray(
  bytes: Uint8Array,
  kind: NumberKind,
  littleEndian: boolean,
  format: string,
): Float64Array {
  const width = widthOf(kind);
  if (bytes.length % width !== 0) throw new Unreadable(format, '数组的字节数不是数值宽度的整数倍');
  const count = bytes.length / width;
  checkPoints(format, count);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read: Record<NumberKind, (at: number) => number> = {
    f32: (at) => view.getFloat32(at, littleEndian),
    f64: (at) => view.getFloat64(at, littleEndian),
    i32: (at) => view.getInt32(at, littleEndian),
    i64: (at) => Number(view.getBigInt64(at, littleEndian)),
  };
  return Float64Array.from({ length: count }, (_, index) => read[kind](index * width));
}
