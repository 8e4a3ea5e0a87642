import {
  texts as fieldTexts,
  goesTo,
  limits,
  sampleForms,
  sampleHazards,
  type TestItem,
  testLabels,
} from '@portal/shared/rules';
import { sampleFields, sampleTitles } from '../reading/sampleHead';
import type { SampleFields } from '../sampleList';
import { xlsxMime, xlsxOf } from '../sheet/xlsxWriter';

/** Widths of the columns in characters. */
const widths = { number: 14, name: 36, form: 14, hazards: 26, tests: 26 } as const;

const forms = Object.values(sampleForms);
const hazards = Object.values(sampleHazards);
const choices = {
  number: {},
  name: {},
  form: { choices: forms },
  // A cell can have several hazards, so other texts than one choice are allowed.
  hazards: { choices: ['无', ...hazards], open: true },
  tests: {},
} as const;

/** Returns the text of a cell, as the reader understands it. */
const texts = ({ number, name, form, hazards: chosen, tests }: SampleFields, items: readonly TestItem[]) => [
  number,
  name,
  form === '' ? '' : sampleForms[form],
  chosen.map((hazard) => sampleHazards[hazard]).join('、'),
  ...(items.length > 1 ? [namesOf(items, tests)] : []),
];

function namesOf(items: readonly TestItem[], tests: SampleFields['tests']): string {
  const labels = testLabels(items);
  return items
    .flatMap(({ rid }) => (goesTo({ item_rids: tests }, rid) ? (labels.get(rid) ?? []) : []))
    .join('、');
}

const instructions = [
  '一行一个样品。请勿改动第一行的标题；列的顺序可以调整，多余的列会略过。',
  `样品编号不能重复，最多 ${fieldTexts.sampleNumber[1]} 个字；样品名称最多 ${fieldTexts.sampleName[1]} 个字。`,
  `样品形态只能填其中一种：${forms.join('、')}。`,
  `危害没有请留空；有多种请用顿号隔开：${hazards.join('、')}。`,
  '放射性样品、未经灭活的病原体不接收。',
];

const testsInstruction = (items: readonly TestItem[]): string =>
  `测试项目写样品要做的项目，有多项请用顿号隔开，留空为全部：${[...testLabels(items).values()].join('、')}。`;

/**
 * Returns the workbook that the member fills in: the rows of the form, and drop-down lists for form and hazards. With several items
 * that samples go to, a column names those of each sample.
 */
export function sampleTemplate(rows: readonly SampleFields[], items: readonly TestItem[]): Blob {
  const fields = sampleFields.filter((field) => field !== 'tests' || items.length > 1);
  const lastRow = limits.samples + 1;
  const workbook = xlsxOf([
    {
      name: '样品清单',
      columns: fields.map((field) => ({
        title: sampleTitles[field][0],
        width: widths[field],
        ...choices[field],
      })),
      rows: rows.map((row) => texts(row, items)),
      lastRow,
    },
    {
      name: '填写说明',
      columns: [{ title: '填写说明', width: 100 }],
      rows: [...instructions, ...(items.length > 1 ? [testsInstruction(items)] : [])].map((text) => [text]),
      lastRow,
    },
  ]);
  return new Blob([workbook], { type: xlsxMime });
}
