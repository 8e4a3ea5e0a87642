import { chartNumber, linearScale } from '@portal/shared/chart';
import type { ViewNote } from '../notes/noteText';
import { placeNotes } from '../notes/placeNotes';
import { at, drawnOf, spanOf } from './pyramid';
import type { SceneMark, SceneText } from './sceneText';
import type { Drawn, Range, Window } from './window';

/** Size of the drawing in px, and of its letters. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly font: number;
}

export interface ScenePath {
  readonly style: number;
  readonly faint: boolean;
  /** Pairs of px; `M` begins a new stroke where the pair before is not joined. */
  readonly strokes: readonly (readonly number[])[];
}

/** What is drawn, in px: the same for the screen, for SVG and for a picture. */
export interface Scene {
  readonly frame: Frame;
  /** Inner rectangle. */
  readonly box: Box;
  readonly grid: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  readonly texts: readonly SceneText[];
  readonly paths: readonly ScenePath[];
  readonly marks: readonly SceneMark[];
  /** Abscissa at a px, and px of an abscissa. */
  readonly valueAt: (px: number) => number;
  readonly xOf: (value: number) => number;
  readonly yOf: (value: number) => number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Titles {
  readonly x: string;
  readonly y: string;
  /** High abscissas at the left. */
  readonly reversed: boolean;
}

/** Lays out a window of curves. */
export function sceneOf(
  { curves, notes = [] }: { readonly curves: readonly Drawn[]; readonly notes?: readonly ViewNote[] },
  window: Window,
  titles: Titles,
  frame: Frame,
): Scene {
  const { font } = frame;
  const yTicks = linearScale(window.y, [0, 1], Math.max(2, Math.floor(frame.height / (font * 5)))).ticks;
  const widest = Math.max(...yTicks.map((tick) => chartNumber(tick).length), 3);
  const box = {
    left: Math.round(widest * font * 0.62 + font * 2.4),
    top: Math.round(font * 0.9),
    right: frame.width - Math.round(font * 1.4),
    bottom: frame.height - Math.round(font * 3.4),
  };
  const domain: Range = titles.reversed ? [window.x[1], window.x[0]] : window.x;
  const count = Math.max(2, Math.floor((box.right - box.left) / (font * 6)));
  const x = linearScale(domain, [box.left, box.right], count);
  const y = linearScale(window.y, [box.bottom, box.top], 5);
  const valueAt = (px: number) =>
    domain[0] + ((px - box.left) / (box.right - box.left)) * (domain[1] - domain[0]);
  const columns = box.right - box.left;
  return {
    frame,
    box,
    grid: [
      ...x.ticks.map((tick) => [x.at(tick), box.top, x.at(tick), box.bottom] as const),
      ...yTicks.map((tick) => [box.left, y.at(tick), box.right, y.at(tick)] as const),
    ],
    texts: [
      ...textsOf(x, { at: y.at, ticks: yTicks }, titles, frame, box),
      ...labelTexts(curves, window, box, { font, xOf: x.at, yOf: y.at }),
    ],
    marks: placeNotes({ box, frame, xOf: x.at }, notes),
    paths: curves.map((curve) => pathOf(curve, window, columns, x.at, y.at)),
    valueAt,
    xOf: x.at,
    yOf: y.at,
  };
}

type Scale = ReturnType<typeof linearScale>;

function textsOf(x: Scale, y: Scale, titles: Titles, { font, height }: Frame, box: Box): SceneText[] {
  const middle = (box.left + box.right) / 2;
  return [
    ...x.ticks.map(
      (tick): SceneText => ({
        x: x.at(tick),
        y: box.bottom + font * 1.35,
        text: chartNumber(tick),
        anchor: 'middle',
        upright: false,
      }),
    ),
    ...y.ticks.map(
      (tick): SceneText => ({
        x: box.left - font * 0.5,
        y: y.at(tick) + font * 0.35,
        text: chartNumber(tick),
        anchor: 'end',
        upright: false,
      }),
    ),
    { x: middle, y: height - font * 0.6, text: titles.x, anchor: 'middle', upright: false },
    { x: font * 1.1, y: (box.top + box.bottom) / 2, text: titles.y, anchor: 'middle', upright: true },
  ];
}

interface Placing {
  readonly font: number;
  readonly xOf: (value: number) => number;
  readonly yOf: (value: number) => number;
}

/** Labels of points in the window; where two would lie over each other, the higher point keeps its own. */
function labelTexts(
  curves: readonly Drawn[],
  { x: [from, to], y: [low, high] }: Window,
  box: Box,
  { font, xOf, yOf }: Placing,
): SceneText[] {
  const placed: SceneText[] = [];
  const labels = curves
    .flatMap(({ labels = [] }) => labels)
    .filter(({ x, y }) => x >= from && x <= to && y >= low && y <= high);
  for (const { x, y, text } of [...labels].sort((a, b) => b.y - a.y)) {
    const half = (text.length * font * 0.6) / 2;
    const at = Math.min(Math.max(xOf(x), box.left + half), box.right - half);
    const above = Math.max(yOf(y) - font * 0.4, box.top + font);
    const free = placed.every(
      (other) =>
        Math.abs(other.y - above) > font * 1.1 ||
        Math.abs(other.x - at) > half + (other.text.length * font * 0.6) / 2 + font * 0.3,
    );
    if (free) placed.push({ x: at, y: above, text, anchor: 'middle', upright: false });
  }
  return placed;
}

function pathOf(
  { x, y, shape, pyramid, style, faint = false }: Drawn,
  { x: [from, to] }: Window,
  columns: number,
  xOf: (value: number) => number,
  yOf: (value: number) => number,
): ScenePath {
  const [begin, end] = spanOf(x, pyramid, from, to);
  const drawn = drawnOf(pyramid, begin, end, columns);
  if (shape === 'line')
    return { style, faint, strokes: [drawn.flatMap((index) => [xOf(at(x, index)), yOf(at(y, index))])] };
  const zero = yOf(0);
  const strokes = drawn.map((index) => [xOf(at(x, index)), zero, xOf(at(x, index)), yOf(at(y, index))]);
  return { style, faint, strokes };
}
