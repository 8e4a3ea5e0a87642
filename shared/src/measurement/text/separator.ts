import { bare, isDate, minutesOf, numberOf } from './cell';
import type { NumberForm } from './numberForm';

/** What stands between the cells of a line. `space`: one or more blanks. */
export type Separator = '\t' | ';' | '|' | ',' | 'space';

const separators: readonly Separator[] = ['\t', ';', '|', ',', 'space'];

/** Returns the bare cells of a line. Quoted cells may hold the separator. */
export function cellsOf(line: string, separator: Separator): string[] {
  if (separator === 'space') {
    const trimmed = line.trim();
    return trimmed === '' ? [] : trimmed.split(/\s+/);
  }
  const cells = isQuoted(line)
    ? quotedCells(line, separator)
    : line.split(separator).map((cell) => cell.trim());
  if (separator === '|' && cells[0] === '') cells.shift();
  return cells;
}

/** True when quotes come in pairs: `Z"/ohm` is a label, no quoted cell. */
function isQuoted(line: string): boolean {
  if (!line.includes('"')) return false;
  return line.split('"').length % 2 === 1;
}

function quotedCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) {
      cells.push(bare(cell));
      cell = '';
    } else cell += character;
  }
  return [...cells, bare(cell)];
}

const forms: { readonly [decimal in NumberForm['decimal']]: NumberForm } = {
  '.': { decimal: '.', grouped: true },
  ',': { decimal: ',', grouped: true },
};

/** True when a cell is a number in one of the two forms, or a duration. */
const isNumber = (cell: string): boolean =>
  numberOf(cell, forms['.']) !== undefined ||
  numberOf(cell, forms[',']) !== undefined ||
  minutesOf(cell) !== undefined;

/** Returns 1 for a line of numbers only (two or more), less with texts between them, 0 for any other line. */
export function rowScore(line: string, separator: Separator): number {
  const filled = cellsOf(line, separator).filter((cell) => cell !== '' && !isDate(cell));
  const numbers = filled.filter(isNumber).length;
  if (numbers < 2 || numbers * 2 < filled.length) return 0;
  return numbers === filled.length ? 1 : numbers / filled.length / 2;
}

/** Returns the separator by which most of the lines are rows of numbers, and how many; of equal ones the plainer one. */
export function separatorOf(lines: readonly string[]): { separator: Separator; score: number } {
  const scored = separators.map((separator) => ({
    separator,
    score: lines.reduce((sum, line) => sum + rowScore(line, separator), 0),
  }));
  return scored.reduce((best, next) => (next.score > best.score + 0.001 ? next : best));
}

/** Returns lines from the beginning, the middle and the end of a text: enough to decide its form, whatever its length. */
export function sampleOf(lines: readonly string[], most = 3000): readonly string[] {
  const sample =
    lines.length <= most
      ? lines
      : [0, 0.2, 0.4, 0.6, 0.8].flatMap((share) => {
          const from = Math.floor(lines.length * share);
          return lines.slice(from, from + most / 5);
        });
  return sample.filter((line) => line.length < 100_000);
}
