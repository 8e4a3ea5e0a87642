import { labelOf } from './label.mjs';
import { darkStyle } from './scheme.mjs';

/** Canvas, colours and strokes of all drawings. Deterministic: each run draws the same bytes. */

export const ink = {
  deep: '#0b5c74',
  mid: '#3a93a8',
  soft: '#8fc3cf',
  pale: '#cfe4ea',
  night: '#0a2d3a',
  warm: '#e07a1f',
  /** What is written on, such as screens and labels; dark in the dark variant. */
  paper: '#ffffff',
  /** Words that don't turn dark. */
  white: '#fff',
  text: '#17252d',
  quiet: '#51626c',
};

/** Size of a card's picture. */
const card = { width: 480, height: 320 };

/** Rounds a number to one decimal, which is precise enough for drawings. */
export const n = (value) => String(Math.round(value * 10) / 10);

/** Returns a generator of pseudo-random numbers from 0 to 1, seeded by the name (mulberry32). */
export function dice(name) {
  let state = 7;
  for (const sign of name) state = (Math.imul(state, 31) + sign.charCodeAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Calls `draw` with the integers from 0 to `count` - 1 and returns the results as one text. */
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

const attributes = (of) =>
  Object.entries(of)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

/** Returns an element: `el('circle', {cx: 1, cy: 2, r: 3})`. */
export const el = (name, of, inside = '') =>
  inside === '' ? `<${name}${attributes(of)}/>` : `<${name}${attributes(of)}>${inside}</${name}>`;

export const circle = (cx, cy, r, fill, more = {}) => el('circle', { cx, cy, r, fill, ...more });
export const rect = (x, y, width, height, fill, more = {}) =>
  el('rect', { x, y, width, height, fill, ...more });

/** Returns a line through the points, as a path. */
export function line(points, stroke, width = 2.5, more = {}) {
  return el('path', {
    d: trace(points),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    ...more,
  });
}

/** Returns a filled polygon with these corners. */
export const shape = (points, fill, more = {}) => el('path', { d: `${trace(points)}z`, fill, ...more });

function trace(points) {
  let [px, py] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [rx, ry] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      const step = index === 0 ? `M${n(rx)} ${n(ry)}` : `l${n(rx - px)} ${n(ry - py)}`;
      [px, py] = [rx, ry];
      return step;
    })
    .join('');
}

/** Returns many lines of one style as a single path; `pairs` are [from, to]. */
export const lines = (pairs, stroke, width = 2, more = {}) =>
  el('path', {
    d: pairs.map(([[x, y], [u, v]]) => `M${n(x)} ${n(y)}L${n(u)} ${n(v)}`).join(''),
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  });

/** Returns many dots of one style as a single path. */
export const spots = (places, fill, r) =>
  el('path', {
    d: places.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(''),
    stroke: fill,
    'stroke-width': r * 2,
    'stroke-linecap': 'round',
  });

/** The fonts that phones and computers have for Chinese; the pictures carry none. */
const fonts = "'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

/** Text in a picture. */
export const word = (x, y, text, size, more = {}) =>
  el('text', { x, y, fill: ink.text, 'font-family': fonts, 'font-size': size, ...more }, text);

/** The words in the lower right corner. */
const label = (name, fill = ink.deep, size = card, halo = {}) =>
  name === ''
    ? ''
    : word(size.width - 20, size.height - 16, labelOf(name), 20, {
        fill,
        'font-weight': 600,
        'text-anchor': 'end',
        ...halo,
      });

/** Returns a whole picture; `paper` is 'light' or 'night'. */
export function picture(body, { paper = 'light', name = '', size = card, defs = '' } = {}) {
  const [from, to] = paper === 'light' ? ['#f6fafb', '#dfedf2'] : ['#134a5d', ink.night];
  const gradient = el(
    'linearGradient',
    { id: 'p', x1: 0, y1: 0, x2: 0.6, y2: 1 },
    `${el('stop', { 'stop-color': from })}${el('stop', { offset: 1, 'stop-color': to })}`,
  );
  const { width, height } = size;
  const ground = rect(0, 0, width, height, 'url(#p)');
  const halo = { stroke: ink.night, 'stroke-width': 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  const words = paper === 'light' ? label(name, ink.deep, size) : label(name, ink.white, size, halo);
  return svg(size, `<defs>${gradient}${defs}</defs>${ground}${body}${words}`, paper);
}

/** An SVG file with its dark variant. */
export function svg({ width, height }, inside, paper = 'light') {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${darkStyle(inside, paper)}${inside}</svg>\n`;
}
