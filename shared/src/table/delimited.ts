import type { Table } from './table';

/** Characters that can separate the cells of a text, the most certain ones first. */
export const delimiters = ['\t', ',', '，', ';', '；', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

interface Cell {
  readonly text: string;
  /** Position after the cell. */
  readonly end: number;
}

/**
 * Returns the cells of CSV (RFC 4180) or of what spreadsheets put into the clipboard, which is the same with tabs. A
 * quoted cell can contain delimiters, line breaks and doubled quotes. A quote that is not closed is a normal character.
 */
export function parseDelimited(text: string, delimiter: string): Table {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const { text: cell, end } = quotedCell(text, at, delimiter) ?? bareCell(text, at, delimiter);
    rows.at(-1)?.push(cell);
    const lineBreak = lineBreakAt(text, end);
    if (lineBreak > 0) rows.push([]);
    at = end + (lineBreak || 1);
  }
  // A line break at the end of the text begins no row.
  const last = rows.at(-1);
  return last?.length === 0 || (last?.length === 1 && last[0] === '') ? rows.slice(0, -1) : rows;
}

/** Returns the length of the line break at a position; 0 when there is none. */
function lineBreakAt(text: string, at: number): number {
  if (text[at] === '\r') return text[at + 1] === '\n' ? 2 : 1;
  return text[at] === '\n' ? 1 : 0;
}

function bareCell(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && lineBreakAt(text, end) === 0) end++;
  return { text: text.slice(start, end), end };
}

/** Returns the cell in quotes at a position; undefined when there is none. */
function quotedCell(text: string, start: number, delimiter: string): Cell | undefined {
  if (text[start] !== '"') return undefined;
  let content = '';
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== '"') content += text[at];
    else if (text[at + 1] === '"') content += text[++at];
    else {
      const end = at + 1;
      const ends = end === text.length || text[end] === delimiter || lineBreakAt(text, end) > 0;
      return ends ? { text: content, end } : undefined;
    }
  }
  return undefined;
}
