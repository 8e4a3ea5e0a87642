import { circle, ink, rect, shape, svg, word } from './canvas.mjs';
import { hexagon } from './hexagon.mjs';

/** Logos of the partners, which are examples. */

const small = { width: 240, height: 80 };
const mark = (sign, words) =>
  svg(small, sign + word(82, 48, words, 22, { fill: ink.quiet, 'font-weight': 600 }));

export const partners = {
  a: () =>
    mark(
      circle(44, 40, 24, 'none', { stroke: ink.deep, 'stroke-width': 4 }) +
        shape(
          [
            [30, 46],
            [44, 24],
            [58, 46],
          ],
          ink.mid,
        ),
      '示例高校A',
    ),
  b: () => mark(rect(22, 18, 44, 44, ink.deep, { rx: 10 }) + circle(44, 40, 11, ink.soft), '示例高校B'),
  c: () => mark(shape(hexagon(44, 40, 26), ink.mid) + circle(44, 40, 9, ink.white), '示例研究所C'),
  d: () =>
    mark(
      shape(
        [
          [20, 58],
          [38, 22],
          [50, 44],
          [58, 32],
          [70, 58],
        ],
        ink.deep,
      ) + circle(60, 22, 6, ink.warm),
      '示例企业D',
    ),
};
