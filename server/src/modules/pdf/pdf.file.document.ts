import { printWithAllFonts } from './pdf.runs.document';
import { ink, margin, type Pdf, text } from './pdf.sheet.document';
import { asArtifact, beginStructure } from './pdf.structure.document';

interface Info {
  readonly title: string;
  readonly author: string;
  readonly created: Date;
}

/** Size of the pages in points, and their margin. */
interface Pages {
  readonly page: [width: number, height: number] | 'A4';
  readonly margin: number;
}

/**
 * Starts a PDF. The font, and others for letters that it lacks, are embedded as the subset that is used, with its Unicode map,
 * so that the Chinese text can be read, searched and copied. Without `pages` it is a document on A4 with a structure for screen readers.
 * `bytes` resolves after `endPdf`.
 *
 * @param font bytes of a TrueType font with Chinese glyphs
 */
export async function newPdf(
  info: Info,
  font: Buffer,
  pages?: Pages,
): Promise<{ pdf: Pdf; bytes: Promise<Buffer> }> {
  // Loaded with the first PDF, because it takes longer to load than the rest of the server's code.
  const { default: PDFDocument } = await import('pdfkit');
  const { page, margin: edge } = pages ?? { page: 'A4', margin };
  const pdf = new PDFDocument({
    // Labels are no texts to be read: each is a picture of a code with its letters.
    ...(pages === undefined && { tagged: true, pdfVersion: '1.7' as const, displayTitle: true }),
    size: page,
    margins: { top: edge, bottom: edge, left: edge, right: edge },
    bufferPages: true,
    lang: 'zh-CN',
    info: { Title: info.title, Author: info.author, CreationDate: info.created },
  });
  pdf.registerFont('sans', font).font('sans');
  await printWithAllFonts(pdf);
  if (pages === undefined) beginStructure(pdf);
  return { pdf, bytes: collect(pdf) };
}

/** Numbers the pages, each with the label, and ends the PDF. */
export function endPdf(pdf: Pdf, label: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // The footer stands in the margin, where text would otherwise open a new page.
    pdf.page.margins.bottom = 0;
    asArtifact(pdf, () =>
      text(pdf, `${label}　第 ${page - start + 1} 页 / 共 ${count} 页`, {
        size: 8,
        color: ink.soft,
        align: 'center',
        y: pdf.page.height - margin + 16,
      }),
    );
    pdf.page.margins.bottom = margin;
  }
  pdf.end();
}

/** Resolves to the bytes of a PDF after its end. */
export function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
