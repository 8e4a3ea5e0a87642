/** A curve that was read from a text file. */
export interface Curve {
  readonly x_label: string;
  readonly y_label: string;
  readonly points: readonly Point[];
}

type Point = [x: number, y: number];
type Cells = (line: string) => string[];

/** Fewer rows are no curve. */
const fewestRows = 8;
/** Part of the lines after the first row of numbers that must be rows of numbers. */
const rowShare = 0.9;
/** A curve goes forward and back a few times at most, as a hysteresis does; the values of a list jump. */
const mostTurns = 12;
const longestLabel = 30;

const splits: readonly Cells[] = [
  (line) => line.split('\t'),
  (line) => line.split(';'),
  (line) => line.split(','),
  (line) => line.trim().split(/\s+/),
];

/** Returns the number in a cell, with a point or a comma before the decimals; undefined for any other text. */
function numberOf(cell = ''): number | undefined {
  const text = cell.trim().replace(/^"|"$/g, '').replace(',', '.');
  if (!/^[\d.+\-eE]+$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** Returns the first two columns of a line; undefined unless both are numbers. */
function pointOf(cells: readonly string[]): Point | undefined {
  const [x, y] = [numberOf(cells[0]), numberOf(cells[1])];
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** Returns the separator by which most of the first lines are rows of numbers. */
function splitOf(lines: readonly string[]): Cells {
  const rows = (split: Cells) => lines.slice(0, 400).filter((line) => pointOf(split(line))).length;
  return splits.reduce((best, split) => (rows(split) > rows(best) ? split : best));
}

/** Counts how often x changes its direction. */
function turnsOf(points: readonly Point[]): number {
  let turns = 0;
  let direction = 0;
  for (const [index, [x]] of points.entries()) {
    const step = Math.sign(x - (points[index - 1]?.[0] ?? x));
    if (step !== 0 && direction !== 0 && step !== direction) turns++;
    if (step !== 0) direction = step;
  }
  return turns;
}

/** Returns labels from the line above the first row of numbers, if it has one for each column. */
function labelsOf(line: string | undefined, split: Cells): [x: string, y: string] {
  const cells = split((line ?? '').replace(/^[\s#%;'!]+/, '')).map((cell) =>
    Array.from(cell.trim().replace(/^"|"$/g, '')).slice(0, longestLabel).join(''),
  );
  return cells[0] && cells[1] ? [cells[0], cells[1]] : ['第 1 列', '第 2 列'];
}

/**
 * Reads the first two columns of a text file as a curve. Returns undefined when the text is not mainly a table of
 * numbers, or when its first column is no axis.
 */
export function curveOf(text: string): Curve | undefined {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const split = splitOf(lines);
  const rows = lines.map((line) => pointOf(split(line)));
  const first = rows.findIndex((row) => row !== undefined);
  if (first === -1) return undefined;
  const points = rows.slice(first).filter((row) => row !== undefined);
  const table = points.length >= fewestRows && points.length >= (rows.length - first) * rowShare;
  if (!table || turnsOf(points) > mostTurns || new Set(points.map(([x]) => x)).size < fewestRows)
    return undefined;
  const [x_label, y_label] = labelsOf(lines[first - 1], split);
  return { x_label, y_label, points };
}

/**
 * Returns at most `most` points that keep the peaks: of each group of neighbours the lowest and the highest, in the
 * order of the curve.
 */
export function downsample(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  const groups = Math.floor(most / 2);
  return Array.from({ length: groups }, (_, group) => {
    const from = Math.floor((group * points.length) / groups);
    const to = Math.floor(((group + 1) * points.length) / groups);
    return ends(points.slice(from, to));
  }).flat();
}

/** Returns the points with the lowest and the highest y in their order; one point when they are the same. */
function ends(points: readonly Point[]): Point[] {
  const sorted = [...points.entries()].sort(([, a], [, b]) => a[1] - b[1]);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return [];
  if (low[0] === high[0]) return [low[1]];
  return low[0] < high[0] ? [low[1], high[1]] : [high[1], low[1]];
}

/** Returns the text of a file: UTF-16 by its byte order mark, UTF-8, or GBK; undefined for binary content. */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return text.includes('\0') ? undefined : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // The bytes may end within a character: `stream` leaves such an end out.
  const decode = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true });
  if (first === 0xff && second === 0xfe) return decode('utf-16le');
  if (first === 0xfe && second === 0xff) return decode('utf-16be');
  try {
    return decode('utf-8', true);
  } catch {
    return decode('gbk');
  }
}
