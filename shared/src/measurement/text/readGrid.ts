import { bounds } from '../bounds';
import { Unreadable } from '../reader';
import type { Curve, Fact, Reading } from '../reading';
import { groupsOf } from './columns';
import { formatNameOf } from './formatName';
import { factsOf, type Head, headOf } from './head';
import { curvesOf } from './makeCurves';
import { withoutMarkers } from './markers';
import { type NumberForm, numberFormOf } from './numberForm';
import { type Row, type Run, runsOf } from './runs';
import { tablesOf } from './tables';
import { withHints } from './unitHints';

/** Rows of cells from a text or a sheet, and what is known of them. */
export interface Grid {
  readonly name: string;
  readonly rows: readonly Row[];
  /** True when blanks part the cells, so that a missing cell can't be seen. */
  readonly spaced: boolean;
  /** Rows of the file that were looked at to decide its numbers. */
  readonly sample: readonly (readonly string[])[];
  /** Name of a sheet, in front of its curves' names. */
  readonly title?: string;
}

export const unclearNote = '数字中的逗号可能是小数点，也可能是千位分隔符，因此按表格显示，不绘制曲线';

/** What was read of a grid: curves, or undefined for a report that is shown as tables. */
interface GridReading {
  readonly curves: readonly Curve[];
  readonly notes: readonly string[];
  readonly head: string;
}

/** Reads the curves of a grid. */
export function curvesOfGrid(grid: Grid, select: (titled: Titled) => boolean = () => true): GridReading {
  const { form, ambiguous } = numberFormOf(grid.sample);
  const runs = runsOf(grid.rows, form, grid.spaced).filter(({ rows }) => rows >= 3);
  const head = headText(grid, runs[0]);
  if (ambiguous || hasCutDecimals(grid, runs)) return { curves: [], notes: [unclearNote], head };
  const facts = factsOf(head.split('\n'));
  const curves: Curve[] = [];
  let tables = 0;
  for (const [index, run] of runs.entries()) {
    const made = select({ grid, run, above: textAbove(grid, run, runs[index - 1]) })
      ? runCurves({ grid, run, after: runs[index - 1]?.to ?? -1, head, facts, form })
      : [];
    if (made.length === 0) tables++;
    curves.push(...made);
  }
  return {
    ...limited(curves),
    notes: [
      ...limited(curves).notes,
      ...(curves.length > 0 && tables > 0 ? [`文件中另有 ${tables} 个表格，未绘制`] : []),
    ],
    head,
  };
}

/** A run with the lines between it and the run before. */
export interface Titled {
  readonly grid: Grid;
  readonly run: Run;
  readonly above: string;
}

const textAbove = (grid: Grid, run: Run, before: Run | undefined): string =>
  grid.rows
    .slice(Math.max((before?.to ?? -1) + 1, run.from - 60), run.from)
    .map(({ text }) => text)
    .join('\n');

function limited(curves: readonly Curve[]): { curves: readonly Curve[]; notes: readonly string[] } {
  if (curves.length <= bounds.curves) return { curves, notes: [] };
  return {
    curves: curves.slice(0, bounds.curves),
    notes: [`文件含 ${curves.length} 条曲线，只显示前 ${bounds.curves} 条`],
  };
}

interface RunInput {
  readonly grid: Grid;
  readonly run: Run;
  readonly after: number;
  readonly head: string;
  readonly facts: readonly Fact[];
  readonly form: NumberForm;
}

function runCurves({ grid, run, after, head, facts, form }: RunInput): Curve[] {
  if (run.columns.some(isWords(run.rows))) return [];
  const extension = extensionOf(grid.name);
  const found = withSignals(headOf(grid.rows, run, after, grid.spaced), head, extension);
  const { run: kept, notes } = withoutMarkers(run, found);
  const title = [grid.title ?? '', found.title].filter((part) => part !== '').join(' · ');
  const dropped = run.dropped > 0 ? [`有 ${run.dropped} 行的列数不符，未采用`] : [];
  const decimal = form.decimal === ',' ? ['数字中的逗号按小数点读取'] : [];
  const setting = {
    title,
    head: `${grid.name}\n${head}`,
    extension,
    facts,
    notes: [...notes, ...dropped, ...decimal],
  };
  return groupsOf(kept, found).flatMap((group) => curvesOf(withHints(group, facts, head), setting));
}

/** TA Instruments names the columns in its head: `Sig2  Temperature (°C)`. */
function withSignals(found: Head, head: string, extension: string): Head {
  // Empower's two lines above the points are facts and their values, no labels; its x is in minutes.
  if (extension === 'arw')
    return {
      labels: found.labels.map((_, index) => (index === 0 ? 'Time (min)' : '')),
      names: [],
      title: '',
    };
  if (found.labels.some((label) => label !== '')) return found;
  const signals = [...head.matchAll(/^Sig(\d{1,2})\s{1,8}(\S.{0,80})$/gm)];
  if (signals.length < 2) return found;
  const labels = found.labels.map(
    (_, index) => signals.find(([, number]) => Number(number) === index + 1)?.[2]?.trim() ?? '',
  );
  return { ...found, labels };
}

/** True for a column of different words in most rows: names of peaks, of wells. The same word in every row is a remark. */
const isWords =
  (rows: number) =>
  ({ kind, texts, values }: Run['columns'][number]): boolean =>
    kind === 'text' &&
    texts.length > 1 &&
    (texts.length > rows / 5 || texts.length >= 20) &&
    values.length === rows;

/** Cells like `0029` beside a comma are what a decimal comma leaves when the file parts its cells by commas too. */
function hasCutDecimals(grid: Grid, runs: readonly Run[]): boolean {
  const [run] = runs;
  const row = run && grid.rows[run.from];
  if (!run || !row?.text.includes(',') || row.text.includes('.') || grid.spaced) return false;
  const rows = grid.rows
    .slice(run.from, run.from + 50)
    .filter(({ text }) => text.split(',').length === row.cells.length);
  return rows.some(({ cells }) => cells.length >= 3 && cells.some((cell) => /^0\d+$/.test(cell)));
}

const headText = ({ rows }: Grid, run: Run | undefined): string =>
  rows
    .slice(0, Math.min(run?.from ?? 60, 400))
    .map(({ text }) => text.slice(0, 500))
    .join('\n')
    .slice(0, 12_000);

/** Returns the extension of a file's name in small letters, without the point. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns a grid as curves, or as tables when it has none. Throws `Unreadable` for text that is neither. */
export function readGrid(grid: Grid): Reading {
  const { curves, notes, head } = curvesOfGrid(grid);
  const format = formatNameOf(head, extensionOf(grid.name));
  if (curves.length > 0) return { kind: 'curves', format, notes, curves };
  return tableReading(grid, format, notes);
}

/** Returns a grid as tables. Throws `Unreadable` when its lines are no rows. */
export function tableReading(grid: Grid, format: string, notes: readonly string[]): Reading {
  const filled = grid.rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const wide = filled.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1).length;
  if (filled.length === 0 || wide < 2 || wide * 4 < filled.length) {
    throw new Unreadable(format, '没有找到数据列', '请在仪器软件中导出为带列标题的 CSV 或 TXT');
  }
  const tables = tablesOf(grid.rows);
  const more = filled.length > bounds.tableRows ? [`表格只显示前 ${bounds.tableRows} 行`] : [];
  return { kind: 'tables', format, notes: [...notes, ...more], tables };
}
