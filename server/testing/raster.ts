import { execFileSync } from 'node:child_process';

/** True when the program that renders PDFs is installed. */
export function hasPdftoppm(): boolean {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A page in shades of grey. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** True when the point, in fractions of a millimetre from the upper left corner, is dark. */
  darkAt(x: number, y: number): boolean;
}

/** Renders the first page of a PDF at 600 dots an inch. */
export function rasterOf(pdf: Buffer): Raster {
  const options = ['-r', '600', '-gray', '-f', '1', '-l', '1', '-'];
  const pgm = execFileSync('pdftoppm', options, { input: pdf, maxBuffer: 256 * 1024 * 1024 });
  // Format P5: three lines of text, then a byte for each pixel.
  const head = /^P5\s+(\d+)\s+(\d+)\s+(\d+)\s/.exec(pgm.subarray(0, 64).toString('latin1'));
  const [start = '', width, height] = head ?? [];
  const pixels = pgm.subarray(start.length);
  const size = { width: Number(width), height: Number(height) };
  const dot = (length: number) => Math.floor((length / 25.4) * 600);
  return {
    ...size,
    darkAt: (x, y) => (pixels[dot(y) * size.width + dot(x)] ?? 255) < 128,
  };
}
