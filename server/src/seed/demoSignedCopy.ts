import { pdfFont } from '../modules/pdf/pdf.font.document';

/**
 * Returns a placeholder for the scan of a signed agreement: one page that names the order and says that it is a
 * sample.
 */
export async function demoSignedCopy(code: string): Promise<{ name: string; bytes: Buffer }> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', margin: 72, lang: 'zh-CN' });
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('sans', await pdfFont()).font('sans');
  pdf.fontSize(18).text('检测技术服务协议（签字页，示例）').moveDown();
  pdf.fontSize(11).text(`订单号：${code}`).moveDown();
  pdf.text('本页为演示数据，代替客户签字后的扫描件。').moveDown(2);
  pdf.text('甲方（签字）：演示用户');
  pdf.end();
  return { name: `签字件（示例）-${code}.pdf`, bytes: await bytes };
}
