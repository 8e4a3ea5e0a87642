import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { endPdf, newPdf } from './pdf.file.document';
import { pdfFont } from './pdf.font.document';
import { drawHeading, drawNote, drawSum, noteHeight, sumHeight } from './pdf.head.document';
import type { Pdf } from './pdf.sheet.document';
import { drawTable } from './pdf.table.document';

const note = '本结算单列出下载时的付款情况，不是税务发票。'.repeat(4);
const columns = [
  { title: '时间', width: 124, align: 'left' },
  { title: '金额', width: 0, align: 'right' },
] as const;

function draw(pdf: Pdf, rows: number): void {
  const end = sumHeight + noteHeight(pdf, note);
  drawHeading(pdf, '付款记录', end);
  drawTable(
    pdf,
    columns,
    Array.from({ length: rows }, (_, at) => [`第${at + 1}行`, '¥1.00']),
    end,
  );
  drawSum(pdf, '已付合计');
  drawNote(pdf, note);
}

(hasPdftotext() ? test : test.skip)(
  'whatever the number of rows, sum and note stand on the page of the last row',
  async () => {
    for (let rows = 20; rows <= 32; rows++) {
      const { pdf, bytes } = await newPdf(
        { title: '表', author: '表', created: new Date(0) },
        await pdfFont(),
      );
      draw(pdf, rows);
      endPdf(pdf, '表');
      const pages = textOfPdf(await bytes)
        .split('\f')
        .filter((page) => page.trim());
      const last = pages.at(-1);
      expect(last).toContain(`第${rows}行`);
      expect(last).toContain('已付合计');
      expect(last).toContain('不是税务发票');
    }
  },
);
