import { readMeasurement } from '@portal/shared/measurement';
import { encodePng } from '../../kit/png';
import type { PrintedFile } from '../../ports/prints/prints';
import { type PixelSource, pngPixels } from './report.pixels.rules';

/** Pixels that are decoded at most: an image of a microscope has a fourth of them. */
const mostPixels = 24_000_000;

/** Pixels of the longer side that are printed: 300 dots an inch over the width of the page. */
const printedSide = 2000;

/** Returns a picture as a PNG of RGB with 8 bits on white, made smaller when it has more pixels than are printed; null when it can't be read. */
export function printOf({ name, mime, bytes }: PrintedFile): Uint8Array | null {
  const source = mime === 'image/png' ? pngPixels(Buffer.from(bytes), mostPixels) : tiffPixels(name, bytes);
  return source ? encodePng(reduced(source)) : null;
}

/** The first page of a TIFF; undefined when the viewer would not show it either. */
function tiffPixels(name: string, bytes: Uint8Array<ArrayBuffer>): PixelSource | undefined {
  const reading = readMeasurement(name, bytes);
  const [page] = reading.kind === 'pictures' ? reading.pictures : [];
  if (!page || page.width * page.height > mostPixels) return undefined;
  const { width, height, rgba } = page;
  return {
    width,
    height,
    read: (x, y, into) => {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel++) into[channel] = rgba[at + channel] ?? 0;
    },
  };
}

/** Returns the mean of each square of pixels, as many as make the longer side fit. */
function reduced({ width, height, read }: PixelSource) {
  const factor = Math.ceil(Math.max(width, height) / printedSide);
  const across = Math.max(1, Math.floor(width / factor));
  const down = Math.max(1, Math.floor(height / factor));
  const samples = Buffer.alloc(across * down * 3);
  const pixel: [number, number, number, number] = [0, 0, 0, 255];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let inY = y * factor; inY < Math.min((y + 1) * factor, height); inY++)
        for (let inX = x * factor; inX < Math.min((x + 1) * factor, width); inX++) {
          read(inX, inY, pixel);
          const white = 255 - pixel[3];
          red += (pixel[0] * pixel[3]) / 255 + white;
          green += (pixel[1] * pixel[3]) / 255 + white;
          blue += (pixel[2] * pixel[3]) / 255 + white;
          count++;
        }
      const at = (y * across + x) * 3;
      samples[at] = Math.round(red / count);
      samples[at + 1] = Math.round(green / count);
      samples[at + 2] = Math.round(blue / count);
    }
  return { width: across, height: down, samples };
}
