import { collect } from './pdf.file.document';

/** Distance in points between a picture and the edges of its page. */
const edge = 18;

/**
 * Returns a PDF with one picture on each A4 page, in portrait format, as large as it fits. Returns undefined when a picture is
 * no JPEG. Other formats are not accepted, because pdfkit decodes PNGs without bounds and throws outside of the call when one
 * is broken; a JPEG is embedded as it is.
 */
export async function picturesPdf(
  { title, created }: { readonly title: string; readonly created: Date },
  jpegs: readonly Buffer[],
): Promise<Buffer | undefined> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: edge,
    autoFirstPage: false,
    lang: 'zh-CN',
    info: { Title: title, CreationDate: created },
  });
  const bytes = collect(pdf);
  for (const jpeg of jpegs) {
    if (!drawPage(pdf, jpeg)) return undefined;
  }
  pdf.end();
  return bytes;
}

function drawPage(pdf: PDFKit.PDFDocument, jpeg: Buffer): boolean {
  const isJpeg = jpeg.length > 2 && jpeg.readUInt16BE(0) === 0xffd8;
  if (!isJpeg) return false;
  pdf.addPage();
  const { width, height } = pdf.page;
  try {
    pdf.image(jpeg, edge, edge, {
      fit: [width - 2 * edge, height - 2 * edge],
      align: 'center',
      valign: 'center',
    });
    return true;
  } catch {
    return false;
  }
}
