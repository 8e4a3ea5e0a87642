import { circle, el, ink, line, rect, shape, times } from './canvas.mjs';
import { body, drawn, table } from './outline.mjs';

/** Outlines of spectrometers and test rigs, for on-site services. */

export const rigs = {
  diffractometer: () =>
    drawn(
      'X 射线衍射仪',
      rect(60, 56, 360, 222, ink.pale, { rx: 12, stroke: ink.deep, 'stroke-width': 4 }) +
        circle(240, 190, 96, 'none', {
          stroke: ink.mid,
          'stroke-width': 12,
          'stroke-dasharray': '302 302',
          transform: 'rotate(180 240 190)',
        }) +
        el('g', { transform: 'rotate(38 240 190)' }, body(98, 168, 64, 44, ink.deep)) +
        el('g', { transform: 'rotate(-38 240 190)' }, body(318, 168, 64, 44, ink.deep)) +
        line(
          [
            [180, 143],
            [240, 190],
            [300, 143],
          ],
          ink.warm,
          3.5,
          { 'stroke-dasharray': '8 6' },
        ) +
        rect(206, 190, 68, 14, ink.deep, { rx: 3 }) +
        rect(232, 204, 16, 72, ink.mid),
    ),
  photoelectron: () =>
    drawn(
      '光电子能谱仪',
      table +
        circle(180, 170, 56, ink.mid) +
        el('path', { d: 'M232 150a74 74 0 0 1 132-40', fill: 'none', stroke: ink.deep, 'stroke-width': 34 }) +
        times(6, (i) => circle(180 + Math.cos(i * 1.05) * 38, 170 + Math.sin(i * 1.05) * 38, 7, ink.pale)) +
        circle(180, 170, 18, ink.night) +
        body(70, 150, 62, 40, ink.deep) +
        rect(340, 110, 52, 70, ink.soft, { rx: 6 }) +
        line(
          [
            [120, 82],
            [166, 150],
          ],
          ink.warm,
          6,
        ),
    ),
  magnet: () =>
    drawn(
      '核磁共振波谱仪',
      body(160, 66, 150, 164, ink.mid, { rx: 26 }) +
        rect(172, 96, 126, 10, ink.pale) +
        rect(172, 190, 126, 10, ink.pale) +
        [186, 224, 262].map((x) => rect(x, 38, 22, 34, ink.deep, { rx: 4 })).join('') +
        rect(222, 230, 26, 20, ink.deep) +
        [
          [170, 228, 150, 278],
          [300, 228, 320, 278],
          [235, 240, 235, 278],
        ]
          .map(([a, b, c, d]) =>
            line(
              [
                [a, b],
                [c, d],
              ],
              ink.deep,
              9,
            ),
          )
          .join('') +
        rect(364, 150, 60, 128, ink.deep, { rx: 6 }) +
        times(5, (i) => rect(374, 162 + i * 20, 40, 8, i === 1 ? ink.warm : ink.mid)) +
        line(
          [
            [248, 246],
            [364, 258],
          ],
          ink.soft,
          4,
        ),
    ),
  infrared: () =>
    drawn(
      '原位红外光谱仪',
      table +
        body(80, 150, 250, 76, ink.mid) +
        rect(92, 162, 60, 20, ink.pale, { rx: 3 }) +
        el('path', { d: 'M186 150a48 48 0 0 1 96 0z', fill: ink.deep }) +
        circle(234, 136, 14, ink.soft) +
        line(
          [
            [150, 96],
            [206, 126],
          ],
          ink.warm,
          4,
        ) +
        line(
          [
            [262, 126],
            [318, 96],
          ],
          ink.warm,
          4,
        ) +
        times(3, (i) => rect(356 + i * 26, 120, 18, 106, [ink.deep, ink.soft, ink.mid][i], { rx: 8 })) +
        line(
          [
            [282, 146],
            [330, 112],
            [364, 112],
          ],
          ink.deep,
          3,
        ),
    ),
  glovebox: () =>
    drawn(
      '手套箱',
      shape(
        [
          [70, 84],
          [330, 84],
          [330, 206],
          [50, 206],
        ],
        ink.pale,
        { stroke: ink.deep, 'stroke-width': 5 },
      ) +
        rect(50, 206, 280, 72, ink.deep, { rx: 4 }) +
        [116, 190, 264].map((x) => circle(x, 160, 27, ink.deep) + circle(x, 160, 18, ink.night)).join('') +
        el('path', {
          d: 'M190 160c6 34 30 26 40 44',
          fill: 'none',
          stroke: ink.warm,
          'stroke-width': 14,
          'stroke-linecap': 'round',
        }) +
        rect(330, 120, 90, 64, ink.mid, { rx: 10 }) +
        circle(414, 152, 30, ink.deep) +
        rect(70, 226, 70, 26, '#eaf4f7', { rx: 3 }) +
        line(
          [
            [78, 246],
            [92, 236],
            [104, 242],
            [130, 232],
          ],
          ink.warm,
          2.5,
        ),
    ),
  loadFrame: () =>
    drawn(
      '疲劳试验机',
      rect(130, 250, 220, 28, ink.deep, { rx: 4 }) +
        rect(146, 44, 22, 206, ink.mid) +
        rect(312, 44, 22, 206, ink.mid) +
        rect(136, 44, 208, 30, ink.deep, { rx: 4 }) +
        rect(222, 74, 36, 42, ink.deep) +
        rect(222, 208, 36, 42, ink.deep) +
        shape(
          [
            [226, 116],
            [254, 116],
            [246, 142],
            [246, 182],
            [254, 208],
            [226, 208],
            [234, 182],
            [234, 142],
          ],
          ink.soft,
        ) +
        line(
          [
            [234, 162],
            [240, 162],
          ],
          ink.warm,
          4,
        ) +
        line(
          Array.from({ length: 37 }, (_, i) => [372 + i * 2, 160 + Math.sin(i * 0.7) * 34]),
          ink.warm,
          3,
        ),
    ),
};
