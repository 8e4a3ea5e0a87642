import { limits } from '@portal/shared/rules';
import { encodePng, pngHead, pngLines } from '../../kit/png';

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
  return cut && encodePng({ ...cut, samples: cut.grey });
}

function decodePng(bytes: Buffer): Pixels | undefined {
  const head = pngHead(bytes);
  if (!head) return undefined;
  const { width, height } = head;
  const size = bytesOfPixel[head.colour];
  const plain = head.depth === 8 && !head.interlaced;
  const fits = width > 0 && width <= limits.signatureWidth && height > 0 && height <= limits.signatureHeight;
  if (!plain || !fits || size === undefined) return undefined;
  const lines = pngLines(bytes, { height, stride: width * size, step: size });
  if (!lines) return undefined;
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at++) {
    const pixel = Math.floor(at / width) * (width * size + 1) + 1 + (at % width) * size;
    grey[at] = brightness(lines.subarray(pixel, pixel + size));
  }
  return { width, height, grey };
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
