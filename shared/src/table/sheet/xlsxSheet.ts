import { cellKey } from '../table';
import { type Area, columnAt, mergedAreas } from './merged';
import type { Sheet } from './sheet';
import type { ShownCell } from './shownCell';
import { elements } from './xlsxPart';

/** Columns that are read; cells outside of them are left out. */
const mostColumns = 60;

interface SheetSetup {
  readonly name: string;
  /** Returns a cell as Excel shows it. */
  readonly shown: (cell: Element) => ShownCell;
  /** Rows that are read; cells below them are left out, which a note says. */
  readonly maxRows: number;
}

/** Reads a sheet: its cells, those that are not certain, and what is hidden or too far down. */
export function readSheet(part: Document, { name, shown, maxRows }: SheetSetup): Sheet {
  const hiddenColumns = columnsHidden(part);
  const cells: string[][] = [];
  const doubts = new Map<string, string>();
  const leftColumns = new Set<number>();
  const [hidden, far]: [number[], number[]] = [[], []];
  let next = 0;
  for (const row of elements(part, 'row')) {
    const at = row.hasAttribute('r') ? Number(row.getAttribute('r')) - 1 : next;
    next = at + 1;
    const found = cellsOf(row).map(({ cell, column }) => ({ column, ...shown(cell) }));
    const filled = found.some(({ text }) => text.trim() !== '');
    if (!(at >= 0 && at < maxRows)) {
      if (filled) far.push(at);
    } else if (isTrue(row.getAttribute('hidden'))) {
      if (filled) hidden.push(at);
    } else {
      while (cells.length <= at) cells.push([]);
      for (const { column, text, doubt } of found) {
        if (hiddenColumns.has(column)) {
          if (text.trim() !== '') leftColumns.add(column);
          continue;
        }
        cells[at] = withCell(cells[at] ?? [], column, text);
        if (doubt !== undefined) doubts.set(cellKey(at, column), doubt);
      }
    }
  }
  for (const area of mergedAreas(part)) fillArea({ cells, doubts }, area);
  while (cells.at(-1)?.every((text) => text === '')) cells.pop();
  return { name, cells, doubts, notes: notesOf({ hidden, far, hiddenColumns: leftColumns, maxRows }) };
}

const isTrue = (value: string | null): boolean => value === '1' || value === 'true';

function withCell(row: string[], column: number, text: string): string[] {
  while (row.length < column) row.push('');
  row[column] = text;
  return row;
}

function cellsOf(row: Element): { readonly cell: Element; readonly column: number }[] {
  let next = 0;
  return elements(row, 'c').flatMap((cell) => {
    const column = columnOf(cell.getAttribute('r')) ?? next;
    next = column + 1;
    return column < mostColumns ? [{ cell, column }] : [];
  });
}

/** Returns the column of a cell such as AB12, from 0. */
function columnOf(cell: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(cell ?? '')?.[0];
  return letters === undefined ? undefined : columnAt(letters);
}

function columnsHidden(part: Document): ReadonlySet<number> {
  const hidden = elements(part, 'col').filter((column) => isTrue(column.getAttribute('hidden')));
  return new Set(
    hidden.flatMap((column) => {
      const from = Number(column.getAttribute('min'));
      const to = Math.min(Number(column.getAttribute('max')), mostColumns);
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from - 1 + index);
    }),
  );
}

interface Filled {
  readonly cells: string[][];
  readonly doubts: Map<string, string>;
}

/** Gives each cell of a merged area its value, in rows with content of their own: below them there is no list. */
function fillArea({ cells, doubts }: Filled, { top, left, bottom, right }: Area) {
  const text = cells[top]?.[left] ?? '';
  if (text.trim() === '') return;
  const doubt = doubts.get(cellKey(top, left));
  for (let at = top; at <= Math.min(bottom, cells.length - 1); at++) {
    const row = cells[at] ?? [];
    if (row.every((cell) => cell.trim() === '')) continue;
    for (let column = left; column <= Math.min(right, mostColumns - 1); column++) {
      withCell(row, column, text);
      if (doubt !== undefined) doubts.set(cellKey(at, column), doubt);
    }
  }
}

interface LeftOut {
  readonly hidden: readonly number[];
  readonly far: readonly number[];
  /** Those with content. */
  readonly hiddenColumns: ReadonlySet<number>;
  readonly maxRows: number;
}

function notesOf({ hidden, far, hiddenColumns, maxRows }: LeftOut): string[] {
  const lines = hidden.map((at) => at + 1);
  return [
    ...(lines.length > 0 ? [`隐藏的 ${lines.length} 行没有读取：第 ${firstOf(lines)} 行`] : []),
    ...(hiddenColumns.size > 0 ? [`隐藏的 ${hiddenColumns.size} 列没有读取`] : []),
    ...(far.length > 0 ? [`第 ${maxRows} 行以后的内容没有读取`] : []),
  ];
}

const firstOf = (lines: readonly number[]): string =>
  `${lines.slice(0, 10).join('、')}${lines.length > 10 ? ' 等' : ''}`;
