import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** What a PNG's head says of its pixels. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  readonly colour: number;
  readonly interlaced: boolean;
}

/** Returns the head of a PNG; undefined for bytes that are none. */
export function pngHead(bytes: Buffer): PngHead | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(signature)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    depth: bytes.readUInt8(24),
    colour: bytes.readUInt8(25),
    interlaced: bytes.readUInt8(28) !== 0,
  };
}

/** Returns the content of all chunks of a type, joined. */
export function pngChunks(bytes: Buffer, type: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === type)
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

interface LineSize {
  readonly height: number;
  /** Bytes of a line without its filter. */
  readonly stride: number;
  /** Bytes from a sample to the one on its left. */
  readonly step: number;
}

/**
 * Returns the lines of a PNG without their filters, each after one byte that says nothing any more. Returns undefined when they are not
 * as many bytes as the head says, which bounds the memory, and for an unknown filter.
 */
export function pngLines(bytes: Buffer, { height, stride, step }: LineSize): Buffer | undefined {
  const lines = inflated(pngChunks(bytes, 'IDAT'), (stride + 1) * height);
  return lines && unfilter(lines, stride, step) ? lines : undefined;
}

function inflated(data: Buffer, length: number): Buffer | undefined {
  try {
    const lines = inflateSync(data, { maxOutputLength: length });
    return lines.length === length ? lines : undefined;
  } catch {
    return undefined;
  }
}

/** Undoes the filters of the lines in place; returns false for an unknown filter. Each line begins with its filter. */
function unfilter(lines: Buffer, stride: number, size: number): boolean {
  for (let start = 0; start < lines.length; start += stride + 1) {
    const filter = lines[start] ?? 0;
    if (filter > 4) return false;
    for (let x = 0; x < stride && filter > 0; x++) {
      const at = start + 1 + x;
      const left = x < size ? 0 : (lines[at - size] ?? 0);
      const above = start === 0 ? 0 : (lines[at - stride - 1] ?? 0);
      const corner = start === 0 || x < size ? 0 : (lines[at - stride - 1 - size] ?? 0);
      lines[at] = ((lines[at] ?? 0) + predicted(filter, left, above, corner)) & 0xff;
    }
  }
  return true;
}

/** Returns what a filter of PNG predicts from the neighbours. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

interface Samples {
  readonly width: number;
  readonly height: number;
  /** Bytes of 8 bits, row by row: one a pixel in grey, three in RGB. */
  readonly samples: Buffer;
}

/** Returns a PNG with 8 bits, without alpha and not interlaced, which a PDF takes as it is. */
export function encodePng({ width, height, samples }: Samples): Buffer {
  const stride = samples.length / height;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  head.writeUInt8(stride === width ? 0 : 2, 9);
  const lines = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) samples.copy(lines, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
