import { circle, el, ink, line, rect, times } from './canvas.mjs';
import { body, drawn, knob, screen, table, trace, vent } from './outline.mjs';

/** Analysers and computers in outline. */
export const analysers = {
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
