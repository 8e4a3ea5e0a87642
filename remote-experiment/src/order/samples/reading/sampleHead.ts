import { texts } from '@portal/shared/rules';
import { headOf as headOfList, type Table } from '@portal/shared/table';
import { simplified } from './simplified';

export const sampleFields = ['number', 'name', 'form', 'hazards', 'tests'] as const;
export type SampleField = (typeof sampleFields)[number];

/**
 * The columns of the list in their order, with the titles by which a head row is recognised, the best ones first; the first one
 * is shown. English titles have only their letters.
 */
export const sampleTitles = {
  number: [
    ...[
      texts.sampleNumber[0],
      '样品号',
      '样号',
      '样品代号',
      '样品代码',
      '样品标识',
      '样品id',
      '样品no',
      '编号',
      '代号',
      '号码',
    ],
    ...[
      'sampleno',
      'sampleid',
      'samplenumber',
      'samplecode',
      'samplelabel',
      'label',
      'code',
      'number',
      'no',
      'id',
    ],
  ],
  name: [
    ...[
      texts.sampleName[0],
      '样品名',
      '样品品名',
      '试样名称',
      '材料名称',
      '物料名称',
      '名称',
      '品名',
      '样品',
    ],
    ...[
      'samplename',
      'nameofsample',
      'name',
      'material',
      'compound',
      'sampledescription',
      'description',
      'sample',
    ],
  ],
  form: [
    ...['样品形态', '样品状态', '样品形式', '样品形状', '形态', '物态', '状态', '性状', '形状'],
    ...[
      'sampleform',
      'form',
      'samplestate',
      'physicalform',
      'physicalstate',
      'state',
      'sampletype',
      'appearance',
    ],
  ],
  hazards: [
    ...[
      '危害',
      '危害性',
      '样品危害',
      '危险性',
      '样品危险性',
      '危险特性',
      '危害特性',
      '危险',
      '安全性',
      '毒害性',
    ],
    ...['hazards', 'hazard', 'hazardous', 'safety', 'danger', 'dangers', 'risk', 'risks'],
  ],
  tests: [
    ...[
      '测试项目',
      '检测项目',
      '实验项目',
      '分析项目',
      '项目',
      '测试内容',
      '检测内容',
      '测试方法',
      '检测方法',
    ],
    ...['tests', 'test', 'testitem', 'testitems', 'analysis', 'analyses', 'method', 'methods'],
  ],
} as const satisfies Readonly<Record<SampleField, readonly string[]>>;

/** Who a number comes from, before its title: 客户样品编号. */
const whose = /^(?:客户|委托方?|送检|送样|待测|待检|检测|测试|原始|原|自编|我方|您的)(?=样|编号|代号|试样)/;
const remark = /[([{【〔<《].*?(?:[)\]}】〕>》]|$)/gs;
const ask = /(?:必填项?|选填|可不填|请填写|不可重复|不能重复|唯一|required|optional|mandatory)/g;
const ordinal = /^(?:\d{1,2}|[a-h])[.、)](?!\d)/;

/** Returns a title in simplified small letters, without remarks, stars, numbers and signs. */
export function plainTitle(title: string): string {
  const text = simplified(title.normalize('NFKC')).trim().toLowerCase();
  const bare = text.replace(remark, '') || text;
  return bare
    .replace(ordinal, '')
    .replace(ask, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(whose, '');
}

const fieldOfPlain = (title: string): SampleField | undefined =>
  sampleFields.find((field) => titlesOf(field).includes(title));

const titlesOf = (field: SampleField): readonly string[] => sampleTitles[field];

/** Returns the field that a title names, in Chinese, English or both; undefined for others and for a title of two fields. */
export function fieldOf(title: string): SampleField | undefined {
  const whole = fieldOfPlain(plainTitle(title));
  if (whole) return whole;
  const parts = title.split(/[/|\\\n]/).map(plainTitle);
  if (parts.length > 1) return onlyOf(parts.map(fieldOfPlain));
  const plain = plainTitle(title);
  const [chinese, english] = [plain.replace(/[a-z]/g, ''), plain.replace(/[^a-z]/g, '')];
  if (chinese === '' || english === '') return undefined;
  const field = fieldOfPlain(chinese);
  return chinese.length > 2 || field === fieldOfPlain(english) ? field : undefined;
}

function onlyOf(fields: readonly (SampleField | undefined)[]): SampleField | undefined {
  const found = new Set(fields.filter((field) => field !== undefined));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Returns the line of the head row, from 0: the one with the most titles. Undefined when there is none. */
export const headOf = (table: Table): number | undefined => headOfList(table, titlesIn);

/** Returns how many fields a row names when it can be a head: two, or its only cell. Otherwise 0. */
export function titlesIn(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const fields = new Set(filled.map(fieldOf).filter((field) => field !== undefined));
  return fields.size >= 2 || (fields.size === 1 && new Set(filled).size === 1) ? fields.size : 0;
}

/** Returns how well a title names its field: 0 is the best. */
const rankOf = (title: string, field: SampleField): number => {
  const rank = titlesOf(field).indexOf(plainTitle(title));
  return rank < 0 ? titlesOf(field).length : rank;
};

/** Returns the field of each column; of several columns with the same field the one with the best title. */
export function titledColumns(titles: readonly string[]): (SampleField | undefined)[] {
  const fields = titles.map(fieldOf);
  return fields.map((field, column) => {
    if (field === undefined) return undefined;
    const same = titles.flatMap((title, at) =>
      fields[at] === field ? [{ at, rank: rankOf(title, field) }] : [],
    );
    const best = Math.min(...same.map(({ rank }) => rank));
    return same.find(({ rank }) => rank === best)?.at === column ? field : undefined;
  });
}
