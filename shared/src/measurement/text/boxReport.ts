import { bounds } from '../bounds';
import type { Reader } from '../reader';
import { Unreadable } from '../reader';
import type { TableBlock } from '../reading';
import { cleaned } from './labels';

const frame = /[┌┬┐├┼┤└┴┘]/;

/** Reads a report drawn with frames (`┌─┬─┐`) as tables. A cell goes over several lines: its parts are joined. */
export const boxReportReader: Reader = {
  fits: (file) => /[┌├│]/.test((file.text() ?? '').slice(0, 4000)),
  read: (file) => {
    const tables = framesOf((file.text() ?? '').split('\n'))
      .map(tableOf)
      .filter(({ columns }) => columns.length > 0);
    if (tables.length === 0) throw new Unreadable('报告', '没有找到数据列');
    return { kind: 'tables', format: 'OpenLab 报告', notes: [], tables };
  },
};

/** Returns the rows of each frame. */
function framesOf(lines: readonly string[]): string[][][] {
  const frames: string[][][] = [];
  let rows: string[][] = [];
  let row: string[] | undefined;
  for (const line of lines.slice(0, bounds.tableRows * 4)) {
    if (line.includes('┌')) rows = [];
    if (frame.test(line)) {
      if (row) rows.push(row);
      row = undefined;
      if (line.includes('└')) frames.push(rows);
    } else if (line.includes('│')) row = joined(row, line.split('│').slice(1, -1));
  }
  return frames;
}

/** Numbers and words are cut at the frame's width: a cut after a point, a hyphen or `_` goes on without a blank. */
function joined(row: string[] | undefined, parts: readonly string[]): string[] {
  return parts.map((part, index) => {
    const before = row?.[index] ?? '';
    const text = part.trim();
    if (before === '' || text === '') return before + text;
    const cut = /[._\\/-]$/.test(before) || (/^[a-z]{1,2}$/.test(text) && /[a-z]$/i.test(before));
    return cut ? before + text : `${before} ${text}`;
  });
}

function tableOf(rows: readonly string[][]): TableBlock {
  const [first = [], ...rest] = rows.map((row) => row.map((cell) => cleaned(cell, 120)));
  if (rest.length > 0) return { name: '', columns: first, rows: rest };
  return { name: '', columns: first.map((_, index) => `第 ${index + 1} 列`), rows: [first] };
}
