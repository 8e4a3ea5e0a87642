import { circle, el, ink, line, rect, shape, times } from './canvas.mjs';
import { body, drawn, screen, table, trace } from './outline.mjs';

/** Instruments of the laboratory in outline, for the pages of services. */

const knob = (x, y) => circle(x, y, 7, ink.warm);
const vent = (x, y) => times(4, (i) => rect(x + i * 14, y, 8, 26, ink.deep, { rx: 2 }));
const pipe = (points) => line(points, ink.soft, 5);

export const instruments = {
  spectrometer: () =>
    drawn(
      '光谱仪',
      table +
        body(80, 138, 300, 88, ink.mid) +
        rect(96, 152, 92, 52, ink.deep, { rx: 6 }) +
        rect(126, 164, 32, 40, ink.pale, { rx: 3 }) +
        line(
          [
            [190, 184],
            [250, 184],
            [286, 160],
            [340, 160],
          ],
          ink.warm,
          3,
          { 'stroke-dasharray': '7 6' },
        ) +
        screen(262, 56, trace(262, 56)),
    ),
  electromagnet: () =>
    drawn(
      '磁学与顺磁共振谱仪',
      rect(70, 246, 250, 32, ink.deep, { rx: 4 }) +
        body(84, 110, 84, 136, ink.mid) +
        body(224, 110, 84, 136, ink.mid) +
        rect(168, 150, 20, 56, ink.deep) +
        rect(204, 150, 20, 56, ink.deep) +
        rect(190, 62, 12, 150, ink.soft, { rx: 4 }) +
        circle(196, 200, 7, ink.warm) +
        rect(168, 54, 56, 18, ink.deep, { rx: 4 }) +
        screen(332, 160, trace(332, 160)) +
        rect(332, 250, 104, 28, ink.deep, { rx: 4 }),
    ),
  plasma: () =>
    drawn(
      '等离子体光谱与质谱仪',
      table +
        body(80, 116, 250, 110, ink.mid) +
        rect(100, 136, 96, 66, ink.night, { rx: 8 }) +
        rect(106, 160, 40, 18, ink.soft, { rx: 4 }) +
        el('path', { d: 'M146 169c14-18 34-10 44 0c-10 10-30 18-44 0z', fill: ink.warm }) +
        vent(224, 142) +
        knob(300, 200) +
        pipe([
          [80, 170],
          [56, 170],
          [56, 206],
        ]) +
        rect(46, 196, 22, 30, ink.deep, { rx: 4 }) +
        screen(338, 134, trace(338, 134)),
    ),
  chromatograph: () =>
    drawn(
      '色谱质谱联用仪',
      table +
        times(4, (i) => body(84, 74 + i * 38, 128, 36, i % 2 === 0 ? ink.mid : ink.deep)) +
        times(3, (i) => circle(104 + i * 18, 92, 6, ink.pale)) +
        [130, 168, 206].map((y) => rect(150, y - 4, 46, 8, ink.soft, { rx: 3 })).join('') +
        times(4, (i) => rect(94 + i * 24, 46, 16, 26, i === 1 ? ink.warm : ink.soft, { rx: 4 })) +
        body(228, 130, 176, 96, ink.mid) +
        rect(242, 146, 60, 14, ink.deep, { rx: 4 }) +
        knob(384, 150) +
        pipe([
          [212, 150],
          [220, 150],
          [228, 160],
        ]) +
        screen(272, 36, trace(272, 36)),
    ),
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
  laser: () =>
    drawn(
      '激光光学测量仪',
      table +
        body(80, 140, 76, 86, ink.deep) +
        rect(300, 100, 96, 126, ink.mid, { rx: 10 }) +
        times(4, (i) => rect(314 + i * 18, 120, 8, 86, ink.pale, { rx: 2 })) +
        rect(206, 130, 40, 80, ink.pale, { rx: 4, stroke: ink.deep, 'stroke-width': 4 }) +
        times(6, (i) => circle(214 + (i % 2) * 18 + (i % 3) * 3, 146 + i * 10, 4, ink.mid)) +
        line(
          [
            [156, 176],
            [206, 176],
          ],
          ink.warm,
          4,
        ) +
        [-30, 0, 30]
          .map((dy) =>
            line(
              [
                [246, 176],
                [300, 176 + dy],
              ],
              ink.warm,
              2.5,
            ),
          )
          .join(''),
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
  analyser: () =>
    drawn(
      '元素分析仪',
      table +
        body(84, 128, 220, 98, ink.mid) +
        el('ellipse', { cx: 160, cy: 122, rx: 62, ry: 20, fill: ink.deep }) +
        times(8, (i) =>
          circle(
            160 + Math.cos(i * 0.785) * 46,
            116 + Math.sin(i * 0.785) * 12,
            6,
            i === 2 ? ink.warm : ink.pale,
          ),
        ) +
        rect(102, 156, 76, 40, ink.pale, { rx: 4 }) +
        vent(206, 158) +
        knob(284, 208) +
        screen(322, 134, trace(322, 134)),
    ),
  sequencer: () =>
    drawn(
      '生物检测平台',
      table +
        body(90, 92, 200, 134, ink.mid) +
        rect(110, 110, 96, 64, ink.night, { rx: 6 }) +
        times(12, (i) =>
          circle(
            122 + (i % 6) * 14,
            126 + Math.floor(i / 6) * 22,
            4.5,
            [ink.warm, ink.soft, ink.pale][i % 3],
          ),
        ) +
        rect(110, 188, 150, 16, ink.deep, { rx: 4 }) +
        knob(262, 130) +
        times(
          5,
          (i) =>
            rect(312 + i * 22, 178, 14, 36, i === 3 ? ink.warm : ink.soft, { rx: 5 }) +
            rect(310 + i * 22, 172, 18, 8, ink.deep, { rx: 2 }),
        ) +
        rect(304, 206, 116, 20, ink.deep, { rx: 4 }),
    ),
  computer: () =>
    drawn(
      '计算与分析平台',
      rect(96, 60, 200, 138, ink.deep, { rx: 10 }) +
        rect(108, 72, 176, 114, ink.paper, { rx: 4 }) +
        times(4, (i) =>
          rect(122 + i * 24, 162 - i * 14, 14, 14 + i * 14, i === 3 ? ink.warm : ink.mid, { rx: 2 }),
        ) +
        line(
          [
            [226, 160],
            [240, 156],
            [250, 104],
            [260, 156],
            [274, 160],
          ],
          ink.deep,
          3,
        ) +
        rect(182, 198, 28, 54, ink.deep) +
        rect(142, 250, 108, 28, ink.deep, { rx: 4 }) +
        body(328, 84, 96, 194, ink.mid) +
        times(
          5,
          (i) =>
            rect(342, 100 + i * 34, 68, 22, ink.deep, { rx: 4 }) +
            circle(398, 111 + i * 34, 4, i === 1 ? ink.warm : ink.soft),
        ),
    ),
};
