import { circle, el, ink, line, n, picture, rect, shape, times } from './canvas.mjs';

/** Curves on axes, the result of most instruments. Functions map x from 0 to 1 to values from 0 to 1. */

const field = { left: 44, right: 446, top: 36, bottom: 262 };
const px = (x) => field.left + x * (field.right - field.left);
const py = (y) => field.bottom - y * (field.bottom - field.top);

/** Converts a point of the plot to a point of the picture. */
export const at = (x, y) => [px(x), py(y)];

export const gauss = (centre, height, width) => (x) => height * Math.exp(-(((x - centre) / width) ** 2));
export const lorentz = (centre, height, width) => (x) => height / (1 + ((x - centre) / width) ** 2);
/** A sigmoid step from 0 to `height` at `centre`. */
export const step = (centre, height, width) => (x) => height / (1 + Math.exp(-(x - centre) / width));
export const sum =
  (...parts) =>
  (x) =>
    parts.reduce((total, part) => total + part(x), 0);

/** Returns `count` points of a function between two x. */
export function points(f, { count = 150, from = 0, to = 1 } = {}) {
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return at(x, f(x));
  });
}

export const curve = (f, stroke = ink.deep, width = 2.5, options = {}) =>
  line(points(f, options), stroke, width);

/** Draws a curve with the area below it. */
export function area(f, stroke, opacity = 0.14, options = {}) {
  const top = points(f, options);
  const { from = 0, to = 1 } = options;
  return `${shape([at(from, 0), ...top, at(to, 0)], stroke, { 'fill-opacity': opacity })}${line(top, stroke)}`;
}

/** Draws vertical lines from the axis, as mass spectra have them. */
export const rods = (list, stroke = ink.deep, width = 3) =>
  list.map(([x, y]) => line([at(x, 0), at(x, y)], stroke, width)).join('');

export const dots = (list, fill = ink.deep, r = 4) =>
  list.map(([x, y]) => circle(px(x), py(y), r, fill)).join('');

/** Draws bars side by side; the one at `accent` has the warm colour. */
export function bars(heights, { accent = -1, fill = ink.mid, gap = 0.3 } = {}) {
  const width = 1 / heights.length;
  return heights
    .map((height, index) =>
      rect(
        px(index * width + (width * gap) / 2),
        py(height),
        (px(1) - px(0)) * width * (1 - gap),
        py(0) - py(height),
        index === accent ? ink.warm : fill,
        { rx: 2 },
      ),
    )
    .join('');
}

/** Axes with a faint grid. */
function axes({ grid = true } = {}) {
  const lines = grid
    ? el('path', {
        d: `${times(5, (i) => `M${n(px(0))} ${n(py((i + 1) / 5))}H${n(px(1))}`)}${times(7, (i) => `M${n(px((i + 1) / 7))} ${n(py(0))}V${n(py(1))}`)}`,
        stroke: ink.pale,
        fill: 'none',
      })
    : '';
  const frame = el('path', {
    d: `M${n(px(0))} ${n(py(1))}V${n(py(0))}H${n(px(1))}`,
    stroke: ink.mid,
    'stroke-width': 2,
    fill: 'none',
  });
  const ticks = el('path', {
    d: times(8, (i) => `M${n(px(i / 7))} ${n(py(0))}v6`),
    stroke: ink.mid,
    'stroke-width': 2,
  });
  return lines + frame + ticks;
}

/** A plot as a whole picture. */
export const plot = (name, body, options = {}) =>
  picture(axes(options) + el('g', { class: 'plot' }, body), { name });
