import type { Head } from './head';
import { roleOf } from './roles';
import type { Run } from './runs';

/** Leaves out the rows by which programs mark segments and the end of a table, and says so. */
export function withoutMarkers(run: Run, head: Head): { run: Run; notes: readonly string[] } {
  const closed = withoutClosingZeros(run, head);
  const marked = withoutSegments(closed.run, head);
  return { run: marked.run, notes: [...closed.notes, ...marked.notes] };
}

/** Leaves out the rows of zeros that end a table of BELSORP. A scan that runs down to zero by itself keeps its end. */
function withoutClosingZeros(run: Run, head: Head): { run: Run; notes: readonly string[] } {
  const columns = run.columns.filter(
    ({ kind }, index) => kind === 'number' && roleOf(head.labels[index] ?? '') !== 'index',
  );
  const zeros = (row: number) =>
    columns.every(({ values }) => values[row] === 0 || values[row] === undefined);
  let rows = run.rows;
  while (rows > 3 && run.rows - rows < 3 && zeros(rows - 1)) rows--;
  const jumps = columns.some(({ values }) => {
    const [before = 0, earlier = 0] = [values[rows - 1], values[rows - 2]];
    return before !== 0 && Math.abs(before) > 3 * Math.abs(earlier - before);
  });
  if (
    rows === run.rows ||
    columns.length < 2 ||
    !jumps ||
    !columns.every(({ values }) => values[rows - 1] !== 0)
  )
    return { run, notes: [] };
  const kept = run.columns.map((column) => ({ ...column, values: column.values.slice(0, rows) }));
  return { run: { ...run, columns: kept, rows }, notes: ['末行全为 0，是文件的结束标记，未绘制'] };
}

/**
 * Leaves out the marker rows that TA Instruments writes between the segments: a whole negative number in place of the
 * time, among times that are not negative.
 */
function withoutSegments(run: Run, head: Head): { run: Run; notes: readonly string[] } {
  const [first] = run.columns;
  const isTime = roleOf(head.labels[0] ?? '') === 'time';
  if (!first || !isTime || run.columns.length < 2) return { run, notes: [] };
  const marked = first.values.flatMap((value, index) =>
    Number.isInteger(value) && value < 0 && value >= -20 ? [index] : [],
  );
  const others = first.values.filter((value) => value < 0).length;
  const few = marked.length > 0 && marked.length <= Math.max(2, first.values.length / 20);
  if (!few || others !== marked.length) return { run, notes: [] };
  const drop = new Set(marked);
  const columns = run.columns.map((column) => ({
    ...column,
    values: column.values.filter((_, index) => !drop.has(index)),
  }));
  return {
    run: { ...run, columns, rows: run.rows - marked.length },
    notes: [`有 ${marked.length} 行是程序的分段标记，未绘制`],
  };
}
