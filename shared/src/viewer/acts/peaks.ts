import { aboveLine, areaOf } from './integrate';
import type { Points } from './ordered';

/** How peaks are found. */
export interface PeakSetting {
  /** Least height above the higher foot, in percent of the curve's height. */
  readonly least: number;
  /** True where peaks point down, as in transmittance. */
  readonly down: boolean;
}

/** A peak above the straight line between its feet; of peaks that stand in each other, between the outer feet of all. */
export interface Peak {
  readonly position: number;
  /** Ordinate of the curve at the top. */
  readonly value: number;
  readonly height: number;
  /** Full width at half of the height, in the unit of the abscissa; null where a neighbour is nearer than half of the height on both sides. */
  readonly width: number | null;
  /** True when the width is twice that of one side, because a neighbour hides the other one. */
  readonly halved: boolean;
  readonly area: number;
}

/** Most peaks that are listed, the highest. */
export const mostPeaks = 100;

interface Extremum {
  readonly index: number;
  readonly prominence: number;
  readonly left: number;
  readonly right: number;
}

/**
 * Finds peaks: points higher than both neighbours that stand out of what surrounds them by `least` percent of the curve's height
 * (prominence). Feet are the lowest points towards the next higher peak on each side.
 */
export function peaksOf({ x, y }: Points, { least, down }: PeakSetting): Peak[] {
  const up = down ? y.map((value) => -value) : y;
  const [low, high] = extent(up);
  const found = extrema(up).filter(
    ({ prominence }) => prominence >= ((high - low) * least) / 100 && prominence > 0,
  );
  const highest = found.sort((a, b) => b.prominence - a.prominence).slice(0, mostPeaks);
  const sorted = highest.sort((a, b) => a.index - b.index);
  const valleys = [
    Math.max(sorted[0]?.left ?? 0, lowestBetween(up, 0, sorted[0]?.index ?? 0)),
    ...sorted.map(({ index, right }, place) => {
      const next = sorted[place + 1];
      return next
        ? lowestBetween(up, index, next.index)
        : Math.min(right, lowestBetween(up, index, up.length - 1));
    }),
  ];
  return clusters({ x, y: up }, sorted, valleys).flatMap(({ first, last }) => {
    const [from, to] = [valleys[first] ?? 0, valleys[last + 1] ?? 0];
    const above = aboveLine({ x: x.slice(from, to + 1), y: up.slice(from, to + 1) });
    return sorted.slice(first, last + 1).map(({ index }, place) => {
      const [left, right] = [(valleys[first + place] ?? 0) - from, (valleys[first + place + 1] ?? 0) - from];
      const part = { x: above.x.slice(left, right + 1), y: above.y.slice(left, right + 1) };
      return { ...measured(part, index - from - left), value: y[index] ?? 0 };
    });
  });
}

/** Part of the smaller peak's height that a valley between two must stay below for each to have feet of its own. */
const resolved = 0.05;

interface Cluster {
  readonly first: number;
  readonly last: number;
}

/** Peaks that stand in each other: they have one line under them, and a drop line at each valley. */
function clusters({ x, y }: Points, tops: readonly Extremum[], valleys: readonly number[]): Cluster[] {
  const found: Cluster[] = [];
  for (const [place, { index }] of tops.entries()) {
    const before = found.at(-1);
    const [left, valley, right] = [
      valleys[before?.first ?? place] ?? 0,
      valleys[place] ?? 0,
      valleys[place + 1] ?? 0,
    ];
    const rise = ((y[right] ?? 0) - (y[left] ?? 0)) / ((x[right] ?? 0) - (x[left] ?? 0));
    const over = (at: number) => (y[at] ?? 0) - (y[left] ?? 0) - rise * ((x[at] ?? 0) - (x[left] ?? 0));
    const smaller = Math.min(over(index), over(tops[place - 1]?.index ?? index));
    if (before && over(valley) > resolved * smaller)
      found[found.length - 1] = { first: before.first, last: place };
    else found.push({ first: place, last: place });
  }
  return found;
}

/** Local maxima with the lowest point towards the next higher one at each side, by a stack in one pass each way. */
function extrema(y: Float64Array): Extremum[] {
  const tops = localTops(y);
  const left = feet(y, tops, 0, 1);
  const right = feet(y, tops, y.length - 1, -1);
  return tops.map((index, place) => {
    const [l, r] = [left[place] ?? 0, right[place] ?? 0];
    return { index, left: l, right: r, prominence: (y[index] ?? 0) - Math.max(y[l] ?? 0, y[r] ?? 0) };
  });
}

/** Indices of local maxima; of a flat top its middle. */
function localTops(y: Float64Array): number[] {
  const tops: number[] = [];
  for (let index = 1; index < y.length - 1; index++) {
    if (!((y[index] ?? 0) > (y[index - 1] ?? 0))) continue;
    let end = index;
    while (end < y.length - 1 && y[end + 1] === y[index]) end++;
    if (end < y.length - 1 && (y[end + 1] ?? 0) < (y[index] ?? 0)) tops.push((index + end) >> 1);
    index = end;
  }
  return tops;
}

/** For each top the index of the lowest point between it and the next higher top, or the curve's end, on one side. */
function feet(y: Float64Array, tops: readonly number[], end: number, direction: 1 | -1): number[] {
  const found = new Array<number>(tops.length).fill(end);
  const stack: { height: number; lowest: number }[] = [];
  let from = end;
  for (let turn = 0; turn < tops.length; turn++) {
    const place = direction === 1 ? turn : tops.length - 1 - turn;
    const top = tops[place] ?? 0;
    let lowest = from;
    for (let index = from; index !== top; index += direction)
      if ((y[index] ?? 0) < (y[lowest] ?? 0)) lowest = index;
    for (let last = stack.at(-1); last && last.height <= (y[top] ?? 0); last = stack.at(-1)) {
      if ((y[last.lowest] ?? 0) < (y[lowest] ?? 0)) lowest = last.lowest;
      stack.pop();
    }
    found[place] = lowest;
    stack.push({ height: y[top] ?? 0, lowest });
    from = top;
  }
  return found;
}

function lowestBetween(y: Float64Array, begin: number, end: number): number {
  let lowest = begin;
  for (let index = begin; index <= end; index++) if ((y[index] ?? 0) < (y[lowest] ?? 0)) lowest = index;
  return lowest;
}

/** Measures the peak of a part whose line is taken away. */
function measured(part: Points, index: number): Omit<Peak, 'value'> {
  const top = vertex(part, index);
  const half = top.height / 2;
  const sides = [crossing(part, index, half, -1), crossing(part, index, half, 1)].flatMap((at) =>
    at === undefined ? [] : [Math.abs(at - top.position)],
  );
  const [one, other] = sides;
  return {
    position: top.position,
    height: top.height,
    width: one === undefined ? null : one + (other ?? one),
    halved: sides.length === 1,
    area: areaOf(part),
  };
}

/** Top of the parabola through a point and its neighbours; the point itself where they are no such arch. */
function vertex({ x, y }: Points, index: number): { position: number; height: number } {
  const [x0, x1, x2] = [x[index - 1] ?? Number.NaN, x[index] ?? 0, x[index + 1] ?? Number.NaN];
  const [y0, y1, y2] = [y[index - 1] ?? 0, y[index] ?? 0, y[index + 1] ?? 0];
  const [a, b] = [(y1 - y0) / (x1 - x0), (y2 - y1) / (x2 - x1)];
  const curvature = (b - a) / (x2 - x0);
  if (!(curvature < 0)) return { position: x1, height: y1 };
  const position = (x0 + x1) / 2 - a / (2 * curvature);
  return { position, height: y1 + a * (position - x1) + curvature * (position - x0) * (position - x1) };
}

/** Abscissa at which the points fall to a height, going one way from the top; undefined when they don't. */
function crossing({ x, y }: Points, top: number, height: number, direction: 1 | -1): number | undefined {
  for (let index = top + direction; index >= 0 && index < y.length; index += direction) {
    if ((y[index] ?? 0) > height) continue;
    const [x1, x2, y1, y2] = [
      x[index] ?? 0,
      x[index - direction] ?? 0,
      y[index] ?? 0,
      y[index - direction] ?? 0,
    ];
    return y2 === y1 ? x1 : x1 + ((height - y1) / (y2 - y1)) * (x2 - x1);
  }
  return undefined;
}

function extent(y: Float64Array): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of y) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}
