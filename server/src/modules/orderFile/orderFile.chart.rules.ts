import type { Chart } from '@portal/shared/contract';
import { type Axis, axisTitle, type Curve, type Reading } from '@portal/shared/measurement';
import { limits } from '@portal/shared/rules';

/** More curves in one small drawing can't be told apart. */
const mostSeries = 4;

/**
 * Returns the small drawing of a file beside its row: the first curve, with the next ones of the same axes. Undefined for a file
 * that is not drawn: a table, a picture, a file that can't be read.
 */
export function chartOf(title: string, reading: Reading): Chart | undefined {
  if (reading.kind !== 'curves') return undefined;
  const [first] = reading.curves;
  if (!first) return undefined;
  const alike = reading.curves.filter(
    (curve) => same(curve.xAxis, first.xAxis) && same(curve.yAxis, first.yAxis),
  );
  const shown = alike.slice(0, mostSeries);
  return {
    title,
    kind: first.shape === 'sticks' ? 'bar' : 'line',
    x_label: axisTitle(first.xAxis),
    y_label: axisTitle(first.yAxis),
    series: shown.map((curve, index) => ({
      name: curve.name || (shown.length > 1 ? `第 ${index + 1} 组` : axisTitle(curve.yAxis)),
      points: downsample(pointsOf(curve), Math.floor(limits.curvePoints / shown.length)),
    })),
  };
}

const same = (a: Axis, b: Axis): boolean => a.label === b.label && a.unit === b.unit;

function pointsOf({ x, y }: Curve): [number, number][] {
  return Array.from(x, (value, index) => [value, y[index] ?? 0]);
}

type Point = [x: number, y: number];

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
