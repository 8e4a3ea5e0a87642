import { cleanLine, comparable, type TestItem } from '@portal/shared/rules';
import { cellKey, type TableReading } from '@portal/shared/table';
import type { SampleFields } from '../sampleList';
import { columnsByContent } from './columnsByContent';
import { type OtherRow, otherRowOf } from './otherRow';
import { quoted } from './quoted';
import { type CellReading, isChoice, readCell } from './sampleCell';
import { headOf, type SampleField, titledColumns, titlesIn } from './sampleHead';
import { type NamedTests, nameKey } from './sampleTests';

/** A cell whose text can't be taken, or of which it is not certain that it says what was meant. */
export interface CellProblem {
  /** Position of the row among the rows with content, from 0. */
  readonly row: number;
  /** Line of the table, from 1. */
  readonly line: number;
  readonly field: SampleField;
  readonly message: string;
}

/** A line that was not read, with the beginning of its text. */
export interface SkippedLine {
  readonly line: number;
  readonly text: string;
}

/** A column that was read. */
export interface ReadColumn {
  readonly field: SampleField;
  /** Its title; undefined without a head row. */
  readonly title?: string;
}

/** What a table says about samples. */
export interface SampleReading {
  /** The accepted cells of each row; a cell that is blank or wrong is missing. */
  readonly rows: readonly Partial<SampleFields>[];
  readonly problems: readonly CellProblem[];
  /** Lines that are no samples: titles, instructions, sums, notes. */
  readonly skipped: readonly SkippedLine[];
  /** Columns that belong to no field of a sample. */
  readonly ignored: readonly string[];
  readonly columns: readonly ReadColumn[];
  /** Line of the head row, from 1. */
  readonly head?: number;
  /** Names of tests that fit no item, each once, about which the member is asked. */
  readonly unknownTests: readonly string[];
  /** What the table's own reading says, such as the sheet. */
  readonly notes: readonly string[];
}

interface Line {
  readonly cells: readonly string[];
  /** From 0. */
  readonly at: number;
}

/** What a reading knows besides the table. */
interface ReadingOptions {
  /** Fields of the columns of a table without a head row. */
  readonly columns?: readonly SampleField[];
  /** Items of the order that samples go to, which the column 测试项目 names. Without any the column is not read. */
  readonly tests?: readonly TestItem[];
  /** What the member said about names of tests that fit no item. */
  readonly named?: NamedTests;
}

/**
 * Reads samples from a table. With a head row the columns are found by their titles, in any order; without one they are
 * `columns`, or follow from what they contain. Blank lines are passed over, lines that are no samples are listed.
 */
export function readSamples(
  { cells: table, doubts, notes }: TableReading,
  { columns, tests = [], named }: ReadingOptions = {},
): SampleReading {
  const head = headOf(table);
  const titles = head === undefined ? [] : (table[head] ?? []);
  const found = head === undefined ? (columns ?? columnsByContent(table)) : titledColumns(titles);
  const fields = found.map((field) => (field === 'tests' && tests.length === 0 ? undefined : field));
  const filled = table
    .map((cells, at): Line => ({ cells, at }))
    .filter(({ cells }) => textsOf(cells).length > 0);
  const above = filled.filter(({ at }) => head !== undefined && at < head);
  const { samples, others } = divided(
    filled.filter(({ at }) => head === undefined || at > head),
    fields,
  );
  const read = samples.map((line, row) => readRow(line, fields, { row, doubts, tests, named }));
  const rows = read.map(({ sample }) => sample);
  const lineOf = (row: number): number => (samples[row]?.at ?? 0) + 1;
  const problems = [
    ...read.flatMap(({ problems }) => problems),
    ...lonely(samples, fields),
    ...repeated(rows, lineOf),
  ];
  return {
    rows,
    problems: problems.sort((one, other) => one.row - other.row),
    skipped: [...above, ...others].map(({ cells, at }) => ({ line: at + 1, text: textsOf(cells)[0] ?? '' })),
    ignored: ignoredColumns(samples, { titles, fields }),
    columns: fields.flatMap((field, column) =>
      field ? [{ field, ...(head !== undefined && { title: shortTitle(titles[column] ?? '') }) }] : [],
    ),
    ...(head !== undefined && { head: head + 1 }),
    unknownTests: eachOnce(read.flatMap(({ unknown }) => unknown)),
    notes,
  };
}

/** Returns the names without those that say the same as an earlier one. */
function eachOnce(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(nameKey(name))) first.set(nameKey(name), name);
  return [...first.values()];
}

const textsOf = (cells: readonly string[]): string[] => [
  ...new Set(cells.map((cell) => cleanLine(cell)).filter((text) => text !== '')),
];

const shortTitle = (title: string): string => cleanLine(title).replace(/ +/g, ' ');

type Fields = readonly (SampleField | undefined)[];

/** Divides lines into samples and others: sums, notes with what goes on below them, repeated heads, lines without any field. */
function divided(lines: readonly Line[], fields: Fields): { samples: Line[]; others: Line[] } {
  const [samples, others]: [Line[], Line[]] = [[], []];
  let before: OtherRow | undefined;
  for (const line of lines) {
    const kind = kindOf(line, fields);
    const goesOn = before === 'note' && fields.length > 1 && textsOf(line.cells).length === 1;
    if (kind === 'sample' && !goesOn) samples.push(line);
    else others.push(line);
    before = goesOn ? 'note' : kind === 'sample' || kind === 'blank' ? undefined : kind;
  }
  return { samples, others };
}

function kindOf({ cells }: Line, fields: Fields): OtherRow | 'sample' | 'blank' {
  const own = (wanted: SampleField) => cleanLine(cells[fields.indexOf(wanted)] ?? '');
  if (!fields.some((field, column) => field && cleanLine(cells[column] ?? '') !== '')) return 'blank';
  if (titlesIn(cells) >= 2) return 'blank';
  if (fields.includes('form') && isChoice('form', own('form'))) return 'sample';
  const [first = ''] = textsOf(cells);
  const begins = [first, ...(fields.includes('number') ? [own('number')] : [])];
  return begins.map(otherRowOf).find((kind) => kind !== undefined) ?? 'sample';
}

type Position = Pick<CellProblem, 'row'> &
  Pick<TableReading, 'doubts'> & {
    readonly tests: readonly TestItem[];
    readonly named: NamedTests | undefined;
  };

function readRow({ cells, at }: Line, fields: Fields, { row, doubts, tests, named }: Position) {
  const sample: Partial<SampleFields> = {};
  const problems: CellProblem[] = [];
  const unknown: string[] = [];
  fields.forEach((field, column) => {
    if (field === undefined) return;
    const text = cleanLine(cells[column] ?? '').replace(/ +/g, ' ');
    const read: CellReading =
      text === '' ? { value: {} } : readCell(field, text, { items: tests, ...(named && { named }) });
    Object.assign(sample, read.value);
    unknown.push(...(read.unknown ?? []));
    const said = doubts.get(cellKey(at, column)) ?? read.message;
    if (said !== undefined) problems.push({ row, line: at + 1, field, message: said });
  });
  return { sample, problems, unknown };
}

/** Returns a problem for each line with a single text among lines with several: it may be a remark. */
function lonely(samples: readonly Line[], fields: Fields): CellProblem[] {
  const single = samples.map(({ cells }) => textsOf(cells).length === 1);
  if (single.filter(Boolean).length * 2 >= samples.length) return [];
  return samples.flatMap(({ cells, at }, row) => {
    const column = fields.findIndex((field, index) => field && cleanLine(cells[index] ?? '') !== '');
    const field = fields[column];
    if (!single[row] || !field) return [];
    return [
      {
        row,
        line: at + 1,
        field,
        message: `这一行只有${quoted(cleanLine(cells[column] ?? ''))}，请核对是不是样品`,
      },
    ];
  });
}

/** Returns the columns with content that are not read. A column beside a merged title repeats its neighbour. */
function ignoredColumns(
  samples: readonly Line[],
  { titles, fields }: { readonly titles: readonly string[]; readonly fields: Fields },
): string[] {
  const width = Math.max(titles.length, ...samples.map(({ cells }) => cells.length), 0);
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !fields[column]);
  const content = (column: number) => samples.map(({ cells }) => cleanLine(cells[column] ?? ''));
  const named = free.filter((column) => (titles[column] ?? '').trim() !== '');
  const nameless = free.filter(
    (column) => !named.includes(column) && content(column).some((text) => text !== ''),
  );
  const told = named.filter((column) => {
    const first = titles.indexOf(titles[column] ?? '');
    return first === column || !fields[first] || content(column).join('\n') !== content(first).join('\n');
  });
  return [
    ...told.map((column) => `“${shortTitle(titles[column] ?? '')}”`),
    ...(nameless.length > 0 ? [`第 ${nameless.map((column) => column + 1).join('、')} 列`] : []),
  ];
}

/** Returns a problem for each number that an earlier row has. The numbers are taken: the form asks to change them. */
function repeated(rows: SampleReading['rows'], lineOf: (row: number) => number): CellProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ number }, row) => {
    if (number === undefined) return [];
    const known = seen.has(comparable(number));
    seen.add(comparable(number));
    return known
      ? [{ row, line: lineOf(row), field: 'number' as const, message: `${quoted(number)}重复` }]
      : [];
  });
}
