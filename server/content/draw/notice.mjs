import { circle, ink, line, picture, rect, shape, times } from './canvas.mjs';
import { at, dots, plot } from './plot.mjs';

/** Pictures of announcements: the lab at work rather than a test. */

const card = (x, y, width, height) =>
  rect(x, y, width, height, ink.white, { rx: 10, stroke: ink.deep, 'stroke-width': 4 });
const bar = (x, y, width, fill = ink.pale, height = 12) =>
  rect(x, y, width, height, fill, { rx: height / 2 });

export const notices = {
  window: () =>
    picture(
      card(80, 54, 320, 214) +
        rect(82, 56, 316, 34, ink.deep, { rx: 8 }) +
        times(3, (i) => circle(104 + i * 20, 73, 6, i === 0 ? ink.warm : ink.soft)) +
        times(3, (i) => rect(104 + i * 94, 110, 80, 58, i === 1 ? ink.warm : ink.mid, { rx: 6 })) +
        times(3, (i) => bar(104, 188 + i * 24, 268 - i * 60)),
    ),
  /** Five weeks of seven days; the days in `closed` (counted from 0) have the warm colour. */
  calendar: (name, closed) =>
    picture(
      card(90, 50, 300, 216) +
        rect(92, 52, 296, 42, ink.deep, { rx: 8 }) +
        [150, 330].map((x) => rect(x - 5, 34, 10, 34, ink.mid, { rx: 5 })).join('') +
        times(28, (i) =>
          rect(
            110 + (i % 7) * 38,
            110 + Math.floor(i / 7) * 36,
            30,
            26,
            closed.includes(i) ? ink.warm : ink.pale,
            {
              rx: 5,
            },
          ),
        ),
      { name },
    ),
  route: () =>
    picture(
      times(4, (i) =>
        line(
          [
            [40, 70 + i * 56],
            [440, 50 + i * 62],
          ],
          ink.pale,
          10,
        ),
      ) +
        times(4, (i) =>
          line(
            [
              [90 + i * 96, 30],
              [70 + i * 106, 290],
            ],
            ink.pale,
            10,
          ),
        ) +
        line(
          [
            [96, 236],
            [190, 214],
            [214, 140],
            [320, 128],
            [362, 84],
          ],
          ink.deep,
          5,
          { 'stroke-dasharray': '12 9' },
        ) +
        circle(96, 236, 13, ink.mid) +
        shape(
          [
            [362, 102],
            [336, 60],
            [388, 60],
          ],
          ink.warm,
        ) +
        circle(362, 54, 28, ink.warm) +
        circle(362, 54, 11, ink.white) +
        rect(206, 168, 60, 40, ink.mid, { rx: 4 }) +
        line(
          [
            [206, 182],
            [266, 182],
          ],
          ink.white,
          3,
        ),
    ),
  filters: () =>
    picture(
      card(64, 54, 130, 214) +
        times(5, (i) => rect(84, 80 + i * 36, 18, 18, i === 1 || i === 3 ? ink.warm : ink.pale, { rx: 4 })) +
        times(5, (i) => bar(112, 83 + i * 36, 60 - (i % 2) * 16)) +
        times(
          6,
          (i) =>
            card(214 + (i % 3) * 72, 54 + Math.floor(i / 3) * 112, 60, 100) +
            rect(222 + (i % 3) * 72, 62 + Math.floor(i / 3) * 112, 44, 40, i === 4 ? ink.warm : ink.mid, {
              rx: 4,
            }),
        ),
    ),
  clock: (name) =>
    picture(
      circle(240, 158, 104, ink.white, { stroke: ink.deep, 'stroke-width': 8 }) +
        times(12, (i) => {
          const turn = (i * Math.PI) / 6;
          return circle(240 + Math.cos(turn) * 84, 158 + Math.sin(turn) * 84, i % 3 === 0 ? 6 : 3, ink.mid);
        }) +
        line(
          [
            [240, 158],
            [240, 92],
          ],
          ink.deep,
          8,
        ) +
        line(
          [
            [240, 158],
            [286, 184],
          ],
          ink.warm,
          8,
        ) +
        circle(240, 158, 9, ink.deep),
      { name },
    ),
  steps: () =>
    picture(
      times(4, (i) =>
        rect(76 + i * 84, 220 - i * 44, 76, 50 + i * 44, [ink.soft, ink.mid, ink.deep, ink.warm][i], {
          rx: 6,
        }),
      ) +
        line(
          [
            [100, 180],
            [186, 136],
            [270, 92],
            [352, 46],
          ],
          ink.night,
          4,
          { 'stroke-dasharray': '3 10' },
        ) +
        circle(352, 46, 10, ink.warm),
    ),
  files: () =>
    picture(
      [ink.mid, ink.deep, ink.warm]
        .map(
          (fill, i) =>
            card(74 + i * 116, 70, 100, 150) +
            rect(74 + i * 116, 70, 100, 34, fill, { rx: 8 }) +
            times(4, (k) => bar(90 + i * 116, 122 + k * 22, 68 - ((k + i) % 3) * 16)),
        )
        .join('') +
        line(
          [
            [124, 244],
            [356, 244],
          ],
          ink.mid,
          4,
        ),
    ),
  shelf: () =>
    picture(
      times(3, (row) => rect(70, 108 + row * 78, 340, 10, ink.deep, { rx: 3 })) +
        times(18, (i) => {
          const [x, y] = [84 + (i % 6) * 56, 54 + Math.floor(i / 6) * 78];
          return (
            rect(x, y, 34, 54, ink.white, { rx: 6, stroke: ink.deep, 'stroke-width': 3 }) +
            rect(x + 2, y + 24, 30, 28, i === 8 ? ink.warm : i % 4 === 1 ? ink.soft : ink.mid, { rx: 4 }) +
            rect(x - 2, y - 6, 38, 10, ink.deep, { rx: 3 })
          );
        }),
    ),
  warning: () =>
    picture(
      shape(
        [
          [240, 40],
          [386, 272],
          [94, 272],
        ],
        ink.warm,
      ) +
        shape(
          [
            [240, 76],
            [352, 254],
            [128, 254],
          ],
          ink.white,
        ) +
        rect(229, 122, 22, 78, ink.deep, { rx: 11 }) +
        circle(240, 226, 14, ink.deep),
    ),
  /** A control chart: centre line, limits, and the one point outside of them. */
  chart: () => {
    const values = [0.5, 0.56, 0.44, 0.52, 0.6, 0.47, 0.41, 0.55, 0.5, 0.86, 0.49, 0.53, 0.46, 0.57];
    const points = values.map((y, i) => [0.05 + i * 0.07, y]);
    return plot(
      'QC',
      [0.24, 0.76]
        .map((y) => line([at(0, y), at(1, y)], ink.warm, 2, { 'stroke-dasharray': '7 6' }))
        .join('') +
        line([at(0, 0.5), at(1, 0.5)], ink.mid, 2) +
        line(
          points.map(([x, y]) => at(x, y)),
          ink.deep,
          2.5,
        ) +
        dots(
          points.filter(([, y]) => y < 0.8),
          ink.deep,
          5,
        ) +
        dots(
          points.filter(([, y]) => y >= 0.8),
          ink.warm,
          7,
        ),
    );
  },
};
