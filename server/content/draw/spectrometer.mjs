import { circle, el, ink, line, rect, times } from './canvas.mjs';
import { body, drawn, knob, pipe, screen, table, trace, vent } from './outline.mjs';

/** Spectrometers in outline. */
export const spectrometers = {
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
};
