import type { Chart } from '@portal/shared/contract';

/** Curves of typical results. Everything is computed: the same start writes the same numbers. */

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
/** Rises (falls when `height` is negative) around `centre`. */
export const sigmoid =
  (centre: number, height: number, width: number): Curve =>
  (x) =>
    height / (1 + Math.exp(-(x - centre) / width));
export const sum =
  (...parts: readonly Curve[]): Curve =>
  (x) =>
    parts.reduce((total, part) => total + part(x), 0);

/** Four significant digits, and nothing below a millionth: more would only weigh. */
const short = (value: number) => (Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(4)));

export const point = (x: number, y: number): Point => [short(x), short(y)];

/** Points of a curve at equal steps, both ends included. */
export function trace(curve: Curve, from: number, to: number, count = 120): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return point(x, curve(x));
  });
}

/**
 * Points of a spectrum of narrow lines: a coarse grid, and more points around each line, so that no
 * line is cut off between two points.
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

/** Points on a logarithmic axis. */
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

/** A chart of lines; its title says that it is a sample. */
export const lines = ({ title, x, y }: Axes, series: Readonly<Record<string, Point[]>>): Chart =>
  chart('line', { title, x, y }, series);

/** A chart of bars; its title says that it is a sample. */
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
