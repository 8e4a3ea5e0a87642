import { dice, ink, line, n, picture, rect, times } from './canvas.mjs';
import { at, dots, plot } from './plot.mjs';

/** Pictures of data analysis: energies, statistics, expression. */

export const findings = {
  ladder: (name = 'DFT') => {
    const levels = [0.5, 0.3, 0.62, 0.4, 0.16];
    const stair = (shift, stroke, width) =>
      levels
        .map((y, i) => {
          const x = 0.04 + i * 0.2;
          const h = y + shift * (i % 2 ? 1 : -0.4);
          const next = levels[i + 1];
          const rest =
            next === undefined
              ? ''
              : line([at(x + 0.13, h), at(x + 0.2, next + shift * ((i + 1) % 2 ? 1 : -0.4))], stroke, 1.6, {
                  'stroke-dasharray': '4 5',
                });
          return line([at(x, h), at(x + 0.13, h)], stroke, width) + rest;
        })
        .join('');
    return plot(name, stair(0, ink.deep, 5) + stair(0.14, ink.warm, 4));
  },
  boxes: () =>
    plot(
      'ANOVA',
      [0.3, 0.5, 0.44, 0.7]
        .map((m, i) => {
          const [x, y] = at(0.1 + i * 0.22, m + 0.1);
          return (
            line([at(0.15 + i * 0.22, m - 0.22), at(0.15 + i * 0.22, m + 0.22)], ink.deep, 2) +
            rect(x, y, 40, 45, i === 3 ? ink.warm : ink.soft, {
              stroke: ink.deep,
              'stroke-width': 2,
              rx: 3,
            }) +
            line(
              [
                [x, y + 22],
                [x + 40, y + 22],
              ],
              ink.deep,
              3,
            )
          );
        })
        .join(''),
    ),
  volcano: () => {
    const roll = dice('volcano');
    const cloud = Array.from({ length: 130 }, () => {
      const x = roll() * 2 - 1;
      const y = Math.min(0.95, x * x * (0.5 + roll()) + roll() * 0.12);
      return [0.5 + x * 0.46, y, y > 0.32 && Math.abs(x) > 0.4 ? (x > 0 ? ink.warm : ink.deep) : ink.soft];
    });
    return plot(
      'DEG',
      cloud.map(([x, y, fill]) => dots([[x, y]], fill, 4)).join('') +
        line([at(0, 0.32), at(1, 0.32)], ink.mid, 1.4, { 'stroke-dasharray': '5 6' }),
    );
  },
  stacked: () => {
    const roll = dice('stacked');
    const column = (i) => {
      let y = 0;
      const parts = [ink.deep, ink.mid, ink.soft, ink.pale, ink.warm].map((fill, k) => {
        const h = k === 4 ? 0.94 - y : (0.94 - y) * (0.25 + roll() * 0.3);
        const [x, top] = at(0.03 + i * 0.122, y + h);
        y += h;
        return rect(x, top, 36, h * 226, fill);
      });
      return parts.join('');
    };
    return plot('16S', times(8, column), { grid: false });
  },
  heat: (name = 'HEATMAP') => {
    const roll = dice('heat');
    const cells = times(96, (i) => {
      const v = 0.5 + 0.5 * Math.sin((i % 12) * 0.5 + Math.floor(i / 12) * 0.9) * (0.5 + roll() * 0.5);
      return rect(60 + (i % 12) * 30, 40 + Math.floor(i / 12) * 27, 29, 26, v > 0.82 ? ink.warm : ink.deep, {
        opacity: n(0.12 + v * 0.8),
      });
    });
    return picture(cells, { name });
  },
};
