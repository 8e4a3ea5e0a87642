import {
  cleanLine,
  comparable,
  firstCharacters,
  sampleForms,
  sampleHazards,
  texts,
} from '@portal/shared/rules';
import type { Table } from './delimited';
import type { SampleFields } from './sampleList';

/** The columns of the list in their order, with the titles by which a head row is recognised; the first one is shown. */
export const sampleTitles = {
  number: [texts.sampleNumber[0], '编号', '样品号'],
  name: [texts.sampleName[0], '名称', '样品名'],
  form: ['样品形态', '形态'],
  hazards: ['危害', '危害性', '样品危害', '危险性'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const sampleFields = ['number', 'name', 'form', 'hazards'] as const;
export type SampleField = (typeof sampleFields)[number];

/** Texts of a hazards cell that mean none. */
const noHazard = ['无', '否', '-', '—', '/', '无危害'];

/** A cell whose text can't be taken. */
export interface CellProblem {
  /** Position of the row among the rows with content, from 0. */
  readonly row: number;
  /** Line of the table, from 1. */
  readonly line: number;
  readonly field: SampleField;
  readonly message: string;
}

/** What a table says about samples. */
export interface SampleReading {
  /** The accepted cells of each row; a cell that is blank or wrong is missing. */
  readonly rows: readonly Partial<SampleFields>[];
  readonly problems: readonly CellProblem[];
  /** Columns that belong to no field of a sample. */
  readonly ignored: readonly string[];
}

/** Lines among which a head row is searched: a sheet can have a heading above it. */
const headLines = 10;

/**
 * Reads samples from a table. With a head row the columns are found by their titles, in any order, and lines above it are
 * skipped; without one they are `columns`. Blank lines are skipped.
 */
export function readSamples(table: Table, columns: readonly SampleField[]): SampleReading {
  const head = table.slice(0, headLines).findIndex(isHead);
  const { fields, ignored } = head >= 0 ? titledColumns(table[head] ?? []) : { fields: columns, ignored: [] };
  const lines = table
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells, line }) => line > head + 1 && cells.some((cell) => cell.trim() !== ''));
  const found = lines.map(({ cells, line }, row) => readRow(fields, cells, { row, line }));
  const wide = lines.some(({ cells }) => cells.slice(fields.length).some((cell) => cell.trim() !== ''));
  const rows = found.map(({ sample }) => sample);
  return {
    rows,
    problems: [
      ...found.flatMap(({ problems }) => problems),
      ...repeated(rows, (row) => ({ row, line: lines[row]?.line ?? 0 })),
    ].sort((one, other) => one.row - other.row),
    ignored: [...ignored, ...(wide ? [`第 ${fields.length + 1} 列起`] : [])],
  };
}

const plain = (text: string): string => text.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();

const fieldOf = (title: string): SampleField | undefined =>
  sampleFields.find((field) => sampleTitles[field].some((known) => known === plain(title)));

/** True for a row of which two cells, or the only one, are titles of columns. */
function isHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const titles = filled.filter((cell) => fieldOf(cell) !== undefined).length;
  return titles >= 2 || (titles === 1 && filled.length === 1);
}

/** Returns the field of each column; of two columns with the same field the second one is ignored. */
function titledColumns(titles: readonly string[]) {
  const fields: (SampleField | undefined)[] = [];
  const ignored: string[] = [];
  for (const title of titles) {
    const field = fieldOf(title);
    const known = field !== undefined && !fields.includes(field);
    fields.push(known ? field : undefined);
    if (!known && title.trim() !== '') ignored.push(`「${title.trim()}」`);
  }
  return { fields, ignored };
}

type Position = Pick<CellProblem, 'row' | 'line'>;

function readRow(fields: readonly (SampleField | undefined)[], cells: readonly string[], position: Position) {
  const sample: Partial<SampleFields> = {};
  const problems: CellProblem[] = [];
  fields.forEach((field, index) => {
    const text = cleanLine(cells[index] ?? '').replace(/ +/g, ' ');
    if (field === undefined || text === '') return;
    const { value, message } = readers[field](text);
    Object.assign(sample, value);
    if (message !== undefined) problems.push({ ...position, field, message });
  });
  return { sample, problems };
}

interface CellReading {
  readonly value: Partial<SampleFields>;
  readonly message?: string;
}

/** Readers of the cells by field. A text that is too long is refused, because a cut name could name another sample. */
const readers: Readonly<Record<SampleField, (text: string) => CellReading>> = {
  number: (text) =>
    text.length > texts.sampleNumber[1]
      ? { value: {}, message: tooLong(text, texts.sampleNumber[1]) }
      : { value: { number: text } },
  name: (text) =>
    text.length > texts.sampleName[1]
      ? { value: {}, message: tooLong(text, texts.sampleName[1]) }
      : { value: { name: text } },
  form: (text) => {
    const form = keyOf(sampleForms, text);
    return form ? { value: { form } } : { value: {}, message: unknown([text], sampleForms) };
  },
  hazards: readHazards,
};

function readHazards(text: string): CellReading {
  if (noHazard.includes(plain(text))) return { value: { hazards: [], unclear: '' } };
  const parts = text.split(/[、,，;；/|+\s]+/).filter(Boolean);
  const found = parts.map((part) => keyOf(sampleHazards, part));
  const wrong = parts.filter((_part, index) => found[index] === undefined);
  const hazards = keysOf(sampleHazards).filter((hazard) => found.includes(hazard));
  return {
    value: { hazards, unclear: firstCharacters(wrong.join('、'), 20) },
    ...(wrong.length > 0 && { message: unknown(wrong, sampleHazards) }),
  };
}

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(labels).filter((key): key is Key => key in labels);

function keyOf<Key extends string>(labels: Readonly<Record<Key, string>>, text: string): Key | undefined {
  const label = plain(text);
  return keysOf(labels).find((key) => labels[key] === label);
}

const quoted = (text: string): string => `“${text.length > 20 ? `${firstCharacters(text, 20)}…` : text}”`;

const tooLong = (text: string, max: number): string => `${quoted(text)}超过 ${max} 个字`;

const unknown = (wrong: readonly string[], labels: Readonly<Record<string, string>>): string =>
  `没有${wrong.map(quoted).join('、')}，可填${Object.values(labels).join('、')}`;

/** Returns a problem for each number that an earlier row has. The numbers are taken: the form asks to change them. */
function repeated(rows: SampleReading['rows'], at: (row: number) => Position): CellProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ number }, row) => {
    if (number === undefined) return [];
    const known = seen.has(comparable(number));
    seen.add(comparable(number));
    return known ? [{ ...at(row), field: 'number' as const, message: `${quoted(number)}重复` }] : [];
  });
}
