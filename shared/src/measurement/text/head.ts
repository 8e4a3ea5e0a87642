import type { Fact } from '../reading';
import { cleaned, isUnit } from './labels';
import { isLettered } from './letters';
import type { Row, Run } from './runs';

/** What the lines above a table say about its columns. */
export interface Head {
  /** Label with its unit, for each column; empty when there is none. */
  readonly labels: readonly string[];
  /** Name above the label: the sample of a pair of columns. */
  readonly names: readonly string[];
  /** Title of the block, as a section or a curve has it. */
  readonly title: string;
}

const comment = /^[#%;!*'"/\s]+/;
const rule = /^[-=_─\s|+]+$/;

/** Parts a line of words at two or more blanks, with the position of each part's middle. */
function segments(text: string): { text: string; middle: number }[] {
  const found: { text: string; middle: number }[] = [];
  let from = -1;
  for (let at = 0; at <= text.length; at++) {
    const blank =
      at === text.length || text[at] === '\t' || (text[at] === ' ' && (text[at + 1] ?? ' ') === ' ');
    if (!blank && from === -1 && text[at] !== ' ') from = at;
    if (blank && from !== -1) {
      found.push({ text: text.slice(from, at), middle: (from + at) / 2 });
      from = -1;
    }
  }
  return found;
}

/** Positions of the columns' middles in a line of numbers. */
function middles(text: string): number[] {
  const expanded = text.replaceAll('\t', '  ');
  const found: number[] = [];
  let from = -1;
  for (let at = 0; at <= expanded.length; at++) {
    const blank = at === expanded.length || expanded[at] === ' ';
    if (!blank && from === -1) from = at;
    if (blank && from !== -1) {
      found.push((from + at) / 2);
      from = -1;
    }
  }
  return found;
}

/** Gives the words of a line to the columns: by number when there are as many, else by their place. Undefined when they don't fit. */
function spacedLabels(text: string, places: readonly number[], columns: number): string[] | undefined {
  const parts = segments(text);
  if (parts.length === columns) return parts.map((part) => part.text);
  const words = text.trim().split(/\s+/);
  if (words.length === columns && parts.length === 1) return words;
  if (parts.length < 2 || parts.length > columns + 2) return undefined;
  const width = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / Math.max(1, places.length - 1);
  const labels = Array<string>(columns).fill('');
  for (const part of parts) {
    const distances = places.map((place) => Math.abs(place - part.middle));
    const nearest = distances.indexOf(Math.min(...distances));
    if (labels[nearest] === undefined || (distances[nearest] ?? 0) > width * 0.75) continue;
    labels[nearest] = [labels[nearest], part.text].filter((label) => label !== '').join(' ');
  }
  return labels;
}

const filledOf = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '');

/** Returns the cells of a line of labels for each column; undefined for a line of another kind. */
function labelCells(row: Row, run: Run, places: readonly number[], spaced: boolean): string[] | undefined {
  const columns = run.columns.length;
  const text = row.text.replace(comment, (found) => ' '.repeat(found.length));
  if (spaced) return spacedLabels(text, places, columns);
  const all = row.cells.map((cell, index) => cell.replace(index === 0 ? comment : /^#/, '').trim());
  const words = filledOf(all);
  // Heads with several tabs between them stand above columns with one.
  const cells = all.length > columns && words.length === columns ? words : all;
  const filled = cells.filter((cell) => cell !== '').length;
  if (filled === 0 || cells.length > columns * 2 + 2) return undefined;
  if (columns > 2 && cells.length < columns / 3) return undefined;
  return Array.from({ length: columns }, (_, index) => cells[index] ?? '');
}

/** Joins the labels above each other: `Relative`, `Pressure`, `(p/p°)`. */
const stacked = (upper: readonly string[], lower: readonly string[]): string[] =>
  lower.map((cell, index) => [upper[index] ?? '', cell].filter((text) => text !== '').join(' '));

/** Puts a unit line below its labels: `Time` and `[s]` become `Time [s]`. */
const withUnits = (labels: readonly string[], units: readonly string[]): string[] =>
  labels.map((label, index) => {
    const unit = (units[index] ?? '').replace(/^[[(（]|[\])）]$/g, '');
    return unit === '' || label.endsWith(`(${unit})`) || label.endsWith(`[${unit}]`)
      ? label
      : `${label} [${unit}]`;
  });

/** Reads the head of a run from the lines above it, down from `after`. */
export function headOf(rows: readonly Row[], run: Run, after: number, spaced: boolean): Head {
  const above: { row: Row; index: number }[] = [];
  for (let index = run.from - 1; index > after && above.length < 14; index--) {
    const row = rows[index];
    if (row && row.text.trim() !== '' && !rule.test(row.text)) above.push({ row, index });
  }
  const heads = spaced ? above.slice(0, 5).filter(({ row }) => !row.text.includes(':')) : [];
  const full = heads.map(({ row }) => segments(row.text)).find(({ length }) => length === run.columns.length);
  // A head with a word for each column shows the columns' places better than the numbers below do.
  const places =
    full?.map(({ middle }) => middle) ?? middles(rows[Math.min(run.from + 1, run.to)]?.text ?? '');
  const read = above.map(({ row, index }) => ({
    index,
    row,
    cells: labelCells(row, run, places, spaced),
  }));
  // A line of one number above a table is a value of its own, as the saturation pressure of an isotherm is.
  const useful = spaced ? read.filter(({ row }) => !/^\s*[\d.]+\s*$/.test(row.text)) : read;
  return { ...columnHead(useful, run, spaced), title: titleOf(rows, run, after) };
}

interface ReadLine {
  readonly index: number;
  readonly row: Row;
  readonly cells: string[] | undefined;
}

function columnHead(lines: readonly ReadLine[], run: Run, spaced: boolean): Pick<Head, 'labels' | 'names'> {
  const none = run.columns.map(() => '');
  const [nearest, second] = lines;
  if (!nearest?.cells || !(isLabelLine(nearest.cells, run) || isUnitLine(nearest.cells))) {
    return { labels: none, names: none };
  }
  const units = isUnitLine(nearest.cells) && second?.cells && isLabelLine(second.cells, run);
  if (!units && !isLabelLine(nearest.cells, run)) return { labels: none, names: none };
  const from = units ? 1 : 0;
  const labels = spaced ? stackedLabels(lines.slice(from), run) : (lines[from]?.cells ?? none);
  const names = spaced ? none : namesOf(lines[from + 1], lines[from], run);
  return { labels: units ? withUnits(labels, nearest.cells) : labels, names };
}

/** Joins lines of labels that stand directly above each other, four at most. */
function stackedLabels(lines: readonly ReadLine[], run: Run): string[] {
  const [lowest] = lines;
  let labels = [...(lowest?.cells ?? [])];
  for (const [index, line] of lines.slice(1, 4).entries()) {
    if (!line.cells || line.index !== (lines[index]?.index ?? 0) - 1 || !isLabelLine(line.cells, run)) break;
    if (/[:=]\s*\S/.test(line.row.text)) break;
    labels = stacked(line.cells, labels);
  }
  return labels;
}

const isUnitLine = (cells: readonly string[]): boolean =>
  filledOf(cells).length > 0 && filledOf(cells).every(isUnit);

/** True when the cells could be labels of the run: texts, one for each of most columns. */
function isLabelLine(cells: readonly string[], run: Run): boolean {
  const filled = filledOf(cells);
  // A broken row of numbers is no head, though a head may hold numbers: `nm;2.5;5;10`.
  if (/^[-+\d.,]+$/.test(filled[0] ?? '') && (cells[0] ?? '') !== '') return false;
  if (/[=:：]$/.test(cells[0] ?? '')) return false;
  if (run.columns.length === 1) return filled.length === 1;
  const needed = run.columns.filter(({ kind }) => kind !== 'empty').length;
  return filled.length >= Math.max(2, Math.ceil(needed / 2));
}

/** Returns the line of names above the labels; empty texts when the line above is of the file's head. */
function namesOf(line: ReadLine | undefined, labels: ReadLine | undefined, run: Run): string[] {
  const none = run.columns.map(() => '');
  if (!line?.cells || !labels || line.index < labels.index - 1 || run.columns.length < 2) return none;
  const filled = filledOf(line.cells);
  const astray = line.cells.some((cell, index) => cell !== '' && run.columns[index]?.kind === 'empty');
  if (astray) return none;
  const enough =
    run.columns.length === 2 ? filled.length === 1 : filled.length >= Math.max(2, run.columns.length / 6);
  return enough && !/[:=：]\s*\S/.test(line.row.text) && !/^[[{]/.test(line.row.text.trim())
    ? line.cells
    : none;
}

/** Returns a section's name: `[LC Chromatogram(Ch1)]`, the line after `Curve Name:`, the first line after another table. */
function titleOf(rows: readonly Row[], run: Run, after: number): string {
  const lines = rows.slice(Math.max(after + 1, run.from - 200), run.from).map(({ text }) => text.trim());
  const named = lines.findLastIndex((line) => /^(?:curve name:|\[step\])$/i.test(line));
  if (named !== -1) return cleaned(lines[named + 1] ?? '');
  const cycle = lines.findLast((line) => /^cycle \d+:/i.test(line));
  if (cycle) return cleaned(cycle);
  const section = lines.findLast((line) => /^\[[^[\]]{2,80}\]$/.test(line));
  if (section && !/^\[(?:data|header|scan points)\]$/i.test(section)) return cleaned(section.slice(1, -1));
  const filled = lines.filter((line) => line !== '' && !rule.test(line));
  const [first = ''] = filled;
  const single = !/[\t;:=]/.test(first) && !/\s{3}/.test(first);
  return after >= 0 && filled.length > 1 && single ? cleaned(first) : '';
}

const pair = /^([^:=\t：]{1,60}?)\s?(?:[=：\t]|:(?!\d\d))\s*(.*)$/;

/** `XUNITS,1/CM`: two cells of a file that is parted by commas. */
const commaPair = /^([^,]{1,60}),([^,]{1,120})$/;

/** Returns the lines of a file's head as facts: `#SAMPLE:AlPyr`, `Integration time [ms]: 1.5`. */
export function factsOf(lines: readonly string[], most = 40): Fact[] {
  const facts: Fact[] = [];
  for (const line of lines) {
    if (facts.length >= most) break;
    if (line.length > 400) continue;
    const text = line.replace(comment, '').replaceAll('"', '');
    const found = pair.exec(text) ?? commaPair.exec(text);
    const [name, value] = [cleaned(found?.[1] ?? ''), cleaned((found?.[2] ?? '').replaceAll('\t', ' '), 120)];
    if (name !== '' && value !== '' && isLettered(name)) facts.push({ name, value });
  }
  return facts;
}
