import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { endPdf, newPdf } from './pdf.file.document';
import { pdfFont } from './pdf.font.document';
import { type Pdf, text } from './pdf.sheet.document';

const printed = async (draw: (pdf: Pdf) => void): Promise<string> => {
  const info = { title: '测试', author: '测试', created: new Date('2026-11-18') };
  const { pdf, bytes } = await newPdf(info, await pdfFont());
  draw(pdf);
  endPdf(pdf, '测试');
  return textOfPdf(await bytes);
};

const read = hasPdftotext() ? test : test.skip;

read('wave numbers, formulas and powers are printed as they are written', async () => {
  const words = await printed((pdf) => {
    text(pdf, '波数范围：4000–400 cm⁻¹', { size: 10 });
    text(pdf, 'N₂（77 K），H₂SO₄，Na⁺，10⁶ 个，10⁻⁹ mol，25 m²', { size: 10 });
  });
  expect(words).toContain('4000–400 cm⁻¹');
  expect(words).toContain('N₂（77 K），H₂SO₄，Na⁺，10⁶ 个，10⁻⁹ mol，25 m²');
});

read(
  'what nobody sees is not printed, a sign of another font is, and what no font has is marked',
  async () => {
    const words = await printed((pdf) => {
      text(pdf, '甲\u200b乙\u202d丙\ufe0f丁', { size: 10 });
      text(pdf, '约∼5∙10 Ł Ω̄ ﬁ', { size: 10, align: 'right' });
      text(pdf, '样品👩‍🔬完', { size: 10, align: 'center' });
    });
    expect(words).toContain('甲乙丙丁');
    expect(words).toContain('约∼5∙10 Ł');
    expect(words).toContain('样品〓完');
  },
);
