import { circle, el, ink, line, rect, shape } from './canvas.mjs';
import { body, column, drawn, screen, table, trace } from './outline.mjs';

/** Outlines of microscopes and their sample preparation, for on-site services. */

export const microscopes = {
  sem: () => drawn('扫描电镜', table + column(170, 160) + screen(294, 136, trace(294, 136))),
  tem: () =>
    drawn(
      '透射电镜',
      rect(96, 226, 180, 52, ink.deep, { rx: 4 }) +
        column(186, 196) +
        screen(
          312,
          150,
          circle(364, 186, 18, 'none', { stroke: ink.warm, 'stroke-width': 2.5 }) +
            circle(364, 186, 9, 'none', { stroke: ink.warm, 'stroke-width': 2.5 }),
        ) +
        rect(300, 240, 130, 12, ink.deep, { rx: 3 }) +
        rect(356, 252, 16, 26, ink.deep),
    ),
  fib: () =>
    drawn(
      '聚焦离子束电镜',
      table +
        column(176, 150) +
        el(
          'g',
          { transform: 'rotate(42 176 178)' },
          body(156, 66, 40, 72, ink.soft) + rect(168, 50, 16, 20, ink.warm, { rx: 3 }),
        ) +
        screen(
          308,
          136,
          shape(
            [
              [322, 190],
              [352, 160],
              [392, 190],
            ],
            ink.warm,
          ),
        ),
    ),
  afm: () =>
    drawn(
      '原子力显微镜',
      rect(80, 236, 320, 42, ink.deep, { rx: 6 }) +
        rect(110, 218, 260, 18, ink.soft, { rx: 3 }) +
        el('path', {
          d: 'M140 218V120a100 70 0 0 1 200 0v98',
          fill: 'none',
          stroke: ink.mid,
          'stroke-width': 26,
        }) +
        body(206, 96, 68, 70, ink.deep) +
        line(
          [
            [240, 166],
            [222, 196],
          ],
          ink.deep,
          6,
        ) +
        shape(
          [
            [214, 194],
            [230, 200],
            [216, 214],
          ],
          ink.warm,
        ),
    ),
  confocal: () =>
    drawn(
      '激光共聚焦显微镜',
      table +
        shape(
          [
            [150, 226],
            [150, 92],
            [196, 64],
            [258, 64],
            [258, 104],
            [200, 110],
            [200, 226],
          ],
          ink.mid,
        ) +
        rect(140, 176, 130, 14, ink.deep, { rx: 3 }) +
        rect(224, 108, 24, 52, ink.deep, { rx: 4 }) +
        shape(
          [
            [228, 160],
            [244, 160],
            [236, 176],
          ],
          ink.warm,
        ) +
        line(
          [
            [120, 64],
            [166, 44],
          ],
          ink.deep,
          18,
        ) +
        screen(310, 136, circle(346, 172, 14, ink.mid) + circle(374, 182, 10, ink.warm)),
    ),
  ionMill: () =>
    drawn(
      '氩离子抛光仪',
      table +
        body(120, 96, 200, 130, ink.mid) +
        circle(220, 160, 50, ink.night) +
        [
          [-0.9, ink.warm],
          [0, ink.warm],
          [0.9, ink.warm],
        ]
          .map(([a, stroke]) =>
            line(
              [
                [220 + Math.sin(a) * 46, 160 - Math.cos(a) * 46],
                [220, 172],
              ],
              stroke,
              4,
            ),
          )
          .join('') +
        rect(196, 172, 48, 14, ink.soft) +
        rect(340, 170, 60, 56, ink.deep, { rx: 6 }) +
        circle(370, 190, 8, ink.warm),
    ),
};
