import { assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { readSamples } from '../reading/sampleReading';
import { readSampleFile } from '../sampleFile';
import { numberCell, rowOf, workbookFile } from './workbookFixture';

const read = async (file: File) => readSamples(await readSampleFile(file));
const head = rowOf('样品编号', '样品名称', '样品形态');

/** Reads one number cell of a column of sample numbers. */
async function numberAs(value: number | string, format: string | number, date1904 = false) {
  const rows = head + rowOf(numberCell(value, 1), '石墨', '粉末');
  const { rows: samples, problems } = await read(
    workbookFile({ sheets: [{ name: '清单', rows }], formats: [format], date1904 }),
  );
  return { number: samples[0]?.number, problem: problems[0]?.message };
}

test.each<[string, number | string, string | number, string]>([
  ['leading zeros', 7, '000', '007'],
  ['a text before the number', 7, '"LFP-"000', 'LFP-007'],
  ['groups of digits', 20261127, '0000-00-00', '2026-11-27'],
  ['decimals', 1.1, '0.00', '1.10'],
  ['a percentage', 0.5, 9, '50%'],
  ['a fraction', 0.5, 12, '1/2'],
  ['binary noise', '1.1000000000000001', 0, '1.1'],
  ['a format that nobody can read', 5, '"open', '5'],
])('a number is read as Excel shows it: %s', async (_name, value, format, number) => {
  expect(await numberAs(value, format)).toEqual({ number, problem: undefined });
});

test.each<[string, number | string, string | number, string, RegExp]>([
  ['3-1 in a Chinese Excel', 46082, 58, '3月1日', /显示为日期“3月1日”，请核对是否应为“3-1”/],
  ['3-1 in an English Excel', 46082, 16, '1-Mar', /“1-Mar”，请核对是否应为“3-1”/],
  ['a day with its year', 46082, 14, '2026/3/1', /显示为日期“2026\/3\/1”，请核对/],
  ['a day in an own format', 46082, '[$-804]yyyy"年"m"月"d"日";@', '2026年3月1日', /“2026年3月1日”/],
  ['1:30', 0.0625, 20, '1:30', /显示为日期“1:30”/],
  ['1E5', 100000, 11, '1.00E+05', /显示为“1.00E\+05”/],
  ['a number of 12 digits', 202611270001, 0, '202611270001', /显示为“2.02611E\+11”，按“202611270001”/],
  ['a number of 18 digits', '110108199001011234', 1, '110108199001011000', /超过 15 位/],
])('a cell that may not say what was typed is named: %s', async (_name, value, format, number, problem) => {
  expect(await numberAs(value, format)).toEqual({ number, problem: expect.stringMatching(problem) });
});

test('days are counted from 1904 where the workbook says so', async () => {
  expect((await numberAs(46082 - 1462, 14, true)).number).toBe('2026/3/1');
});

test('leading zeros of any width survive', async () => {
  await assert(
    asyncProperty(integer({ min: 0, max: 99999 }), integer({ min: 1, max: 8 }), async (value, width) => {
      const { number, problem } = await numberAs(value, '0'.repeat(width));
      expect(number).toBe(String(value).padStart(width, '0'));
      expect(problem).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});

test('a formula without its result and an error are no texts of samples', async () => {
  const rows =
    head +
    rowOf('<c><f>A1</f></c>', '石墨', '粉末') +
    rowOf('<c t="e"><v>#N/A</v></c>', '硅碳', '粉末') +
    rowOf('<c t="str"><f>"A"&amp;1</f><v>A1</v></c>', '隔膜', '薄膜');
  const { rows: samples, problems } = await read(workbookFile({ sheets: [{ name: '清单', rows }] }));
  expect(samples.map(({ number }) => number)).toEqual([undefined, undefined, 'A1']);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, expect.stringContaining('公式还没有计算结果')],
    [3, '显示为“#N/A”，没有可用的内容'],
  ]);
});

test('merged cells have their value in each row, below a title over all columns', async () => {
  const rows =
    rowOf('2026 年送样清单') +
    head +
    rowOf('A1', '石墨', '粉末') +
    rowOf('A2', '硅碳', '') +
    rowOf('A3', '', '块体') +
    rowOf('', '', '');
  const after =
    '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="C3:C4"/><mergeCell ref="B4:B9"/></mergeCells>';
  const {
    rows: samples,
    skipped,
    problems,
  } = await read(workbookFile({ sheets: [{ name: '清单', rows, after }] }));
  expect(samples).toEqual([
    { number: 'A1', name: '石墨', form: 'powder' },
    { number: 'A2', name: '硅碳', form: 'powder' },
    { number: 'A3', name: '硅碳', form: 'block' },
  ]);
  expect(skipped).toEqual([{ line: 1, text: '2026 年送样清单' }]);
  expect(problems).toEqual([]);
});

describe('of several sheets', () => {
  const list = (name: string, number: string) => ({ name, rows: head + rowOf(number, '石墨', '粉末') });
  const note = (name: string) => ({ name, rows: rowOf('请按模板填写') + rowOf('不要改动表头') });

  test('the one that looks like a list is read, and the note says so', async () => {
    const { rows, notes } = await read(workbookFile({ sheets: [note('说明'), list('送样', 'A1')] }));
    expect(rows).toMatchObject([{ number: 'A1' }]);
    expect(notes).toEqual(['读取的是工作表“送样”，没有读取“说明”']);
  });

  test('of two lists the one that was open is read, of none the one that was open', async () => {
    const sheets = [list('一月', 'A1'), list('二月', 'B1')];
    expect((await read(workbookFile({ sheets, active: 1 }))).rows).toMatchObject([{ number: 'B1' }]);
    const plain = ['甲', '乙'].map((name) => ({ name, rows: rowOf(`${name}一`) + rowOf(`${name}二`) }));
    expect((await read(workbookFile({ sheets: plain, active: 1 }))).rows).toMatchObject([
      { name: '乙一' },
      { name: '乙二' },
    ]);
    expect(
      (await read(workbookFile({ sheets: [{ name: '空', rows: '' }, ...plain], active: 0 }))).rows[0],
    ).toMatchObject({ name: '甲一' });
  });

  test('hidden sheets, rows and columns are not read, and the note says so', async () => {
    const sheets = [
      { ...list('旧', 'X1'), state: 'hidden' as const },
      {
        name: '新',
        before: '<cols><col min="4" max="16384" hidden="1"/></cols>',
        rows:
          rowOf('样品编号', '样品名称', '样品形态', '危害') +
          rowOf('A1', '石墨', '粉末', '有毒') +
          rowOf('A2', '硅碳', '粉末', '有毒').replace('<row>', '<row hidden="1">'),
      },
    ];
    const { rows, notes } = await read(workbookFile({ sheets }));
    expect(rows).toEqual([{ number: 'A1', name: '石墨', form: 'powder' }]);
    expect(notes).toEqual(['隐藏的 1 行没有读取：第 3 行', '隐藏的 1 列没有读取']);
  });
});

test('any place of the list in the workbook gives the same samples', async () => {
  await assert(
    asyncProperty(
      integer({ min: 0, max: 4 }),
      integer({ min: 0, max: 2 }),
      constantFrom(
        '样品编号（必填）',
        '样品编号*',
        '★ 样品编号 Sample No.',
        '1. 编号',
        'Sample ID',
        '樣品編號',
      ),
      async (above, before, title) => {
        const rows =
          Array.from({ length: above }, (_, index) => rowOf(`说明第 ${index + 1} 条`)).join('') +
          rowOf(title, '样品名称(必填)', '样品形态 *') +
          rowOf('001', '石墨', '粉末') +
          rowOf('合计', '1');
        const others = Array.from({ length: before }, (_, index) => ({
          name: `页${index}`,
          rows: rowOf('封面'),
        }));
        const { rows: samples, skipped } = await read(
          workbookFile({ sheets: [...others, { name: '单', rows }] }),
        );
        expect(samples).toEqual([{ number: '001', name: '石墨', form: 'powder' }]);
        expect(skipped).toHaveLength(above + 1);
      },
    ),
    { numRuns: 40 },
  );
});
