import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { limits } from '@portal/shared/rules';

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of a pixel by the colour types that browsers write: RGB and RGBA, 8 bits each. */
const bytesOfPixel: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
/** A pixel that is darker belongs to the stroke. */
const inkBelow = 160;
/** Fewer pixels of ink are a dot and no signature. */
const leastInk = 60;
/** White pixels around the stroke. */
const edge = 8;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Brightness of each pixel on white, row by row. */
  readonly grey: Buffer;
}

/**
 * Returns a drawn signature as a greyscale PNG without its empty margins. Returns undefined when the bytes are no PNG of
 * a canvas, too large, or empty. The picture is encoded anew, because pdfkit decodes PNGs without bounds and throws outside of the call
 * when one is broken.
 */
export function signaturePicture(bytes: Buffer): Buffer | undefined {
  const pixels = decodePng(bytes);
  const cut = pixels && withoutMargins(pixels);
  return cut && encodePng(cut);
}

function decodePng(bytes: Buffer): Pixels | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(pngSignature)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const size = bytesOfPixel[bytes.readUInt8(25)];
  const plain = bytes.readUInt8(24) === 8 && bytes.readUInt8(28) === 0;
  const fits = width > 0 && width <= limits.signatureWidth && height > 0 && height <= limits.signatureHeight;
  if (!plain || !fits || size === undefined) return undefined;
  const lines = inflated(imageData(bytes), (width * size + 1) * height);
  if (!lines || !unfilter(lines, width * size, size)) return undefined;
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at++) {
    const pixel = Math.floor(at / width) * (width * size + 1) + 1 + (at % width) * size;
    grey[at] = brightness(lines.subarray(pixel, pixel + size));
  }
  return { width, height, grey };
}

/** Joins the compressed data of a PNG. */
function imageData(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
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
    for (let x = 0; x < stride; x++) {
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
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(
    Math.abs,
  );
  if ((toLeft ?? 0) <= (toAbove ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
  return (toAbove ?? 0) <= (toCorner ?? 0) ? above : corner;
}

/** Returns the brightness of a pixel on white. */
function brightness([red = 0, green = 0, blue = 0, alpha = 255]: Uint8Array): number {
  const value = 0.299 * red + 0.587 * green + 0.114 * blue;
  return Math.round(255 + ((value - 255) * alpha) / 255);
}

/** Cuts the margins off; undefined when there is no stroke. */
function withoutMargins({ width, height, grey }: Pixels): Pixels | undefined {
  let [left, top, right, bottom, ink] = [width, height, -1, -1, 0];
  grey.forEach((value, at) => {
    if (value >= inkBelow) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
    ink++;
  });
  if (ink < leastInk) return undefined;
  [left, top] = [Math.max(0, left - edge), Math.max(0, top - edge)];
  [right, bottom] = [Math.min(width - 1, right + edge), Math.min(height - 1, bottom + edge)];
  const rows: Buffer[] = [];
  for (let y = top; y <= bottom; y++) rows.push(grey.subarray(y * width + left, y * width + right + 1));
  return { width: right - left + 1, height: bottom - top + 1, grey: Buffer.concat(rows) };
}

function encodePng({ width, height, grey }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits, greyscale; compression, filter and interlace are 0.
  head.writeUInt8(8, 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) grey.copy(lines, y * (width + 1) + 1, y * width, (y + 1) * width);
  return Buffer.concat([
    pngSignature,
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
