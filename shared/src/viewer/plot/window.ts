import { extentOf, type Pyramid, spanOf } from './pyramid';

/** A curve as it is drawn: its points after normalising and shifting. */
export interface Drawn {
  readonly key: string;
  readonly name: string;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly shape: 'line' | 'sticks';
  readonly pyramid: Pyramid;
  /** Number of the colour, which stays the curve's own while others are hidden. */
  readonly style: number;
  /** True for a curve of the file beside the changed one. */
  readonly faint?: boolean;
  /** Texts at points, such as positions of peaks, in the order of the abscissas. */
  readonly labels?: readonly Label[];
}

/** A text above a point. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export type Range = readonly [from: number, to: number];

/** The part of the plane that is shown, each from its lower to its higher value. */
export interface Window {
  readonly x: Range;
  readonly y: Range;
}

/** Returns the range that shows all points; `undefined` without a curve. */
export function wholeX(curves: readonly Drawn[]): Range | undefined {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, pyramid } of curves)
    for (const value of pyramid.direction === 0 ? x : [x[0] ?? 0, x.at(-1) ?? 0]) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  if (!(low <= high)) return undefined;
  return low === high ? [low - 0.5, high + 0.5] : [low, high];
}

/** Room above and below the curve, of its height. */
const room = 0.05;

/** Returns the range of ordinates that shows what lies between two abscissas; sticks stand on zero. */
export function fittedY(curves: readonly Drawn[], [from, to]: Range): Range {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y, pyramid, shape } of curves) {
    const [begin, end] = spanOf(x, pyramid, from, to);
    const [least, most] = extentOf(y, pyramid, begin, end);
    low = Math.min(low, shape === 'sticks' ? Math.min(0, least) : least);
    high = Math.max(high, most);
  }
  if (!(low <= high)) return [0, 1];
  const height = high - low || Math.abs(high) || 1;
  return [low === 0 ? 0 : low - height * room, high + height * room];
}

/** Finest part of the whole that can be shown: the numbers at the axis have six digits. */
const finest = 2e-5;

/** Returns a range zoomed by `factor` (less than 1 shows less) around a value, kept within the whole. */
export function zoomed([from, to]: Range, around: number, factor: number, whole: Range): Range {
  const width = Math.max((to - from) * factor, (whole[1] - whole[0]) * finest);
  const part = (around - from) / (to - from || 1);
  return within([around - part * width, around + (1 - part) * width], whole);
}

/** Returns a range moved by `by`, kept within the whole. */
export function moved([from, to]: Range, by: number, whole: Range): Range {
  return within([from + by, to + by], whole);
}

function within([from, to]: Range, [first, last]: Range): Range {
  if (to - from >= last - first) return [first, last];
  if (from < first) return [first, first + (to - from)];
  if (to > last) return [last - (to - from), last];
  return [from, to];
}
