import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { endPdf, newPdf } from './pdf.file.document';
import { pdfFont } from './pdf.font.document';
import { text } from './pdf.sheet.document';

(hasPdftotext() ? test : test.skip)('wave numbers are printed with signs that the font has', async () => {
  const info = { title: '测试', author: '测试', created: new Date('2026-11-18') };
  const { pdf, bytes } = await newPdf(info, await pdfFont());
  text(pdf, '波数范围：4000–400 cm⁻¹', { size: 10 });
  endPdf(pdf, '测试');
  expect(textOfPdf(await bytes)).toContain('4000–400 cm-¹');
});
