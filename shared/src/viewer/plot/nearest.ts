import { at } from './pyramid';
import type { Drawn } from './window';

/** Returns the point of a curve whose abscissa is nearest to a value; undefined for a curve without points. */
export function nearestOf(
  { x, y, pyramid }: Drawn,
  value: number,
): { readonly x: number; readonly y: number } | undefined {
  if (x.length === 0) return undefined;
  const index = pyramid.direction === 0 ? scanned(x, value) : searched(x, value, pyramid.direction);
  return { x: at(x, index), y: at(y, index) };
}

function searched(x: Float64Array, value: number, direction: 1 | -1): number {
  let [begin, end] = [0, x.length - 1];
  while (end - begin > 1) {
    const middle = (begin + end) >> 1;
    if ((at(x, middle) - value) * direction < 0) begin = middle;
    else end = middle;
  }
  return Math.abs(at(x, begin) - value) <= Math.abs(at(x, end) - value) ? begin : end;
}

function scanned(x: Float64Array, value: number): number {
  let nearest = 0;
  for (let index = 1; index < x.length; index++)
    if (Math.abs(at(x, index) - value) < Math.abs(at(x, nearest) - value)) nearest = index;
  return nearest;
}
