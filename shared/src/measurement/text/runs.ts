import { bounds } from '../bounds';
import { isDate, minutesOf, numberOf } from './cell';
import type { NumberForm } from './numberForm';

/** A line of a text or a row of a sheet. */
export interface Row {
  readonly text: string;
  readonly cells: readonly string[];
}

/** One column of a run. `values` has a NaN for each gap and each empty cell. */
export interface RunColumn {
  readonly kind: 'number' | 'time' | 'date' | 'text' | 'empty';
  readonly values: readonly number[];
  /** Different texts of a text column, the first 20. */
  readonly texts: readonly string[];
  /** Cells that the program wrote as missing: `NaN`, `---`. */
  readonly gaps: number;
}

/** Rows of numbers that belong together, by the numbers of their lines. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly columns: readonly RunColumn[];
  readonly rows: number;
  /** Rows among them with another count of columns, which were left out. */
  readonly dropped: number;
}

type Code = 'N' | 'G' | 'H' | 'D' | 'T' | 'E';
interface Growing {
  kind: Code;
  values: number[];
  texts: Set<string>;
  gaps: number;
}

interface Read {
  readonly code: Code;
  readonly value: number;
  readonly text?: string;
}

const emptyCell: Read = { code: 'E', value: Number.NaN };

function read(cell: string, form: NumberForm): Read {
  if (cell === '') return emptyCell;
  const value = numberOf(cell, form);
  if (value !== undefined) return { code: Number.isNaN(value) ? 'G' : 'N', value };
  const minutes = minutesOf(cell);
  if (minutes !== undefined) return { code: 'H', value: minutes };
  return { code: isDate(cell) ? 'D' : 'T', value: Number.NaN, text: cell };
}

/** True for a row that may stand in a table of numbers: half of its filled cells are numbers. */
function isData(row: readonly Read[], single: boolean): boolean {
  const numbers = row.filter(({ code }) => code === 'N' || code === 'H').length;
  const texts = row.filter(({ code }) => code === 'T').length;
  if (single && row.length === 1) return numbers === 1;
  return numbers >= 2
    ? texts <= numbers
    : numbers === 1 && row.some(({ code }) => code === 'D' || code === 'G') && texts === 0;
}

const numeric = (code: Code): boolean => code === 'N' || code === 'G' || code === 'H';

/** True when a cell may stand in a column: an empty one in any, a number in a column of numbers. */
function joins(kind: Code, code: Code): boolean {
  if (code === 'E' || kind === 'E' || kind === code) return true;
  if (kind === 'G' || code === 'G') return true;
  if (numeric(kind) || numeric(code)) return kind === 'T' && !numeric(code);
  return true;
}

/** Finds the runs of numeric rows. `fixed`: an empty cell can't be seen, so that a row with fewer cells has lost its columns. */
export function runsOf(rows: readonly Row[], form: NumberForm, fixed: boolean, single = false): Run[] {
  const runs: Run[] = [];
  let open: OpenRun | undefined;
  const close = () => {
    if (open) runs.push(open.done());
    open = undefined;
  };
  for (const [index, row] of rows.entries()) {
    const texts = row.cells;
    if (open?.addNumbers(texts, index, form)) continue;
    if (texts.every((cell) => cell === '')) continue;
    const cells = withoutEmptyEnd(texts).map((cell) => read(cell, form));
    const data = isData(cells, single);
    if (open?.takes(cells, data, fixed)) open.add(cells, index);
    else if (open && fixed && data && open.rows > 4 && open.drops(cells, index)) continue;
    else {
      close();
      if (data) {
        open = new OpenRun(index);
        open.add(cells, index);
      }
    }
    if (open && open.rows * open.width > bounds.points * 4) close();
  }
  close();
  return runs;
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length--;
  return length === cells.length ? cells : cells.slice(0, length);
}

class OpenRun {
  rows = 0;
  private dropped = 0;
  private to: number;
  private readonly columns: Growing[] = [];
  private readonly scratch: number[] = [];

  constructor(private readonly from: number) {
    this.to = from;
  }

  get width(): number {
    return this.columns.length;
  }

  takes(cells: readonly Read[], data: boolean, fixed: boolean): boolean {
    if (fixed && cells.length !== this.width) return false;
    // A row of gaps, or one where all but a column have ended, goes on with the table; a text in it does not.
    if (!data && (cells.some(({ code }) => code === 'T') || cells.length < 2)) return false;
    if (this.rows > 2 && cells.length > this.width * 2 && !fixed) return false;
    return cells.every(({ code }, column) => joins(this.columns[column]?.kind ?? 'E', code));
  }

  /** Leaves out a row that is cut or broken; false when the table has ended. */
  drops(cells: readonly Read[], index: number): boolean {
    if (cells.length >= this.width || this.dropped > this.rows / 50 || this.to < index - 1) return false;
    this.dropped++;
    return true;
  }

  /** Adds a row that has a number in each column, which nearly all rows have; false for any other. */
  addNumbers(cells: readonly string[], index: number, form: NumberForm): boolean {
    const width = this.columns.length;
    if (cells.length !== width || this.rows < 2) return false;
    const values = this.scratch;
    for (let column = 0; column < width; column++) {
      if (this.columns[column]?.kind !== 'N') return false;
      const value = numberOf(cells[column] ?? '', form);
      if (value === undefined || Number.isNaN(value)) return false;
      values[column] = value;
    }
    for (let column = 0; column < width; column++)
      this.columns[column]?.values.push(values[column] ?? Number.NaN);
    this.rows++;
    this.to = index;
    return true;
  }

  add(cells: readonly Read[], index: number): void {
    for (let column = this.columns.length; column < cells.length; column++) {
      this.columns.push({
        kind: 'E',
        values: Array<number>(this.rows).fill(Number.NaN),
        texts: new Set(),
        gaps: 0,
      });
    }
    for (const [column, growing] of this.columns.entries()) {
      const { code, value, text } = cells[column] ?? emptyCell;
      growing.values.push(value);
      if (text !== undefined && growing.texts.size < 20) growing.texts.add(text);
      if (code === 'G') growing.gaps++;
      if (
        code !== 'E' &&
        (growing.kind === 'E' || growing.kind === 'G' || (growing.kind === 'D' && code === 'T'))
      ) {
        growing.kind = code;
      }
    }
    this.rows++;
    this.to = index;
  }

  done(): Run {
    const columns = this.columns.map(({ kind, values, texts, gaps }) => ({
      kind: kindOf(kind),
      values,
      texts: [...texts],
      gaps,
    }));
    return { from: this.from, to: this.to, columns, rows: this.rows, dropped: this.dropped };
  }
}

function kindOf(code: Code): RunColumn['kind'] {
  if (code === 'N') return 'number';
  if (code === 'H') return 'time';
  if (code === 'D') return 'date';
  return code === 'T' ? 'text' : 'empty';
}
