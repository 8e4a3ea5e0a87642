import { circle, dice, el, ink, line, picture, rect, shape, times } from './canvas.mjs';

/** Pictures of chains, blends and test specimens. */

const chain = (name, y0, stroke, wobble) =>
  line(
    Array.from({ length: 80 }, (_, i) => [
      10 + i * 5.8,
      y0 + Math.sin(i * 0.21 + wobble) * 30 + Math.sin(i * 0.53 + wobble * 2) * 16,
    ]),
    stroke,
    7,
    { opacity: 0.85, 'data-n': name },
  );

export const polymers = {
  chains: (name, count = 5) =>
    picture(
      times(count, (i) =>
        chain(i, 50 + (i * 230) / count, [ink.deep, ink.mid, ink.soft, ink.deep, ink.warm][i % 5], i * 1.7),
      ),
      { name },
    ).replaceAll(/ data-n="\d"/g, ''),
  composite: (name) => {
    const roll = dice(name);
    return picture(
      rect(40, 40, 400, 230, ink.pale, { rx: 10 }) +
        times(26, () => {
          const [x, y, a] = [60 + roll() * 340, 56 + roll() * 196, roll() * 3.14];
          return line(
            [
              [x, y],
              [x + Math.cos(a) * 34, y + Math.sin(a) * 34],
            ],
            ink.deep,
            7,
          );
        }) +
        times(34, () =>
          circle(56 + roll() * 368, 56 + roll() * 198, 3 + roll() * 6, roll() > 0.75 ? ink.warm : ink.mid),
        ),
      { name },
    );
  },
  drop: (name) =>
    picture(
      rect(0, 226, 480, 94, ink.deep, { opacity: 0.85 }) +
        el('path', {
          d: 'M146 226C112 150 160 78 240 78s128 72 94 148z',
          fill: ink.mid,
          'fill-opacity': 0.5,
          stroke: ink.deep,
          'stroke-width': 3,
        }) +
        line(
          [
            [334, 226],
            [372, 142],
          ],
          ink.warm,
          3,
        ) +
        el('path', { d: 'M292 226a42 42 0 0 1 60-38', fill: 'none', stroke: ink.warm, 'stroke-width': 3 }) +
        circle(206, 120, 14, ink.white, { opacity: 0.5 }),
      { name },
    ),
  indent: (name) =>
    picture(
      rect(40, 40, 400, 230, ink.soft, { rx: 8, 'fill-opacity': 0.6 }) +
        times(14, (i) =>
          line(
            [
              [40, 54 + i * 16],
              [440, 50 + i * 16],
            ],
            ink.white,
            1.4,
            { opacity: 0.6 },
          ),
        ) +
        shape(
          [
            [240, 70],
            [332, 156],
            [240, 242],
            [148, 156],
          ],
          ink.deep,
        ) +
        line(
          [
            [148, 156],
            [332, 156],
          ],
          ink.soft,
          2,
        ) +
        line(
          [
            [240, 70],
            [240, 242],
          ],
          ink.soft,
          2,
        ) +
        line(
          [
            [148, 256],
            [332, 256],
          ],
          ink.warm,
          3,
        ) +
        line(
          [
            [148, 248],
            [148, 264],
          ],
          ink.warm,
          3,
        ) +
        line(
          [
            [332, 248],
            [332, 264],
          ],
          ink.warm,
          3,
        ),
      { name },
    ),
  probes: (name) =>
    picture(
      shape(
        [
          [60, 210],
          [400, 210],
          [440, 262],
          [20, 262],
        ],
        ink.mid,
        { 'fill-opacity': 0.5 },
      ) +
        rect(20, 262, 420, 16, ink.deep) +
        times(
          4,
          (i) =>
            line(
              [
                [132 + i * 66, 60],
                [132 + i * 66, 196],
              ],
              ink.deep,
              10,
            ) +
            shape(
              [
                [127 + i * 66, 192],
                [137 + i * 66, 192],
                [132 + i * 66, 226],
              ],
              i % 3 ? ink.deep : ink.warm,
            ),
        ) +
        line(
          [
            [132, 60],
            [132, 36],
            [330, 36],
            [330, 60],
          ],
          ink.warm,
          3,
        ) +
        line(
          [
            [198, 60],
            [198, 50],
            [264, 50],
            [264, 60],
          ],
          ink.mid,
          3,
        ),
      { name },
    ),
};
