import { el, ink, line, picture, rect, times } from './canvas.mjs';
import { area, at, bars, curve, gauss, plot, points, rods, sum } from './plot.mjs';

/** Pictures of the separation of elements and molecules: lines, shares, chromatograms. */

const chromatogram = (peaks) => sum(() => 0.05, ...peaks.map(([c, h, w = 0.012]) => gauss(c, h, w)));

export const separations = {
  icpOes: () =>
    plot(
      'ICP-OES',
      [0.08, 0.19, 0.24, 0.39, 0.47, 0.62, 0.66, 0.81, 0.92]
        .map((x, i) =>
          rect(...at(x, 0.96), [6, 3, 9, 4, 12, 3, 7, 5, 4][i], 217, i === 4 ? ink.warm : ink.deep, {
            opacity: [0.8, 0.5, 0.35, 0.9, 0.9, 0.5, 0.7, 0.4, 0.6][i],
          }),
        )
        .join(''),
      { grid: false },
    ),
  donut: () => {
    const parts = [
      [0.46, ink.deep],
      [0.2, ink.mid],
      [0.16, ink.soft],
      [0.12, ink.pale],
      [0.06, ink.warm],
    ];
    let start = 0;
    const ring = parts
      .map(([share, stroke]) => {
        const dash = el('circle', {
          cx: 240,
          cy: 156,
          r: 84,
          fill: 'none',
          stroke,
          'stroke-width': 46,
          pathLength: 100,
          'stroke-dasharray': `${share * 100 - 1} 100`,
          'stroke-dashoffset': -start * 100,
        });
        start += share;
        return dash;
      })
      .join('');
    return picture(ring, { name: 'C H N S O' });
  },
  toc: () =>
    plot(
      'TOC',
      bars([0.9, 0.72, 0.55, 0.4, 0.3, 0.22, 0.14], { accent: 6 }) +
        curve((x) => 0.98 * Math.exp(-1.9 * x), ink.deep, 2),
    ),
  chromatogram: (name, peaks, accent) =>
    plot(
      name,
      area(chromatogram(peaks), ink.deep, 0.14, { count: 260 }) +
        (accent === undefined
          ? ''
          : area(gauss(...accent), ink.warm, 0.35, {
              from: accent[0] - 0.06,
              to: accent[0] + 0.06,
              count: 40,
            })),
    ),
  gcMs: () =>
    plot(
      'GC-MS',
      curve(
        chromatogram([
          [0.1, 0.3],
          [0.2, 0.62],
          [0.28, 0.2],
          [0.42, 0.86],
          [0.55, 0.3],
          [0.63, 0.5],
          [0.8, 0.24],
        ]),
        ink.deep,
        2.2,
        { count: 300 },
      ) +
        rods(
          [
            [0.7, 0.95],
            [0.74, 0.7],
            [0.79, 0.84],
            [0.85, 0.62],
            [0.9, 0.78],
          ].map(([x, y]) => [x, y - 0.1]),
          ink.warm,
          2.5,
        ),
    ),
  waterfall: (name) =>
    plot(
      name,
      [4, 3, 2, 1, 0]
        .map((i) =>
          line(
            points(
              (x) =>
                0.06 +
                i * 0.13 +
                chromatogram(
                  [
                    [0.2 + i * 0.02, 0.3 - i * 0.05],
                    [0.44 + i * 0.02, 0.12 + i * 0.06],
                    [0.66 + i * 0.02, 0.06 + i * 0.05],
                  ].map(([c, h]) => [c, h, 0.02]),
                )(x),
            ),
            i === 2 ? ink.warm : ink.deep,
            2.2,
            { opacity: 1 - i * 0.12 },
          ),
        )
        .join(''),
    ),
  gpc: () =>
    plot(
      'GPC',
      area(gauss(0.46, 0.82, 0.14), ink.deep) +
        curve((x) => 0.95 - 0.85 * x, ink.soft, 2) +
        times(3, (i) =>
          line(
            [at(0.38 + i * 0.08, 0), at(0.38 + i * 0.08, gauss(0.46, 0.82, 0.14)(0.38 + i * 0.08))],
            ink.warm,
            2,
            { 'stroke-dasharray': '5 5' },
          ),
        ),
    ),
};
