/** Cells of a pasted block or of a sheet, in rows. Rows can differ in length. */
export type Table = readonly (readonly string[])[];

/** What was read from a file or a text: the cells as a person sees them, and what is not certain about them. */
export interface TableReading {
  readonly cells: Table;
  /** Why a cell may not say what was meant, by {@link cellKey}: a sentence for the reader. */
  readonly doubts: ReadonlyMap<string, string>;
  /** Sentences for the reader about what was read and what was left out, such as the sheets of a workbook. */
  readonly notes: readonly string[];
}

/** Returns how many titles a row has when it can be the head of the list that is looked for; 0 when it can't. */
export type TitlesIn = (cells: readonly string[]) => number;

/** Lines among which a head row is searched: a sheet can have a title and instructions above it. */
const headLines = 60;

/** Returns the line of the head row, from 0: the one with the most titles. Undefined when there is none. */
export function headOf(table: Table, titlesIn: TitlesIn): number | undefined {
  const counts = table.slice(0, headLines).map(titlesIn);
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : counts.indexOf(most);
}

/** Key of a cell in `doubts`; row and column from 0. */
export const cellKey = (row: number, column: number): string => `${row},${column}`;
