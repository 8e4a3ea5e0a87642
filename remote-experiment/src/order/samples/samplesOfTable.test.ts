import { cleanLine, sampleForms, sampleHazards } from '@portal/shared/rules';
import { array, assert, asyncProperty, constantFrom, integer, property, string, subarray } from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { sampleTemplate } from './import/sampleTemplate';
import { sampleFields, sampleTitles } from './reading/sampleHead';
import { readSamples } from './reading/sampleReading';
import { readSampleFile } from './sampleFile';
import { filledFrom, replacedBy, undone } from './sampleFilling';
import { type SampleFields, sentRows, settledSamples } from './sampleList';
import { readSampleText } from './sampleText';
import { xlsxOf } from './sheet/xlsxWriter';

const fileOf = (content: BlobPart, name = '清单.csv') => new File([content], name);

/** Texts of any characters that a cell can have; no lone surrogates and no carriage return, which XML changes. */
const anyText = string({ unit: 'binary', maxLength: 12 }).map((text) =>
  text.replace(/\p{Surrogate}|\r/gu, '').replace(excelMark, ''),
);
/** What keeps a spreadsheet from reading a number, and is no part of the text. */
const excelMark = /^\s*['’‘＇=＝]+/;
const anyTable = array(array(anyText, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 }).filter(
  (rows) => rows.every((row) => row.some((cell) => cell !== '')),
);

test('any table survives a workbook', async () => {
  await assert(
    asyncProperty(anyTable, async ([titles = [], ...rows]) => {
      const columns = titles.map((title) => ({ title, width: 10 }));
      const file = fileOf(xlsxOf([{ name: '清单', columns, rows, lastRow: 9 }]), 'a.xlsx');
      expect((await readSampleFile(file)).cells).toEqual([titles, ...rows]);
    }),
    { numRuns: 40 },
  );
});

const anySample = (index: number) =>
  string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map(
      (text) =>
        cleanLine(text.slice(0, 20).replace(/\p{Surrogate}/gu, ''))
          .replace(/ +/g, ' ')
          .replace(excelMark, '') || '石墨',
    )
    .chain((name) =>
      constantFrom(...keys(sampleForms)).chain((form) =>
        subarray(keys(sampleHazards)).map(
          (hazards): SampleFields => ({ number: `S${index}`, name, form, hazards }),
        ),
      ),
    );
const keys = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels).filter((key): key is Key => key in labels);
const anySamples = integer({ min: 1, max: 6 }).chain((count) =>
  array(anySample(0), { minLength: count, maxLength: count }).map((rows) =>
    rows.map((row, index) => ({ ...row, number: `S${index + 1}` })),
  ),
);

test('the template with any samples is read back as the same samples', async () => {
  await assert(
    asyncProperty(anySamples, async (samples) => {
      const table = await readSampleFile(fileOf(sampleTemplate(samples, []), '样品清单模板.xlsx'));
      const { rows, problems, ignored } = readSamples(table, { columns: [] });
      expect(rows.map(({ unclear = '', ...row }) => ({ hazards: [], ...row, unclear }))).toEqual(
        samples.map((sample) => ({ ...sample, unclear: '' })),
      );
      expect([problems, ignored]).toEqual([[], []]);
    }),
    { numRuns: 30 },
  );
});

test('the template offers the forms and hazards that the order accepts, for every sample of the largest order', async () => {
  const parts = unzipSync(new Uint8Array(await sampleTemplate([], []).arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(`sqref="C2:C301"><formula1>"${Object.values(sampleForms).join(',')}"</formula1>`);
  expect(sheet).toContain(
    `sqref="D2:D301"><formula1>"无,${Object.values(sampleHazards).join(',')}"</formula1>`,
  );
});

describe('samples of a table', () => {
  const read = (text: string) => readSamples(readSampleText(text, 'block'), { columns: sampleFields });

  test('are read in the order of the list, or by the titles of a head row in any order', () => {
    const sample = {
      number: 'A1',
      name: '石墨',
      form: 'powder',
      hazards: ['toxic', 'volatile'],
      unclear: '',
    };
    expect(read('A1\t石墨\t粉末\t易挥发、有毒').rows).toEqual([sample]);
    const titled = read(
      '2026 年送样\n\n危害\t备注\t样品形态*\t名称\t 编号 \n有毒，易挥发\t急\t粉末\t石墨\tA1',
    );
    expect(titled).toMatchObject({
      rows: [sample],
      problems: [],
      ignored: ['“备注”'],
      head: 3,
      skipped: [{ line: 1, text: '2026 年送样' }],
    });
    expect(read('A1\t石墨\t粉末\t无\t急')).toMatchObject({ rows: [{ hazards: [] }], ignored: ['第 5 列'] });
  });

  test('that are wrong are named by row and cell, and the other cells of their row are taken', () => {
    const { rows, problems } = read(
      `A1\t石墨\t固体\t有毒、剧毒\n\na1\t${'长'.repeat(61)}\t块体\t\n${'9'.repeat(21)}\tLFP\t\t/`,
    );
    expect(rows).toEqual([
      { number: 'A1', name: '石墨', hazards: ['toxic'], unclear: '剧毒' },
      { number: 'a1', form: 'block' },
      { name: 'LFP', hazards: [], unclear: '' },
    ]);
    expect(
      problems.map(({ line, field, message }) => `${line} ${sampleTitles[field][0]} ${message}`),
    ).toEqual([
      expect.stringMatching(/^1 样品形态 没有“固体”，可填粉末、块体/),
      expect.stringMatching(/^1 危害 没有“剧毒”，可填易燃易爆、有毒/),
      expect.stringMatching(/^3 样品名称 “长{20}…”超过 60 个字/),
      '3 样品编号 “a1”重复',
      expect.stringMatching(/^4 样品编号 “9{20}…”超过 20 个字/),
    ]);
  });
});

describe('filling in', () => {
  const range = { least: 2, most: 5 };
  const start = settledSamples({ count: 2, rows: [] }, range);

  test('grows the list as far as allowed, numbers new rows and overwrites no cell with a blank one', () => {
    const named = { ...start, rows: start.rows.map((row) => ({ ...row, form: 'film' as const })) };
    const found = [{ name: '甲' }, { number: 'S3' }, { name: '丙' }, { name: '丁' }, { name: '戊' }];
    const { list, ...counts } = filledFrom(named, found, { from: 1, range });
    expect(counts).toEqual({ taken: 4, left: 1 });
    expect(sentRows(list).map(({ number, name, form }) => [number, name, form])).toEqual([
      ['S1', '', 'film'],
      ['S2', '甲', 'film'],
      ['S3', '', ''],
      ['S4', '丙', ''],
      ['S5', '丁', ''],
    ]);
    expect(sentRows(replacedBy([{ number: 'S2' }], range).list).map(({ number }) => number)).toEqual([
      'S2',
      'S3',
    ]);
  });

  test('is undone whole, except for cells that were changed since', () => {
    assert(
      property(anySamples, integer({ min: 0, max: 1 }), (found, from) => {
        const { list } = filledFrom(start, found, { from, range });
        expect(sentRows(undone(structuredClone(list), { before: start, after: list }))).toMatchObject(
          sentRows(start),
        );
      }),
    );
    const { list } = filledFrom(start, [{ name: '甲', form: 'film' }], { from: 0, range });
    const edited = { ...list, rows: list.rows.map((row, at) => (at === 0 ? { ...row, name: '乙' } : row)) };
    expect(undone(edited, { before: start, after: list }).rows[0]).toMatchObject({ name: '乙', form: '' });
  });
});
