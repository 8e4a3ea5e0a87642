import { circle, el, ink, line, rect, shape, times } from './canvas.mjs';
import { body, drawn, knob, pipe, screen, table, trace } from './outline.mjs';

/** Instruments that heat, load, fill or charge a material, in outline. */
export const materialTesters = {
  furnace: () =>
    drawn(
      '热分析仪',
      table +
        body(96, 150, 210, 76, ink.mid) +
        body(130, 62, 92, 94, ink.deep) +
        rect(150, 76, 52, 70, ink.night, { rx: 6 }) +
        times(3, (i) =>
          line(
            Array.from({ length: 9 }, (_, k) => [158 + k * 4.5, 92 + i * 18 + (k % 2) * 6]),
            ink.warm,
            3,
          ),
        ) +
        rect(118, 176, 70, 26, ink.pale, { rx: 3 }) +
        knob(270, 190) +
        times(2, (i) => rect(318 + i * 28, 96, 22, 130, i === 0 ? ink.soft : ink.deep, { rx: 10 })) +
        pipe([
          [306, 170],
          [318, 170],
        ]) +
        screen(326, 14, trace(326, 14)),
    ),
  sorption: () =>
    drawn(
      '物理与化学吸附仪',
      table +
        body(86, 60, 220, 96, ink.mid) +
        rect(104, 76, 84, 46, ink.pale, { rx: 4 }) +
        line(
          [
            [112, 114],
            [132, 108],
            [152, 104],
            [166, 92],
            [180, 84],
          ],
          ink.warm,
          2.5,
        ) +
        knob(270, 96) +
        times(
          3,
          (i) =>
            rect(122 + i * 58, 156, 12, 44, ink.soft) +
            circle(128 + i * 58, 204, 13, i === 1 ? ink.warm : ink.deep),
        ) +
        rect(322, 150, 62, 76, ink.deep, { rx: 14 }) +
        rect(340, 134, 26, 18, ink.soft, { rx: 4 }) +
        pipe([
          [306, 110],
          [352, 110],
          [352, 134],
        ]),
    ),
  indenter: () =>
    drawn(
      '硬度与压痕测试仪',
      rect(96, 246, 240, 32, ink.deep, { rx: 4 }) +
        body(244, 70, 70, 176, ink.mid) +
        body(140, 70, 174, 54, ink.mid) +
        rect(164, 124, 34, 46, ink.deep, { rx: 4 }) +
        shape(
          [
            [168, 170],
            [194, 170],
            [181, 192],
          ],
          ink.warm,
        ) +
        rect(136, 194, 90, 14, ink.soft, { rx: 3 }) +
        rect(170, 208, 22, 38, ink.deep) +
        rect(256, 92, 46, 26, ink.pale, { rx: 3 }) +
        knob(280, 150) +
        screen(340, 150, trace(340, 150)),
    ),
  workstation: () =>
    drawn(
      '电化学与电学测试平台',
      table +
        body(72, 158, 150, 68, ink.mid) +
        rect(86, 172, 64, 24, ink.pale, { rx: 3 }) +
        times(4, (i) =>
          circle(
            166 + (i % 2) * 28,
            178 + Math.floor(i / 2) * 26,
            7,
            [ink.warm, ink.deep, ink.soft, ink.night][i],
          ),
        ) +
        el('path', {
          d: 'M262 150h84v52a42 24 0 0 1-84 0z',
          fill: ink.pale,
          stroke: ink.deep,
          'stroke-width': 4,
        }) +
        el('path', { d: 'M266 176h76v26a38 20 0 0 1-76 0z', fill: ink.soft }) +
        [280, 304, 328]
          .map((x, i) => rect(x - 3, 116, 6, 88, [ink.deep, ink.warm, ink.deep][i], { rx: 2 }))
          .join('') +
        line(
          [
            [222, 184],
            [244, 184],
            [244, 104],
            [280, 104],
            [280, 118],
          ],
          ink.deep,
          3,
        ) +
        line(
          [
            [304, 118],
            [304, 92],
            [196, 92],
            [196, 158],
          ],
          ink.warm,
          3,
        ) +
        screen(344, 40, trace(344, 40)),
    ),
};
