import { NotDone, type Points } from './ordered';

/** What an integration yields. */
export interface CurveArea {
  readonly from: number;
  readonly to: number;
  /** In the unit of the ordinate times that of the abscissa. */
  readonly area: number;
  /** Largest height above the background, and its abscissa. */
  readonly height: number;
  readonly top: number;
}

/** Value of a curve at an abscissa within it, on the straight line between its neighbours. */
export function valueAt({ x, y }: Points, value: number): number {
  let [begin, end] = [0, x.length - 1];
  while (end - begin > 1) {
    const middle = (begin + end) >> 1;
    if ((x[middle] ?? 0) <= value) begin = middle;
    else end = middle;
  }
  const [x1, x2, y1, y2] = [x[begin] ?? 0, x[end] ?? 0, y[begin] ?? 0, y[end] ?? 0];
  return x2 === x1 ? y1 : y1 + ((value - x1) / (x2 - x1)) * (y2 - y1);
}

/** The points between two abscissas, with the values of the curve at both. Throws where the curve has no such part. */
export function partOf({ x, y }: Points, from: number, to: number): Points {
  const [low, high] = [Math.max(from, x[0] ?? 0), Math.min(to, x.at(-1) ?? 0)];
  if (!(high > low)) throw new NotDone('选择的范围内没有数据');
  const inside = [...x.keys()].filter((index) => (x[index] ?? 0) > low && (x[index] ?? 0) < high);
  return {
    x: Float64Array.from([low, ...inside.map((index) => x[index] ?? 0), high]),
    y: Float64Array.from([
      valueAt({ x, y }, low),
      ...inside.map((index) => y[index] ?? 0),
      valueAt({ x, y }, high),
    ]),
  };
}

/** Area under points by the trapezoidal rule. */
export function areaOf({ x, y }: Points): number {
  let area = 0;
  for (let index = 1; index < x.length; index++)
    area += (((y[index] ?? 0) + (y[index - 1] ?? 0)) / 2) * ((x[index] ?? 0) - (x[index - 1] ?? 0));
  return area;
}

/** Integrates a range above the straight line between its ends, or above zero. */
export function integralOf(
  points: Points,
  [from, to]: readonly [number, number],
  background: 'line' | 'zero',
): CurveArea {
  const part = partOf(points, Math.min(from, to), Math.max(from, to));
  const above = background === 'zero' ? part : aboveLine(part);
  let top = 0;
  for (let index = 1; index < above.y.length; index++)
    if (Math.abs(above.y[index] ?? 0) > Math.abs(above.y[top] ?? 0)) top = index;
  return {
    from: part.x[0] ?? 0,
    to: part.x.at(-1) ?? 0,
    area: areaOf(above),
    height: above.y[top] ?? 0,
    top: above.x[top] ?? 0,
  };
}

/** Points above the straight line from the first to the last one. */
export function aboveLine({ x, y }: Points): Points {
  const [x1, y1, x2, y2] = [x[0] ?? 0, y[0] ?? 0, x.at(-1) ?? 0, y.at(-1) ?? 0];
  return { x, y: y.map((value, index) => value - y1 - (((x[index] ?? 0) - x1) / (x2 - x1)) * (y2 - y1)) };
}
