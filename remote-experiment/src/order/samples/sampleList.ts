import type { FieldRule } from '@portal/shared/form';
import {
  cleanLine,
  comparable,
  requiredMessage,
  type SampleForm,
  type SampleHazard,
  type sampleRange,
  type TestItem,
  texts,
} from '@portal/shared/rules';
import { differByTests, type Tested, type Ticked, tickedProblem, tickedRows } from './ticked';

/** A sample as it is typed. */
export interface SampleFields extends Tested {
  readonly number: string;
  readonly name: string;
  readonly form: SampleForm | '';
  readonly hazards: readonly SampleHazard[];
  /** Text of an imported hazards cell that is no hazard of the list: the member must choose what it means. */
  readonly unclear?: string;
}

/** The samples of the form. Rows after `count` are kept, so that a count that is lowered and raised loses nothing. */
export interface SampleList {
  readonly count: number;
  readonly rows: readonly SampleFields[];
}

/** Number of samples that the order's items allow. */
export type SampleRange = ReturnType<typeof sampleRange>;

/** Returns the list with a count in the range and a row for each sample; new rows have the next free number. */
export function settledSamples({ count, rows }: SampleList, { least, most }: SampleRange): SampleList {
  const settled = { count: Math.min(Math.max(count, least), most), rows: [...rows] };
  const taken = takenNumbers(rows);
  while (settled.rows.length < settled.count) settled.rows.push(newRow(settled.rows.length, taken));
  return settled;
}

/** Returns an empty row with the first free number from that of its position on, and adds the number to `taken`. */
export function newRow(index: number, taken: Set<string>): SampleFields {
  let next = index + 1;
  while (taken.has(`s${next}`)) next += 1;
  taken.add(`s${next}`);
  return { number: `S${next}`, name: '', form: '', hazards: [] };
}

/** Returns the numbers that rows have, as they are compared. */
export const takenNumbers = (rows: readonly Partial<SampleFields>[]): Set<string> =>
  new Set(rows.map(({ number = '' }) => comparable(number)));

/** Returns true for samples with the same content. */
export const isSame = (one: SampleFields, other: SampleFields): boolean =>
  one.number === other.number &&
  one.name === other.name &&
  one.form === other.form &&
  hazardText(one) === hazardText(other) &&
  testText(one) === testText(other);

/** The ticked items as one text, to be compared. */
export const testText = ({ tests }: Pick<SampleFields, 'tests'>): string => tests?.join() ?? '*';

/** The hazards as one text, to be compared. */
export const hazardText = ({ hazards, unclear = '' }: SampleFields): string => `${hazards.join()} ${unclear}`;

/** Returns the rows that are sent. */
export const sentRows = ({ count, rows }: SampleList): readonly SampleFields[] => rows.slice(0, count);

/** Copies name, form and hazards of the first sample to all others where nothing was entered. */
export function filledLikeFirst(list: SampleList): SampleList {
  const [first] = list.rows;
  if (!first) return list;
  const rows = list.rows.map((row) => ({
    number: row.number,
    name: cleanLine(row.name) === '' ? first.name : row.name,
    form: row.form === '' ? first.form : row.form,
    hazards: row.hazards.length === 0 ? first.hazards : row.hazards,
    tests: row.tests,
  }));
  return { ...list, rows };
}

/** The first field that is missing or wrong. */
interface Problem {
  readonly index: number;
  readonly field: keyof Omit<SampleFields, 'unclear'>;
  readonly message: string;
}

/** Returns the first problem of the samples that are sent, or undefined. `items` are those that samples go to. */
export function problemOf(list: SampleList, items: readonly TestItem[]): Problem | undefined {
  return describedProblem(list) ?? untickedProblem(list, items);
}

function untickedProblem(list: SampleList, items: readonly TestItem[]): Problem | undefined {
  const rows = sentRows(list);
  const problem = tickedProblem(tickedRows(rows, items), items, (index) =>
    cleanLine(rows[index]?.number ?? ''),
  );
  return problem && { index: problem.index, field: 'tests', message: `[样品清单]${problem.text}` };
}

/** Returns the list with the ticked items of the rows that are sent. */
export const withTicked = (list: SampleList, rows: readonly Ticked[]): SampleList => ({
  ...list,
  rows: list.rows.map((row, index) => {
    const now = rows[index];
    return now ? { ...row, tests: now.item_rids } : row;
  }),
});

function describedProblem(list: SampleList): Problem | undefined {
  const numbers = new Set<string>();
  for (const [index, row] of sentRows(list).entries()) {
    const number = cleanLine(row.number);
    const of = (field: Problem['field'], message: string): Problem => ({ index, field, message });
    if (number === '')
      return of('number', `${requiredMessage(texts.sampleNumber[0])}（第 ${index + 1} 个样品）`);
    if (numbers.has(comparable(number))) return of('number', `[样品编号]${number} 重复`);
    numbers.add(comparable(number));
    if (cleanLine(row.name) === '') return of('name', `${requiredMessage(texts.sampleName[0])}（${number}）`);
    if (row.form === '') return of('form', `${requiredMessage('样品形态')}（${number}）`);
    if (row.unclear) return of('hazards', `[危害]请确认“${row.unclear}”属于哪一种（${number}）`);
  }
  return undefined;
}

/** Validation rule of the samples. */
export const samplesRule = (range: SampleRange, items: readonly TestItem[]): FieldRule<SampleList> => ({
  label: '样品清单',
  required: true,
  clean: (list) => list,
  check: (list) => problemOf(settledSamples(list, range), items)?.message,
});

/** Returns the samples of the call's input. `list` is settled and validated; where all samples go to all items, nothing is said of it. */
export function samplesInput(list: SampleList, items: readonly TestItem[]) {
  const all = tickedRows(sentRows(list), items);
  const rows = differByTests(all, items) ? all : [];
  return sentRows(list).flatMap(({ number, name, form, hazards }, index) => {
    if (form === '') return [];
    const ticked = rows[index];
    return [
      {
        number: cleanLine(number),
        name: cleanLine(name),
        form,
        hazards: [...hazards],
        ...(ticked && { item_rids: [...ticked.item_rids] }),
      },
    ];
  });
}
