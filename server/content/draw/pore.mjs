import { circle, ink, line, picture, times } from './canvas.mjs';
import { area, bars, curve, dots, gauss, plot, step, sum } from './plot.mjs';

/** Pictures of pores, surfaces, particles and depth profiles. */

const loop = (up, down, stroke) => curve(up, stroke, 3) + curve(down, stroke, 3);

export const pores = {
  bet: (name = 'BET') => {
    const up = (x) => 0.12 + 0.3 * x ** 0.35 + 0.42 * step(0.76, 1, 0.05)(x);
    const down = (x) => 0.12 + 0.3 * x ** 0.35 + 0.42 * step(0.62, 1, 0.03)(x);
    const marks = (f, fill) =>
      dots(
        Array.from({ length: 19 }, (_, i) => [0.02 + i * 0.053, f(0.02 + i * 0.053)]),
        fill,
        4.5,
      );
    return plot(name, loop(up, down, ink.soft) + marks(down, ink.warm) + marks(up, ink.deep));
  },
  porosimetry: () =>
    plot(
      'MIP',
      bars([0.06, 0.1, 0.2, 0.42, 0.7, 0.5, 0.26, 0.14, 0.2, 0.32, 0.18, 0.06], {
        gap: 0.15,
        fill: ink.soft,
      }) +
        curve(
          sum(() => 0.02, step(0.36, 0.6, 0.05), step(0.8, 0.28, 0.04)),
          ink.warm,
          3,
        ),
    ),
  sizes: (name = 'D50') =>
    plot(
      name,
      bars(
        Array.from({ length: 17 }, (_, i) => 0.03 + 0.8 * Math.exp(-(((i - 8) / 3.6) ** 2))),
        { accent: 8, gap: 0.16 },
      ) + curve(step(0.5, 0.94, 0.09), ink.deep, 3),
    ),
  desorption: (name = 'TPD') =>
    plot(
      name,
      [2, 1, 0]
        .map((i) =>
          area(
            (x) => i * 0.26 + gauss(0.28, 0.26 - i * 0.04, 0.08)(x) + gauss(0.66, 0.14 + i * 0.05, 0.1)(x),
            [ink.warm, ink.mid, ink.deep][i],
            0.12,
          ),
        )
        .join(''),
    ),
  zeta: () => {
    const ions = times(22, (i) => {
      const a = (i / 22) * 6.283;
      const r = 104 + (i % 3) * 16;
      return circle(
        240 + Math.cos(a) * r,
        158 + Math.sin(a) * r * 0.92,
        8,
        i % 4 === 0 ? ink.warm : ink.mid,
        { opacity: 0.9 - (i % 3) * 0.22 },
      );
    });
    const shells = [128, 96]
      .map((r) =>
        circle(240, 158, r, 'none', { stroke: ink.mid, 'stroke-dasharray': '4 7', 'stroke-width': 1.6 }),
      )
      .join('');
    return picture(
      `${shells}${circle(240, 158, 66, ink.deep)}${circle(220, 138, 20, ink.white, { opacity: 0.16 })}${times(
        10,
        (i) =>
          line(
            [
              [240 + Math.cos(i * 0.628) * 76 - 5, 158 + Math.sin(i * 0.628) * 76],
              [240 + Math.cos(i * 0.628) * 76 + 5, 158 + Math.sin(i * 0.628) * 76],
            ],
            ink.deep,
            2.4,
          ),
      )}${ions}`,
      { name: 'ZETA' },
    );
  },
  depth: (name = 'DEPTH') =>
    plot(
      name,
      area(
        sum(
          () => 0.04,
          step(0.3, -0.7, 0.04),
          () => 0.74,
        ),
        ink.warm,
        0.16,
      ) +
        area(sum(gauss(0.42, 0.62, 0.12)), ink.mid, 0.18) +
        area(step(0.66, 0.84, 0.05), ink.deep, 0.16),
    ),
};
