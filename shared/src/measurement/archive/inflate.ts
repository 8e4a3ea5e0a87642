import { Inflate, Unzlib } from 'fflate';
import { bounds } from '../bounds';
import { Unreadable } from '../reader';

/** Compressed bytes that are given at once: they can become a thousand times as much before the limit is looked at. */
const step = 16 * 1024;

/** Returns what compressed bytes hold. More than `limit` bytes, or broken ones, are refused before more is made. */
export function inflated(
  bytes: Uint8Array,
  kind: 'raw' | 'zlib',
  format: string,
  limit: number = bounds.inflated,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const keep = (part: Uint8Array) => {
    length += part.length;
    if (length > limit) throw new Unreadable(format, '解压后的数据超过文件写明的大小或可以显示的范围');
    parts.push(part);
  };
  const stream = kind === 'raw' ? new Inflate(keep) : new Unzlib(keep);
  try {
    for (let from = 0; from < bytes.length; from += step) {
      stream.push(bytes.subarray(from, from + step), from + step >= bytes.length);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(format, '压缩数据已损坏');
  }
  return joinedParts(parts, length);
}

function joinedParts(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}
