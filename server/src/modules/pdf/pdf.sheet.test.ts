import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { endPdf, newPdf } from './pdf.file.document';
import { pdfFont } from './pdf.font.document';
import { text } from './pdf.sheet.document';

(hasPdftotext() ? test : test.skip)(
  'wave numbers, formulas and powers are printed with signs that the font has',
  async () => {
    const info = { title: '测试', author: '测试', created: new Date('2026-11-18') };
    const { pdf, bytes } = await newPdf(info, await pdfFont());
    text(pdf, '波数范围：4000–400 cm⁻¹', { size: 10 });
    text(pdf, 'N₂（77 K），H₂SO₄，Na⁺，10⁶ 个，10⁻⁹ mol，25 m²', { size: 10 });
    endPdf(pdf, '测试');
    const printed = textOfPdf(await bytes);
    expect(printed).toContain('4000–400 cm-¹');
    expect(printed).toContain('N2（77 K），H2SO4，Na+，10^6 个，10^-9 mol，25 m²');
  },
);
