import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPdftotext } from '../../../testing/pdf';
import { endPdf, newPdf } from './pdf.file.document';
import { pdfFont } from './pdf.font.document';
import { drawDocumentHead, drawHeading, drawNote } from './pdf.head.document';
import { drawTable } from './pdf.table.document';

/** Returns what `pdfinfo` prints, with its warnings. */
function infoOf(bytes: Buffer, ...args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), bytes);
    return execFileSync('sh', ['-c', `pdfinfo ${args.join(' ')} "$0" 2>&1`, join(folder, 'a.pdf')], {
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

(hasPdftotext() ? test : test.skip)(
  'screen readers get title, headings, paragraphs and the rows of a table over two pages, each once',
  async () => {
    const { pdf, bytes } = await newPdf({ title: '表', author: '甲', created: new Date(0) }, await pdfFont());
    drawDocumentHead(pdf, { title: '结算单', below: '编号 S1', sides: [[['客户', '示例大学']]] });
    drawHeading(pdf, '明细');
    const columns = [
      { title: '项目', width: 0, align: 'left' },
      { title: '金额', width: 'fit', align: 'right' },
    ] as const;
    const rows = Array.from({ length: 60 }, (_, at) => [`项目${at + 1}`, '¥1.00']);
    drawTable(pdf, columns, rows);
    drawNote(pdf, '不是税务发票');
    endPdf(pdf, 'S1');
    const file = await bytes;
    expect(infoOf(file)).toMatch(/Tagged: +yes/);
    const structure = infoOf(file, '-struct-text');
    expect(structure).not.toContain('Mismatched');
    expect(structure).toMatch(/^Document\n {2}H1[^\n]*\n {4}"结算单"/);
    const counts = (tag: string) => structure.match(new RegExp(`^ *${tag}\\b`, 'gm'))?.length ?? 0;
    expect({ H1: counts('H1'), H2: counts('H2'), Table: counts('Table') }).toEqual({
      H1: 1,
      H2: 1,
      Table: 1,
    });
    expect({ TR: counts('TR'), TH: counts('TH'), TD: counts('TD') }).toEqual({ TR: 61, TH: 2, TD: 120 });
    // The head that is repeated on the second page, and the page numbers, are no content.
    expect(structure.match(/"金额"/g)).toHaveLength(1);
    expect(structure).not.toContain('共 2 页');
  },
);
