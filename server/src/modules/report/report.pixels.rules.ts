import { type PngHead, pngChunks, pngHead, pngLines } from '../../kit/png';

/** A decoded picture: `read` writes red, green, blue and alpha of a pixel, each of 8 bits. */
export interface PixelSource {
  readonly width: number;
  readonly height: number;
  readonly read: (x: number, y: number, into: [number, number, number, number]) => void;
}

/** Samples of a pixel by colour type. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bits of a sample that a colour type may have. */
const depthsOf: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Decodes a PNG of any colour type that is not interlaced; undefined for others, broken ones, and more than `most` pixels. */
export function pngPixels(bytes: Buffer, most: number): PixelSource | undefined {
  const head = pngHead(bytes);
  const count = samplesOf[head?.colour ?? -1];
  if (!head || count === undefined || !depthsOf[head.colour]?.includes(head.depth)) return undefined;
  const { width, height, depth, interlaced } = head;
  if (interlaced || width === 0 || height === 0 || width * height > most) return undefined;
  const stride = Math.ceil((width * count * depth) / 8);
  const lines = pngLines(bytes, { height, stride, step: Math.max(1, (count * depth) / 8) });
  if (!lines) return undefined;
  /** Returns a sample: of 16 bits the higher ones, of fewer than 8 the number itself. */
  const sample = (x: number, y: number, channel: number): number => {
    const bit = (x * count + channel) * depth;
    const byte = lines[y * (stride + 1) + 1 + (bit >> 3)] ?? 0;
    return depth < 8 ? (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1) : byte;
  };
  return { width, height, read: reader(bytes, head, sample) };
}

type Sample = (x: number, y: number, channel: number) => number;

/** Returns how a pixel is read by colour type. */
function reader(bytes: Buffer, { colour, depth }: PngHead, sample: Sample): PixelSource['read'] {
  if (colour === 3) {
    const palette = pngChunks(bytes, 'PLTE');
    const alpha = pngChunks(bytes, 'tRNS');
    return (x, y, into) => {
      const entry = sample(x, y, 0);
      for (let channel = 0; channel < 3; channel++) into[channel] = palette[entry * 3 + channel] ?? 0;
      into[3] = alpha[entry] ?? 255;
    };
  }
  const scale = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  const isGrey = colour === 0 || colour === 4;
  const alphaAt = colour === 4 ? 1 : colour === 6 ? 3 : undefined;
  return (x, y, into) => {
    for (let channel = 0; channel < 3; channel++) into[channel] = sample(x, y, isGrey ? 0 : channel) * scale;
    into[3] = alphaAt === undefined ? 255 : sample(x, y, alphaAt);
  };
}
