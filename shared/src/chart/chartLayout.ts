import type { Chart } from '../contract';
import { isGeometric, linearScale, logScale, roundScale, type Scale } from './chartScale';

/** Margin around the plot in px, for tick and axis labels. */
export const margin = { top: 30, right: 14, bottom: 46, left: 52 } as const;
export const chartHeight = 280;

export interface Layout {
  readonly width: number;
  readonly x: Scale;
  readonly y: Scale;
  /** Width in px of one place of a bar chart; 0 for lines. */
  readonly band: number;
}

const xsOf = (chart: Chart) => chart.series.flatMap(({ points }) => points.map(([x]) => x));
const ysOf = (chart: Chart) => chart.series.flatMap(({ points }) => points.map(([, y]) => y));

/** Returns the distinct x values in ascending order. */
export const placesOf = (chart: Chart): number[] => [...new Set(xsOf(chart))].sort((a, b) => a - b);

function yDomain(chart: Chart): readonly [number, number] {
  const ys = ysOf(chart);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  // The axis starts at zero for bars, and for lines whose minimum is close to zero.
  const fromZero = low > 0 && (chart.kind === 'bar' || low < high / 3);
  return [fromZero ? 0 : low, Math.max(high, chart.kind === 'bar' ? 0 : high)];
}

/** Axes with descending values by convention: wavenumbers, binding energies, chemical shifts. */
const falling = /^(波数|结合能|化学位移)/;

function lineX(chart: Chart, range: readonly [number, number], count: number): Scale {
  const xs = xsOf(chart);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const domain = falling.test(chart.x_label) ? ([high, low] as const) : ([low, high] as const);
  const geometric = chart.series.every(({ points }) => isGeometric(points.map(([x]) => x)));
  return geometric ? logScale(domain, range, count) : linearScale(domain, range, count);
}

/** Returns the width of a place in px: the narrowest gap, within limits. */
function gapOf(places: readonly number[], { at }: Scale): number {
  const gaps = places.slice(1).map((place, i) => at(place) - at(places[i] ?? place));
  return Math.min(Math.max(Math.min(...gaps), 6), 28);
}

/**
 * Layout of bars: evenly spaced values, such as groups, share the width; others, such as masses, have a numeric
 * axis.
 */
function barLayout(places: readonly number[], [begin, end]: readonly [number, number], count: number) {
  const steps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
  const even = steps.every((step) => Math.abs(step / (steps[0] ?? 1) - 1) < 0.02);
  if (!even) {
    const room: readonly [number, number] = [begin + 20, end - 20];
    const x = linearScale([places[0] ?? 0, places.at(-1) ?? 1], room, count);
    return { x, band: gapOf(places, x) };
  }
  const band = (end - begin) / places.length;
  const every = Math.ceil(places.length / count);
  const x: Scale = {
    at: (value) => begin + (places.indexOf(value) + 0.5) * band,
    ticks: places.filter((_, i) => i % every === 0),
  };
  return { x, band };
}

/** Returns the position of every element of a chart in px for a given width. */
export function layoutOf(chart: Chart, width: number): Layout {
  const range = [margin.left, width - margin.right] as const;
  const count = Math.max(Math.floor((range[1] - range[0]) / 80), 2);
  const y = roundScale(yDomain(chart), [chartHeight - margin.bottom, margin.top], 5);
  if (chart.kind === 'line') return { width, x: lineX(chart, range, count), y, band: 0 };
  return { width, y, ...barLayout(placesOf(chart), range, count) };
}
