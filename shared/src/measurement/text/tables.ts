import { bounds } from '../bounds';
import type { TableBlock } from '../reading';
import { cleaned } from './labels';
import { hasWord } from './letters';
import type { Row } from './runs';

const widest = 200;

/** Parts rows at blank lines into tables. A line with one cell before a table is its name. */
export function tablesOf(rows: readonly Row[]): TableBlock[] {
  const tables: TableBlock[] = [];
  let block: string[][] = [];
  let total = 0;
  const close = () => {
    if (block.length > 0) tables.push(tableOf(block));
    block = [];
  };
  for (const { cells } of rows) {
    const texts = cells.slice(0, widest).map((cell) => cleaned(cell, 120));
    while (texts.length > 0 && texts.at(-1) === '') texts.pop();
    if (texts.length === 0) close();
    else if (total < bounds.tableRows) {
      block.push(texts);
      total++;
    }
  }
  close();
  return tables;
}

function tableOf(block: readonly string[][]): TableBlock {
  const [first = [], ...rest] = block;
  const named = first.filter((cell) => cell !== '').length === 1 && rest.length > 0;
  const [columns = [], ...rows] = named ? rest : block;
  const name = named ? (first.find((cell) => cell !== '') ?? '') : '';
  const width = Math.max(columns.length, ...rows.map(({ length }) => length));
  const filledCells = columns.filter((cell) => cell !== '');
  const words = filledCells.filter((cell) => !/\d/.test(cell) || hasWord(cell));
  const isHead = words.length * 2 > filledCells.length;
  const filled = (row: readonly string[]) => Array.from({ length: width }, (_, index) => row[index] ?? '');
  if (!isHead) {
    return {
      name,
      columns: Array.from({ length: width }, (_, index) => `第 ${index + 1} 列`),
      rows: [columns, ...rows].map(filled),
    };
  }
  return { name, columns: filled(columns), rows: rows.map(filled) };
}
