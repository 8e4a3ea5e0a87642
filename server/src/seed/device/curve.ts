import type { Chart } from '@portal/shared/contract';

/** Curves of typical results, all computed and deterministic. */

type Curve = (x: number) => number;
export type Point = [x: number, y: number];

export const gauss =
  (centre: number, height: number, width: number): Curve =>
  (x) =>
    height * Math.exp(-(((x - centre) / width) ** 2) / 2);
export const lorentz =
  (centre: number, height: number, halfWidth: number): Curve =>
  (x) =>
    height / (1 + ((x - centre) / halfWidth) ** 2);
/** Returns a sigmoid step around `centre`; it falls when `height` is negative. */
export const sigmoid =
  (centre: number, height: number, width: number): Curve =>
  (x) =>
    height / (1 + Math.exp(-(x - centre) / width));
export const sum =
  (...parts: readonly Curve[]): Curve =>
  (x) =>
    parts.reduce((total, part) => total + part(x), 0);

/** Rounds to four significant digits and sets values below 1e-6 to zero, which keeps the data small. */
const short = (value: number) => (Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(4)));

export const point = (x: number, y: number): Point => [short(x), short(y)];

/** Returns points of a curve at equal steps, including both ends. */
export function trace(curve: Curve, from: number, to: number, count = 120): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return point(x, curve(x));
  });
}

/**
 * Returns points of a spectrum of narrow lines: a coarse grid with more points around each line, so that no maximum
 * falls between two points.
 */
export function traceLines(
  curve: Curve,
  [from, to]: readonly [number, number],
  centres: readonly number[],
  width: number,
): Point[] {
  const grid = Array.from({ length: 61 }, (_, index) => from + ((to - from) * index) / 60);
  const near = [-6, -3, -1.5, -0.75, 0, 0.75, 1.5, 3, 6];
  const places = [...grid, ...centres.flatMap((centre) => near.map((step) => centre + step * width))];
  const sorted = [...new Set(places.map((x) => Math.round(x * 1000) / 1000))].sort((a, b) => a - b);
  return sorted.filter((x) => x >= from && x <= to).map((x) => point(x, curve(x)));
}

/** Returns points at equal steps on a logarithmic axis. */
export function traceLog(curve: Curve, from: number, to: number, count = 80): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from * (to / from) ** (index / count);
    return point(x, curve(x));
  });
}

interface Axes {
  readonly title: string;
  readonly x: string;
  readonly y: string;
}

/** Returns a line chart; its title says that it is a sample. */
export const lines = ({ title, x, y }: Axes, series: Readonly<Record<string, Point[]>>): Chart =>
  chart('line', { title, x, y }, series);

/** Returns a bar chart; its title says that it is a sample. */
export const bars = (axes: Axes, series: Readonly<Record<string, Point[]>>): Chart =>
  chart('bar', axes, series);

const chart = (
  kind: Chart['kind'],
  { title, x, y }: Axes,
  series: Readonly<Record<string, Point[]>>,
): Chart => ({
  title: `${title}（示例数据）`,
  kind,
  x_label: x,
  y_label: y,
  series: Object.entries(series).map(([name, points]) => ({ name, points })),
});
