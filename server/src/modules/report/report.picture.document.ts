import { drawHeading } from '../pdf/pdf.head.document';
import { heightOf, ink, margin, needHeight, type Pdf, room, text } from '../pdf/pdf.sheet.document';
import { asFigure } from '../pdf/pdf.structure.document';

/** A picture as a PDF takes it: a JPEG, or a PNG without alpha. Undefined bytes are those of one that can't be read. */
export interface PrintedPicture {
  readonly caption: string;
  readonly bytes: Buffer | undefined;
}

/** Points of the height of a picture: two stand on a page. */
const tallest = 290;

/** Draws the pictures in the middle, each with its number and caption below it. */
export function drawPictures(pdf: Pdf, pictures: readonly PrintedPicture[]): void {
  pictures.forEach(({ caption, bytes }, index) => {
    const words = captionOf(index, caption);
    const below = heightOf(pdf, words, 9, room(pdf)) + 22;
    const size = bytes && sizeOf(pdf, bytes);
    if (index === 0) drawHeading(pdf, '图片', (size?.height ?? 0) + below - 50);
    needHeight(pdf, (size?.height ?? 20) + below);
    const top = pdf.y + 8;
    if (bytes && size) {
      const x = margin + (room(pdf) - size.width) / 2;
      asFigure(pdf, words, () => pdf.image(bytes, x, top, size));
      pdf.y = top + size.height;
    } else text(pdf, '（图片无法读取）', { size: 10, color: ink.accent, align: 'center', y: top });
    text(pdf, words, { size: 9, color: ink.soft, align: 'center', y: pdf.y + 6 });
    pdf.y += 6;
  });
}

/** Returns the number of a picture with its caption. */
const captionOf = (index: number, caption: string): string => `图 ${index + 1}　${caption}`.trim();

/** Returns the size on the page; undefined for bytes that the PDF does not take. */
function sizeOf(pdf: Pdf, bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = pdf.openImage(bytes);
    // Phones store some pictures on their side.
    const [across, down] = orientation > 4 ? [height, width] : [width, height];
    // 96 dots an inch: a small picture is not blown up.
    const scale = Math.min(0.75, room(pdf) / across, tallest / down);
    return { width: across * scale, height: down * scale };
  } catch {
    return undefined;
  }
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Reads a picture without drawing it. */
      openImage(bytes: Buffer): {
        readonly width: number;
        readonly height: number;
        readonly orientation?: number;
      };
    }
  }
}
