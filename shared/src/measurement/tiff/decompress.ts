import { inflated } from '../archive/inflate';
import { Unreadable } from '../reader';
import { format } from './directory';

interface Method {
  /** At most so many bytes from one compressed byte. */
  readonly ratio: number;
  readonly unpack: (bytes: Uint8Array, length: number) => Uint8Array;
}

const deflate: Method = {
  ratio: 1100,
  unpack: (bytes, length) => inflated(bytes, 'zlib', format, length + 65_536),
};

const methods: ReadonlyMap<number, Method> = new Map<number, Method>([
  [1, { ratio: 1, unpack: (bytes) => bytes }],
  [5, { ratio: 2800, unpack: lzw }],
  [8, deflate],
  [32946, deflate],
  [32773, { ratio: 64, unpack: packBits }],
]);

const others: ReadonlyMap<number, string> = new Map([
  [2, 'CCITT'],
  [3, 'CCITT G3'],
  [4, 'CCITT G4'],
  [6, 'JPEG'],
  [7, 'JPEG'],
  [34712, 'JPEG 2000'],
]);

/** Returns how a page is compressed; throws for what is not read, by its name. */
export function methodOf(compression: number): Method {
  const method = methods.get(compression);
  if (method) return method;
  const name = others.get(compression) ?? `编号 ${compression}`;
  throw new Unreadable(format, `图像用 ${name} 压缩，不能读取`, '请另存为不压缩或 LZW 压缩的 TIFF');
}

/** PackBits of TIFF 6.0, section 9. */
function packBits(bytes: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length);
  let at = 0;
  for (let from = 0; from < bytes.length && at < length; ) {
    const count = bytes[from++] ?? 128;
    if (count < 128) {
      const run = bytes.subarray(from, from + Math.min(count + 1, length - at));
      out.set(run, at);
      at += run.length;
      from += count + 1;
    } else if (count > 128) {
      const end = Math.min(length, at + 257 - count);
      out.fill(bytes[from++] ?? 0, at, end);
      at = end;
    }
  }
  return out.subarray(0, at);
}

const [clear, end, widest] = [256, 257, 4096];

/** LZW of TIFF 6.0, section 13: codes from the highest bit on, one bit wider a code early. */
function lzw(bytes: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length);
  // Each code is a place in what was written, and a length.
  const places = new Uint32Array(widest);
  const lengths = new Uint16Array(widest);
  let [next, width, at, previousAt, previousLength] = [258, 9, 0, 0, 0];
  let [held, bits, from] = [0, 0, 0];
  while (at < length) {
    while (bits < width && from < bytes.length) {
      held = ((held << 8) | (bytes[from++] ?? 0)) & 0xffffff;
      bits += 8;
    }
    if (bits < width) break;
    const code = (held >> (bits - width)) & ((1 << width) - 1);
    bits -= width;
    if (code === end) break;
    if (code === clear) {
      [next, width, previousLength] = [258, 9, 0];
      continue;
    }
    if (code > next || (code === next && previousLength === 0))
      throw new Unreadable(format, '压缩数据已损坏');
    const start = at;
    if (code < 256) out[at++] = code;
    else {
      const known = code < next;
      const [source, count] = known
        ? [places[code] ?? 0, lengths[code] ?? 0]
        : [previousAt, previousLength + 1];
      for (let index = 0; index < count && at < length; index++) out[at++] = out[source + index] ?? 0;
    }
    if (previousLength > 0 && next < widest) {
      places[next] = previousAt;
      lengths[next++] = previousLength + 1;
    }
    [previousAt, previousLength] = [start, at - start];
    if (next >= (1 << width) - 1 && width < 12) width++;
  }
  return out.subarray(0, at);
}
