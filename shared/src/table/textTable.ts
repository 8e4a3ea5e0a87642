import { type Delimiter, delimiters, parseDelimited } from './delimited';
import { cellKey, headOf, type Table, type TableReading, type TitlesIn } from './table';
import { textDoubt, typedText } from './textCell';

interface TextSetup {
  readonly titlesIn: TitlesIn;
  /** Default: found in the text. */
  readonly delimiter?: Delimiter;
}

/** Reads a CSV, a pasted text or a list that was typed. */
export function readText(typed: string, { titlesIn, delimiter }: TextSetup): TableReading {
  const text = delimiter ? typed : tabbed(typed, titlesIn);
  const doubts = new Map<string, string>();
  const cells = parseDelimited(text, delimiter ?? delimiterOf(text, titlesIn)).map((row, at) =>
    row.every((cell) => ruler.test(cell.trim()))
      ? []
      : row.map((typed, column) => {
          const cell = typedText(typed);
          const doubt = textDoubt(cell);
          if (doubt !== undefined) doubts.set(cellKey(at, column), doubt);
          return cell;
        }),
  );
  return { cells, doubts, notes: [] };
}

/** The line below the head of a table in Markdown. */
const ruler = /^(?::?-{2,}:?)?$/;

/** Lines by which the delimiter is judged. */
const judgedLines = 60;

/**
 * Returns the character that separates the cells of a text: the one with which a head row is found, because a CSV can begin
 * with a title; else the one that half of the lines have.
 */
export function delimiterOf(text: string, titlesIn: TitlesIn): Delimiter {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, judgedLines);
  const start = lines.join('\n');
  const tables = delimiters.map((delimiter) => ({ delimiter, table: parseDelimited(start, delimiter) }));
  const found =
    tables.find(({ table }) => hasWideHead(table, titlesIn)) ??
    tables.find(({ delimiter, table }) => separates(delimiter, table, lines.length));
  return found?.delimiter ?? '\t';
}

/** Returns a text whose columns are set by spaces with tabs instead: with a head row of it, or with wide gaps in most lines. */
function tabbed(text: string, titlesIn: TitlesIn): string {
  if (delimiters.some((delimiter) => text.includes(delimiter))) return text;
  const [narrow, wide] = [/[ \u3000]+/g, / {2,}|\u3000+/g].map((gap) =>
    text
      .split(/\r\n?|\n/)
      .map((line) => line.trim().replace(gap, '\t'))
      .join('\n'),
  );
  if (narrow !== undefined && hasWideHead(parseDelimited(narrow, '\t'), titlesIn)) return narrow;
  const lines = wide?.split('\n').filter(Boolean) ?? [];
  return wide !== undefined && lines.filter((line) => line.includes('\t')).length * 2 > lines.length
    ? wide
    : text;
}

function hasWideHead(table: Table, titlesIn: TitlesIn): boolean {
  const head = headOf(table, titlesIn);
  return head !== undefined && (table[head]?.filter((cell) => cell.trim() !== '').length ?? 0) > 1;
}

/** A tab before the first cell only keeps Excel from reading a number, so it separates nothing. */
function separates(delimiter: Delimiter, table: Table, lines: number): boolean {
  const wide = table.filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1).length;
  return delimiter === '\t' ? wide > 0 : wide > 0 && wide * 2 >= lines;
}
