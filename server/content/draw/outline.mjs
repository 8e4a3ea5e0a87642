import { circle, ink, line, picture, rect, times } from './canvas.mjs';

/** Parts that drawings of instruments share. */

const floor = line(
  [
    [30, 278],
    [450, 278],
  ],
  ink.soft,
  3,
);

export const table =
  rect(60, 226, 360, 16, ink.deep, { rx: 3 }) +
  rect(84, 242, 14, 36, ink.deep) +
  rect(382, 242, 14, 36, ink.deep);

export const screen = (x, y, lines = '') =>
  rect(x, y, 104, 74, ink.deep, { rx: 6 }) +
  rect(x + 8, y + 8, 88, 56, '#eaf4f7', { rx: 2 }) +
  rect(x + 44, y + 74, 16, 16, ink.deep) +
  lines;

export const trace = (x, y) =>
  line(
    [
      [x + 14, y + 52],
      [x + 30, y + 50],
      [x + 38, y + 20],
      [x + 46, y + 50],
      [x + 62, y + 46],
      [x + 70, y + 32],
      [x + 78, y + 50],
      [x + 90, y + 50],
    ],
    ink.warm,
    2.5,
  );

export const body = (x, y, w, h, fill = ink.mid, more = {}) => rect(x, y, w, h, fill, { rx: 10, ...more });

export const drawn = (name, inside) => picture(floor + inside, { name });

/** A column of lenses standing on a chamber. */
export const column = (x, tall) =>
  body(x - 34, 226 - tall, 68, tall - 70, ink.mid) +
  times(3, (i) => rect(x - 44, 226 - tall + 26 + i * ((tall - 100) / 3), 88, 12, ink.deep, { rx: 3 })) +
  rect(x - 14, 206 - tall, 28, 24, ink.deep, { rx: 4 }) +
  body(x - 62, 156, 124, 70, ink.deep) +
  circle(x, 191, 22, ink.soft) +
  circle(x, 191, 12, ink.night);

export const knob = (x, y) => circle(x, y, 7, ink.warm);
export const vent = (x, y) => times(4, (i) => rect(x + i * 14, y, 8, 26, ink.deep, { rx: 2 }));
export const pipe = (points) => line(points, ink.soft, 5);
