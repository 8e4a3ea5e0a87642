import { buffer, text } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { csvOf } from './spreadsheet.csv.service';
import { type Cell, safeText, type Table, yuanOf } from './spreadsheet.rules';
import { xlsxOf } from './spreadsheet.xlsx.service';

const tableOf = (list: readonly (readonly Cell[])[]): Table => ({
  name: '明细',
  columns: [
    { title: '摘要', format: 'text', width: 20 },
    { title: '金额', format: 'money', width: 12 },
    { title: '数量', format: 'integer', width: 8 },
  ],
  rows: async function* () {
    yield* list;
  },
});
const sheetOf = async (table: Table): Promise<string> => {
  const files = unzipSync(new Uint8Array(await buffer(xlsxOf(table))));
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
};

test('fen become yuan without rounding', () => {
  const yuan = [0, 1, -1, 99, 100, 123_450, -123_450, Number.MAX_SAFE_INTEGER].map(yuanOf);
  expect(yuan).toEqual(['0.00', '0.01', '-0.01', '0.99', '1.00', '1234.50', '-1234.50', '90071992547409.91']);
});

test('text that a spreadsheet would evaluate gets an apostrophe, other text is as it was', () => {
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'];
  expect(evil.map(safeText)).toEqual(evil.map((one) => `'${one}`));
  for (const harmless of ['', '预存 =1', '1-2', "'=1"]) expect(safeText(harmless)).toBe(harmless);
});

test('CSV starts with a byte order mark; cells are quoted, safe and in yuan', async () => {
  const csv = String(
    await buffer(
      csvOf(
        tableOf([
          ['=HYPERLINK("http://a","b")', 123_450, 3],
          ['甲,乙\n丙', -1, null],
        ]),
      ),
    ),
  );
  expect(csv).toBe(
    '\ufeff摘要,金额,数量\r\n"\'=HYPERLINK(""http://a"",""b"")",1234.50,3\r\n"甲,乙\n丙",-0.01,\r\n',
  );
});

test('Excel gets text as text, money as numbers with two decimals, and valid XML', async () => {
  const sheet = await sheetOf(
    tableOf([
      ['=1+1 <&> \u0000\ud800"甲"🙂', -123_450, 3],
      ['乙', null, null],
    ]),
  );
  expect(sheet).toContain('<t xml:space="preserve">=1+1 &lt;&amp;&gt; &quot;甲&quot;🙂</t>');
  expect(sheet).toContain('<c r="B2" s="2"><v>-1234.50</v></c><c r="C2" s="3"><v>3</v></c>');
  expect(sheet).toContain('<row r="3"><c r="A3"');
  expect(sheet).not.toContain('<f>');
  expect(sheet.endsWith('</sheetData><autoFilter ref="A1:C3"/></worksheet>')).toBe(true);
});

test('Excel gets times as times of the same wall clock, totals below the rows, and a filter', async () => {
  const sheet = await sheetOf({
    name: '明细',
    columns: [
      { title: '时间', format: 'time', width: 18 },
      { title: '金额', format: 'money', width: 12, sum: true },
    ],
    rows: async function* () {
      yield ['2026-11-26 12:00', 1_050];
      yield ['', -50];
      yield ['待定', null];
    },
  });
  // 46352 is the number of 2026-11-26 in Excel and WPS.
  expect(sheet).toContain('<c r="A2" s="4"><v>46352.5</v></c>');
  expect(sheet).toContain('待定');
  expect(sheet).toContain('<row r="5"><c r="A5" s="1" t="inlineStr"><is><t xml:space="preserve">合计</t>');
  expect(sheet).toContain('<c r="B5" s="5"><v>10.00</v></c></row></sheetData><autoFilter ref="A1:B4"/>');
});

describe.each([
  ['CSV', csvOf],
  ['Excel', xlsxOf],
])('%s of 100,000 rows', (_name, make) => {
  const total = 100_000;
  const long = () => {
    const seen = { rows: 0, ended: false };
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const table: Table = {
      ...tableOf([]),
      rows: async function* () {
        try {
          // Random letters, because repeated ones would be compressed to almost nothing.
          for (; seen.rows < total; seen.rows++) yield [Math.random().toString(36).repeat(4), seen.rows, 1];
        } finally {
          seen.ended = true;
          end();
        }
      },
    };
    return { seen, ended, table };
  };

  test('is read only as fast as it is downloaded', async () => {
    const { seen, ended, table } = long();
    const stream = make(table);
    await new Promise((resolve) => stream.once('readable', resolve));
    // The first bytes may come before the first row: rows that nobody began to read never end.
    while (seen.rows === 0) await new Promise(setImmediate);
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
    expect(seen.rows).toBeLessThan(total / 10);
    stream.destroy();
    await ended;
    expect(seen.rows).toBeLessThan(total / 10);
  });

  test('has every row', async () => {
    const { seen, table } = long();
    let bytes = 0;
    for await (const chunk of make(table)) bytes += chunk.length;
    expect(seen).toEqual({ rows: total, ended: true });
    expect(bytes).toBeGreaterThan(total * 20);
  });

  test('an error of the rows breaks the download', async () => {
    const table: Table = {
      ...tableOf([]),
      // biome-ignore lint/correctness/useYield: it throws
      rows: async function* () {
        throw new Error('no database');
      },
    };
    await expect(buffer(make(table))).rejects.toThrow('no database');
  });
});

test('details are a second sheet of Excel, named, and no part of a CSV', async () => {
  async function* one() {
    yield ['S1'];
  }
  const columns = [{ title: '样品', format: 'text', width: 10 }] as const;
  const table = { name: '订单', columns, rows: one, details: { name: '样品', columns, rows: one } };
  const files = unzipSync(new Uint8Array(await buffer(xlsxOf(table))));
  const textIn = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(textIn('xl/workbook.xml')).toContain('<sheet name="样品" sheetId="2" r:id="rId2"/>');
  expect(textIn('xl/worksheets/sheet2.xml')).toContain('S1');
  expect(textIn('[Content_Types].xml')).toContain('/xl/worksheets/sheet2.xml');
  expect(await text(csvOf(table))).not.toContain('sheet');
});
