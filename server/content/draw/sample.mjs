import { circle, dice, el, ink, line, picture, rect, shape, times } from './canvas.mjs';

/** How a sample is prepared, by its state: a container or a piece with the size that matters. */

const shelf = line(
  [
    [40, 262],
    [440, 262],
  ],
  ink.soft,
  3,
);
const prepared = (name, inside) => picture(shelf + inside, { name });

/** A screw-capped tube; `fill` is drawn in its lower part. */
const tube = (x, fill, level = 96) =>
  rect(x, 92, 76, 170, ink.paper, { rx: 16, stroke: ink.deep, 'stroke-width': 4 }) +
  rect(x + 6, 256 - level, 64, level, fill, { rx: 12 }) +
  rect(x - 6, 66, 88, 34, ink.deep, { rx: 6 }) +
  rect(x + 12, 122, 52, 30, ink.paper, { rx: 3, stroke: ink.soft, 'stroke-width': 2 }) +
  rect(x + 20, 132, 36, 4, ink.mid) +
  rect(x + 20, 140, 24, 4, ink.mid);

export const samples = {
  powder: () => {
    const roll = dice('powder');
    return prepared(
      '研细、装管、贴好编号',
      tube(96, ink.soft, 80) +
        shape(
          [
            [232, 262],
            [316, 176],
            [400, 262],
          ],
          ink.soft,
        ) +
        times(46, () => {
          const y = roll();
          return circle(
            316 + (roll() - 0.5) * 150 * y,
            184 + y * 74,
            2.6,
            roll() > 0.9 ? ink.warm : ink.deep,
          );
        }),
    );
  },
  bulk: () =>
    prepared(
      '抛平并标出测试面',
      shape(
        [
          [120, 170],
          [180, 130],
          [340, 130],
          [280, 170],
        ],
        ink.soft,
      ) +
        rect(120, 170, 160, 92, ink.mid) +
        shape(
          [
            [280, 170],
            [340, 130],
            [340, 222],
            [280, 262],
          ],
          ink.deep,
        ) +
        shape(
          [
            [204, 146],
            [238, 146],
            [221, 162],
          ],
          ink.warm,
        ) +
        rect(216, 96, 10, 50, ink.warm),
    ),
  film: () =>
    prepared(
      '测试面朝上、背面标记编号',
      el('ellipse', {
        cx: 240,
        cy: 220,
        rx: 150,
        ry: 42,
        fill: ink.paper,
        stroke: ink.deep,
        'stroke-width': 4,
      }) +
        shape(
          [
            [160, 214],
            [214, 176],
            [330, 190],
            [276, 232],
          ],
          ink.deep,
        ) +
        shape(
          [
            [160, 206],
            [214, 168],
            [330, 182],
            [276, 224],
          ],
          ink.soft,
        ) +
        line(
          [
            [245, 92],
            [245, 160],
          ],
          ink.warm,
          5,
        ) +
        shape(
          [
            [230, 156],
            [260, 156],
            [245, 182],
          ],
          ink.warm,
        ),
    ),
  liquid: () =>
    prepared(
      '密封、避光并注明溶剂',
      tube(120, ink.mid, 104) +
        tube(280, ink.soft, 70) +
        times(4, (i) => circle(144 + i * 10, 214 - (i % 2) * 22, 4, ink.paper)),
    ),
  gas: () =>
    prepared(
      '气袋采样、写明组分与压力',
      rect(120, 120, 220, 142, ink.paper, { rx: 26, stroke: ink.deep, 'stroke-width': 4 }) +
        rect(216, 86, 28, 38, ink.deep, { rx: 4 }) +
        rect(204, 74, 52, 14, ink.warm, { rx: 4 }) +
        times(9, (i) =>
          circle(156 + (i % 5) * 38, 156 + Math.floor(i / 5) * 50, 9, i % 4 === 1 ? ink.warm : ink.soft),
        ),
    ),
  biological: () =>
    prepared(
      '液氮速冻、干冰寄送',
      times(3, (i) => tube(70 + i * 96, [ink.mid, ink.soft, ink.mid][i], 60)) +
        times(6, (i) =>
          rect(362 + (i % 2) * 36, 156 + Math.floor(i / 2) * 36, 30, 30, i === 3 ? ink.mid : ink.soft, {
            rx: 6,
          }),
        ),
    ),
  data: () =>
    prepared(
      '提供原始数据与条件说明',
      [96, 186, 276]
        .map(
          (x, i) =>
            shape(
              [
                [x, 84],
                [x + 66, 84],
                [x + 96, 114],
                [x + 96, 262],
                [x, 262],
              ],
              [ink.soft, ink.mid, ink.deep][i],
            ) +
            times(4, (k) =>
              rect(x + 16, 142 + k * 26, 60, 9, k === 0 && i === 2 ? ink.warm : ink.paper, { rx: 3 }),
            ),
        )
        .join(''),
    ),
};
