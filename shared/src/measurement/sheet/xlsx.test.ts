/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import type { Reading } from '../reading';
import { readMeasurement } from '../readMeasurement';
import { processorTime } from '../testing/processorTime';
import { curvesIn } from '../text/testing/texts';

type Cell = string | number | { readonly date: number };

const cell = (value: Cell, reference: string): string => {
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  if (typeof value === 'object') return `<c r="${reference}" s="1"><v>${value.date}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
};

const sheet = (rows: readonly (readonly Cell[])[]): string =>
  `<worksheet><sheetData>${rows
    .map(
      (row, r) =>
        `<row r="${r + 1}">${row.map((value, c) => cell(value, `${String.fromCharCode(65 + c)}${r + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

function workbook(sheets: { readonly [name: string]: string }): Uint8Array {
  const names = Object.keys(sheets);
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheets[name] ?? '')]),
    ),
  });
}

const indices = [...Array(30).keys()];
const read = (bytes: Uint8Array): Reading => readMeasurement('book.xlsx', bytes);

describe('a workbook', () => {
  test('is read as a text with columns is, each sheet under its name', () => {
    const rows: Cell[][] = [
      ['样品', '甲&乙'],
      ['波长 (nm)', '吸光度'],
      ...indices.map((index) => [800 - index, index / 10 ** 6]),
    ];
    const found = curvesIn(read(workbook({ 一: sheet(rows), 二: sheet(rows) })));
    expect(found.map(({ name, family, x, y }) => [name, family, x.length, y[1]])).toEqual([
      ['一', 'uvVis', 30, 1e-6],
      ['二', 'uvVis', 30, 1e-6],
    ]);
    expect(found[0]?.facts).toContainEqual({ name: '样品', value: '甲&乙' });
  });
  test('a date is no value', () => {
    const rows: Cell[][] = [
      ['Date', 'Time (s)', 'Signal (mV)'],
      ...indices.map((index) => [{ date: 45000.5 + index }, index, index * 2]),
    ];
    expect(curvesIn(read(workbook({ a: sheet(rows) })))).toMatchObject([
      { xAxis: { label: 'Time', unit: 's' } },
    ]);
  });
  test('without curves is tables', () => {
    expect(
      read(
        workbook({
          结果: sheet([
            ['样品', '含量'],
            ['甲', 1.5],
            ['乙', 'ND'],
          ]),
        }),
      ),
    ).toMatchObject({
      kind: 'tables',
      tables: [
        {
          columns: ['样品', '含量'],
          rows: [
            ['甲', '1.5'],
            ['乙', 'ND'],
          ],
        },
      ],
    });
  });
  test('that becomes too large, is cut or empty is refused', () => {
    const bomb = workbook({ a: sheet([['x']]) });
    // The directory at the end says how much each part becomes.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    for (let at = 0; at + 28 < bomb.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
    }
    expect(read(bomb)).toMatchObject({ kind: 'refused', reason: '解压后的内容过大' });
    const whole = workbook({ a: sheet([['x', 'y'], ...indices.map((index) => [index, index])]) });
    expect(read(whole.subarray(0, whole.length - 40)).kind).toBe('refused');
    expect(read(workbook({ a: '<worksheet/>' }))).toMatchObject({
      kind: 'refused',
      reason: '工作簿没有内容',
    });
  });
  test('broken parts never hang', () => {
    for (const xml of [
      `<sheetData>${'<row r="1">'.repeat(50_000)}`,
      `<sheetData><row>${'<c r="A1"><v>'.repeat(50_000)}</row>`,
      `<sheetData>${'<row r="9"><c r="XFD9"><v>1</v></c></row>'.repeat(2000)}`,
    ]) {
      const started = processorTime();
      read(workbook({ a: `<worksheet>${xml}</worksheet>` }));
      expect(processorTime() - started).toBeLessThan(2000);
    }
  });
});
