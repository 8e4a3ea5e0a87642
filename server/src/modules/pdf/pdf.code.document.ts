import type { Pdf } from './pdf.sheet.document';

/** A rectangle in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The library that encodes QR codes and bars. */
export type Codes = Pick<typeof import('bwip-js/node'), 'raw'>;

/**
 * Loads the library, with the first labels only: it is larger than the rest of the server's code. Its default export is
 * used, because as an ES module its `raw` is another function, the encoder of a symbology with that name.
 */
export const loadCodes = async (): Promise<Codes> => (await import('bwip-js/node')).default;

/** Draws a QR code. The label's edge and the gap to the words are its quiet zone. */
export function drawQr(pdf: Pdf, text: string, { x, y, width }: Box, { raw }: Codes): void {
  const [symbol] = raw('qrcode', text, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) throw new Error('the library drew no QR code');
  const { pixs, pixx } = symbol;
  const side = width / pixx;
  pixs.forEach((dark, index) => {
    // One rectangle for each run of dark modules: neighbours would show a hairline between them.
    const column = index % pixx;
    if (dark === 0 || (column > 0 && pixs[index - 1] === 1)) return;
    const rest = pixs.slice(index, index - column + pixx);
    const end = rest.indexOf(0);
    const run = end === -1 ? rest.length : end;
    pdf.rect(x + column * side, y + Math.floor(index / pixx) * side, run * side, side);
  });
  pdf.fill('#000000');
}

/** Modules of the quiet zone at each side of the bars. */
const quiet = 10;

/** Draws a Code 128 over the whole width, its quiet zone included. */
export function drawBars(pdf: Pdf, text: string, { x, y, width, height }: Box, { raw }: Codes): void {
  const [symbol] = raw('code128', text);
  if (!symbol || !('sbs' in symbol)) throw new Error('the library drew no bars');
  const modules = symbol.sbs.reduce((sum, wide) => sum + wide, 0);
  const unit = width / (modules + 2 * quiet);
  let at = x + quiet * unit;
  symbol.sbs.forEach((wide, index) => {
    // Bars and spaces take turns, beginning with a bar.
    if (index % 2 === 0) pdf.rect(at, y, wide * unit, height);
    at += wide * unit;
  });
  pdf.fill('#000000');
}
