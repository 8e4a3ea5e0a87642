import { Unreadable } from './reader';

/** Numbers at places of a binary file. A place outside of the file is refused: a head may state any offset. */
export interface ByteView {
  readonly length: number;
  readonly u8: (at: number) => number;
  readonly i8: (at: number) => number;
  readonly u16: (at: number) => number;
  readonly i16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly i32: (at: number) => number;
  readonly f32: (at: number) => number;
  readonly f64: (at: number) => number;
  /** An unsigned number of 64 bits; inexact above 2⁵³, which no count of a file reaches. */
  readonly u64: (at: number) => number;
  /** Characters of one byte each up to the first NUL, without blanks around them. */
  readonly words: (at: number, length: number) => string;
  /** Throws when the file has no `length` bytes at this place. */
  readonly needs: (at: number, length: number, what: string) => void;
}

/** Returns a view of these bytes; `format` is named in a refusal. */
export function byteView(bytes: Uint8Array, format: string, littleEndian: boolean): ByteView {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const needs = (at: number, length: number, what: string) => {
    const inside = at >= 0 && length >= 0 && at + length <= bytes.length;
    if (!inside) throw new Unreadable(format, `文件大小与文件头不符：${what}超出文件末尾`);
  };
  const reads = (length: number, get: (at: number) => number) => (at: number) => {
    needs(at, length, '数据');
    return get(at);
  };
  return {
    length: bytes.length,
    u8: reads(1, (at) => data.getUint8(at)),
    i8: reads(1, (at) => data.getInt8(at)),
    u16: reads(2, (at) => data.getUint16(at, littleEndian)),
    i16: reads(2, (at) => data.getInt16(at, littleEndian)),
    u32: reads(4, (at) => data.getUint32(at, littleEndian)),
    i32: reads(4, (at) => data.getInt32(at, littleEndian)),
    f32: reads(4, (at) => data.getFloat32(at, littleEndian)),
    f64: reads(8, (at) => data.getFloat64(at, littleEndian)),
    u64: reads(8, (at) => Number(data.getBigUint64(at, littleEndian))),
    words: (at, length) => {
      needs(at, length, '文字');
      return (
        oneByteText(bytes.subarray(at, at + length))
          .split('\0')[0]
          ?.trim() ?? ''
      );
    },
    needs,
  };
}

/** Returns a character for each byte, as Windows-1252 has it. */
export function oneByteText(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}

/** True when the bytes at `at` are these characters. */
export function hasSign(bytes: Uint8Array, sign: string, at = 0): boolean {
  return Array.from(sign).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}
