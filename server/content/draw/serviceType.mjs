import { circle, ink, line, picture, rect, shape, times } from './canvas.mjs';
import { hexagon } from './hexagon.mjs';

/** Pictures of the types of service. */

export const types = {
  send: () =>
    picture(
      shape(
        [
          [110, 130],
          [240, 176],
          [240, 284],
          [110, 232],
        ],
        ink.mid,
      ) +
        shape(
          [
            [370, 130],
            [240, 176],
            [240, 284],
            [370, 232],
          ],
          ink.deep,
        ) +
        shape(
          [
            [110, 130],
            [240, 90],
            [370, 130],
            [240, 176],
          ],
          ink.soft,
        ) +
        shape(
          [
            [166, 112],
            [296, 156],
            [326, 144],
            [196, 102],
          ],
          ink.warm,
        ) +
        rect(196, 26, 34, 92, ink.white, { rx: 6, stroke: ink.deep, 'stroke-width': 3 }) +
        rect(198, 70, 30, 46, ink.mid, { opacity: 0.7 }) +
        rect(192, 20, 42, 14, ink.deep, { rx: 4 }) +
        rect(246, 42, 34, 84, ink.white, { rx: 6, stroke: ink.deep, 'stroke-width': 3 }) +
        rect(248, 90, 30, 34, ink.warm, { opacity: 0.75 }) +
        rect(242, 36, 42, 14, ink.deep, { rx: 4 }),
    ),
  onSite: () =>
    picture(
      rect(96, 70, 210, 196, ink.white, { rx: 12, stroke: ink.deep, 'stroke-width': 4 }) +
        rect(96, 70, 210, 44, ink.deep, { rx: 12 }) +
        [140, 262].map((x) => rect(x, 54, 12, 34, ink.mid, { rx: 5 })).join('') +
        times(15, (i) =>
          rect(118 + (i % 5) * 36, 132 + Math.floor(i / 5) * 40, 24, 24, i === 7 ? ink.warm : ink.pale, {
            rx: 4,
          }),
        ) +
        circle(338, 214, 66, ink.mid) +
        circle(338, 214, 52, ink.white) +
        line(
          [
            [338, 178],
            [338, 214],
            [362, 230],
          ],
          ink.deep,
          6,
        ),
    ),
  analysis: () =>
    picture(
      rect(70, 52, 340, 200, ink.deep, { rx: 12 }) +
        rect(84, 66, 312, 172, '#eef6f8', { rx: 4 }) +
        rect(204, 252, 72, 26, ink.mid) +
        rect(160, 278, 160, 10, ink.deep, { rx: 4 }) +
        times(5, (i) =>
          rect(
            106 + i * 26,
            214 - [40, 72, 56, 98, 84][i],
            16,
            [40, 72, 56, 98, 84][i],
            i === 3 ? ink.warm : ink.mid,
            { rx: 2 },
          ),
        ) +
        line(
          Array.from({ length: 70 }, (_, i) => [
            252 + i * 1.8,
            210 - 112 * Math.exp(-(((i - 32) / 9) ** 2)) - 34 * Math.exp(-(((i - 54) / 6) ** 2)),
          ]),
          ink.deep,
          3,
        ) +
        line(
          [
            [106, 92],
            [230, 92],
          ],
          ink.soft,
          5,
        ) +
        line(
          [
            [106, 106],
            [190, 106],
          ],
          ink.pale,
          5,
        ),
    ),
  area: () =>
    picture(
      [
        [176, 120],
        [280, 120],
        [228, 210],
        [332, 210],
        [124, 210],
      ]
        .map(
          ([x, y], i) =>
            shape(hexagon(x, y, 56), [ink.deep, ink.mid, ink.warm, ink.soft, ink.mid][i], {
              'fill-opacity': 0.88,
            }) + circle(x, y, 16, ink.white, { opacity: 0.8 }),
        )
        .join(''),
    ),
};
