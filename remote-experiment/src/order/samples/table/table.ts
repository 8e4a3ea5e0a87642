/** Cells of a pasted block or of a sheet, in rows. Rows can differ in length. */
export type Table = readonly (readonly string[])[];

/** What was read from a file or a text: the cells as a person sees them, and what is not certain about them. */
export interface TableReading {
  readonly cells: Table;
  /** Why a cell may not say what was meant, by {@link cellKey}: a sentence for the member. */
  readonly doubts: ReadonlyMap<string, string>;
  /** Sentences for the member about what was read and what was left out, such as the sheets of a workbook. */
  readonly notes: readonly string[];
}

/** Key of a cell in `doubts`; row and column from 0. */
export const cellKey = (row: number, column: number): string => `${row},${column}`;
