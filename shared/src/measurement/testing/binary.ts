/** Kinds of numbers in a file that a test makes. */
type Kind = 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32' | 'f64' | 'u64';

const widths: Record<Kind, number> = { u8: 1, i8: 1, u16: 2, i16: 2, u32: 4, i32: 4, f32: 4, f64: 8, u64: 8 };

/** Returns a row of numbers as bytes. */
export function packed(kind: Kind, values: readonly number[], littleEndian = true): Uint8Array {
  const bytes = new Uint8Array(values.length * widths[kind]);
  const view = new DataView(bytes.buffer);
  const put: Record<Kind, (at: number, value: number) => void> = {
    u8: (at, value) => view.setUint8(at, value),
    i8: (at, value) => view.setInt8(at, value),
    u16: (at, value) => view.setUint16(at, value, littleEndian),
    i16: (at, value) => view.setInt16(at, value, littleEndian),
    u32: (at, value) => view.setUint32(at, value, littleEndian),
    i32: (at, value) => view.setInt32(at, value, littleEndian),
    f32: (at, value) => view.setFloat32(at, value, littleEndian),
    f64: (at, value) => view.setFloat64(at, value, littleEndian),
    u64: (at, value) => view.setBigUint64(at, BigInt(value), littleEndian),
  };
  for (const [index, value] of values.entries()) put[kind](index * widths[kind], value);
  return bytes;
}

/** Returns a text as bytes, filled with NULs up to `length`. */
export function padded(text: string, length?: number): Uint8Array {
  const written = new TextEncoder().encode(text);
  const bytes = new Uint8Array(length ?? written.length);
  bytes.set(written.subarray(0, bytes.length));
  return bytes;
}

/** Returns these parts one after another. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => {
    bytes.set(part, at);
    return at + part.length;
  }, 0);
  return bytes;
}

/** Returns a block of `length` bytes with these parts at their places. */
export function placed(
  length: number,
  parts: readonly (readonly [at: number, part: Uint8Array])[],
): Uint8Array {
  const bytes = new Uint8Array(length);
  for (const [at, part] of parts) bytes.set(part, at);
  return bytes;
}
