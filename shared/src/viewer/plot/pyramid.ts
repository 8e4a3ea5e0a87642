import type { Curve } from '@portal/shared/measurement';

/** For each run of `size` points of a curve, the index of its lowest and of its highest point. */
interface Level {
  readonly size: number;
  readonly low: Uint32Array;
  readonly high: Uint32Array;
}

/**
 * What makes drawing a part of a curve take as long as the drawing is wide, not as long as the curve is: a million points are drawn
 * from a few thousand of these runs, and no peak is lost.
 */
export interface Pyramid {
  readonly levels: readonly Level[];
  /** 1 for rising abscissas, -1 for falling ones, 0 for a curve that goes back, such as a hysteresis. */
  readonly direction: 1 | -1 | 0;
}

const smallestRun = 16;
const growth = 4;

/** Builds the pyramid of a curve, once after it was read. */
export function pyramidOf({ x, y }: Pick<Curve, 'x' | 'y'>): Pyramid {
  const levels: Level[] = [];
  let below = baseLevel(y);
  while (below.low.length > 1) {
    levels.push(below);
    below = nextLevel(below, y);
  }
  return { levels, direction: directionOf(x) };
}

function baseLevel(y: Float64Array): Level {
  const runs = Math.ceil(y.length / smallestRun);
  const [low, high] = [new Uint32Array(runs), new Uint32Array(runs)];
  for (let run = 0; run < runs; run++) {
    const begin = run * smallestRun;
    let [lowest, highest] = [begin, begin];
    for (let index = begin + 1; index < Math.min(begin + smallestRun, y.length); index++) {
      if (at(y, index) < at(y, lowest)) lowest = index;
      if (at(y, index) > at(y, highest)) highest = index;
    }
    low[run] = lowest;
    high[run] = highest;
  }
  return { size: smallestRun, low, high };
}

function nextLevel({ size, low, high }: Level, y: Float64Array): Level {
  const runs = Math.ceil(low.length / growth);
  const next = { size: size * growth, low: new Uint32Array(runs), high: new Uint32Array(runs) };
  for (let run = 0; run < runs; run++) {
    let [lowest, highest] = [at(low, run * growth), at(high, run * growth)];
    for (let below = run * growth + 1; below < Math.min((run + 1) * growth, low.length); below++) {
      if (at(y, at(low, below)) < at(y, lowest)) lowest = at(low, below);
      if (at(y, at(high, below)) > at(y, highest)) highest = at(high, below);
    }
    next.low[run] = lowest;
    next.high[run] = highest;
  }
  return next;
}

/** Element of an array at an index that is within it. */
export function at(values: Float64Array | Uint32Array, index: number): number {
  return values[index] ?? 0;
}

function directionOf(x: Float64Array): 1 | -1 | 0 {
  let [rises, falls] = [false, false];
  for (let index = 1; index < x.length; index++) {
    if (at(x, index) > at(x, index - 1)) rises = true;
    else if (at(x, index) < at(x, index - 1)) falls = true;
    if (rises && falls) return 0;
  }
  return falls ? -1 : 1;
}

/** Returns the indices of the points between two abscissas with a neighbour at each end: all of a curve that goes back. */
export function spanOf(
  x: Float64Array,
  { direction }: Pyramid,
  from: number,
  to: number,
): [begin: number, end: number] {
  if (direction === 0) return [0, x.length];
  const before = firstWhere(x, (value) => (direction === 1 ? value >= from : value <= to));
  const after = firstWhere(x, (value) => (direction === 1 ? value > to : value < from));
  return [Math.max(before - 1, 0), Math.min(after + 1, x.length)];
}

/** Index of the first value for which `reached` is true; it is false before and true from there on. */
function firstWhere(x: Float64Array, reached: (value: number) => boolean): number {
  let [begin, end] = [0, x.length];
  while (begin < end) {
    const middle = (begin + end) >> 1;
    if (reached(at(x, middle))) end = middle;
    else begin = middle + 1;
  }
  return begin;
}

/**
 * Returns the indices to draw of the points from `begin` to `end`, at most about four for each of `columns`, in their order: all of
 * them when they are few, else the lowest and the highest of each run.
 */
export function drawnOf({ levels }: Pyramid, begin: number, end: number, columns: number): number[] {
  const count = end - begin;
  const level = levels.findLast(({ size }) => size * columns * 2 <= count);
  if (!level) return Array.from({ length: count }, (_, index) => begin + index);
  const drawn: number[] = [begin];
  for (let run = Math.floor(begin / level.size); run * level.size < end; run++) {
    const [low, high] = [at(level.low, run), at(level.high, run)];
    for (const index of low < high ? [low, high] : [high, low])
      if (index > begin && index < end - 1) drawn.push(index);
  }
  drawn.push(end - 1);
  return drawn;
}

/** Returns the lowest and the highest ordinate of the points from `begin` to `end`. */
export function extentOf(
  y: Float64Array,
  { levels }: Pyramid,
  begin: number,
  end: number,
): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (index: number) => {
    low = Math.min(low, at(y, index));
    high = Math.max(high, at(y, index));
  };
  const level = levels.findLast(({ size }) => size * 8 <= end - begin);
  if (!level) {
    for (let index = begin; index < end; index++) take(index);
    return [low, high];
  }
  const [first, last] = [Math.ceil(begin / level.size), Math.floor(end / level.size)];
  for (let index = begin; index < first * level.size; index++) take(index);
  for (let run = first; run < last; run++) {
    take(at(level.low, run));
    take(at(level.high, run));
  }
  for (let index = last * level.size; index < end; index++) take(index);
  return [low, high];
}
