import { dice, ink, line, shape } from './canvas.mjs';
import { area, at, curve, dots, gauss, lorentz, plot, points } from './plot.mjs';

/** Pictures of mechanical, electrical and magnetic tests. */

export const forces = {
  tensile: () => {
    const curveOf = (x) => (x < 0.16 ? x * 4.2 : 0.67 + 0.22 * Math.sin(((x - 0.16) / 0.84) * 2.5));
    const bar = shape(
      [
        [300, 196],
        [318, 196],
        [326, 214],
        [382, 214],
        [390, 196],
        [408, 196],
        [408, 248],
        [390, 248],
        [382, 230],
        [326, 230],
        [318, 248],
        [300, 248],
      ],
      ink.mid,
      { 'fill-opacity': 0.45 },
    );
    return plot(
      'σ–ε',
      bar + curve(curveOf, ink.deep, 3, { to: 0.82 }) + dots([[0.82, curveOf(0.82)]], ink.warm, 7),
    );
  },
  compression: () =>
    plot(
      'FOAM',
      curve((x) => (x < 0.1 ? x * 3.2 : 0.32 + 0.03 * Math.sin(x * 60) + 0.6 * x ** 7), ink.deep, 3) +
        area((x) => (x < 0.1 ? x * 3.2 : 0.32 + 0.6 * x ** 7), ink.mid, 0.14, { to: 0.7 }) +
        dots([[0.1, 0.32]], ink.warm, 6),
    ),
  indentation: () =>
    plot(
      'P–h',
      curve((x) => 1.35 * x ** 2, ink.deep, 3, { to: 0.8 }) +
        line(
          Array.from({ length: 30 }, (_, i) => {
            const x = 0.8 - (i / 29) * 0.36;
            return at(x, 0.864 * ((x - 0.44) / 0.36) ** 1.6);
          }),
          ink.mid,
          3,
        ) +
        line([at(0.62, 0.1), at(0.8, 0.864)], ink.warm, 2, { 'stroke-dasharray': '7 6' }),
    ),
  friction: () => {
    const roll = dice('friction');
    const noisy = (level, stroke) =>
      line(
        Array.from({ length: 110 }, (_, i) =>
          at(i / 109, level * (1 - 0.5 * Math.exp(-i / 8)) + (roll() - 0.5) * 0.05),
        ),
        stroke,
        2,
      );
    return plot('COF', noisy(0.66, ink.deep) + noisy(0.3, ink.warm));
  },
  voltammogram: (name = 'CV') => {
    const ring = Array.from({ length: 121 }, (_, i) => {
      const forward = i <= 60;
      const x = forward ? i / 60 : 2 - i / 60;
      return at(
        0.06 + 0.88 * x,
        forward ? 0.42 + 0.08 * x + gauss(0.62, 0.42, 0.1)(x) : 0.36 + 0.08 * x - gauss(0.42, 0.36, 0.1)(x),
      );
    });
    const small = ring.map(([x, y]) => [x, 158 + (y - 158) * 0.55]);
    return plot(
      name,
      shape(ring, ink.deep, { 'fill-opacity': 0.1 }) +
        line([...ring, ring[0]], ink.deep, 3) +
        line([...small, small[0]], ink.warm, 2.2),
    );
  },
  cycling: (name = 'CR2032') =>
    plot(
      name,
      [0, 1, 2]
        .map(
          (i) =>
            curve(
              (x) => 0.46 + 0.3 * x + 0.3 * Math.max(0, x - 0.86) * 3,
              [ink.deep, ink.mid, ink.soft][i],
              2.6,
              { to: 0.94 - i * 0.1 },
            ) +
            line(
              points((x) => 0.62 - 0.24 * x - 2.6 * Math.max(0, x - 0.8 + i * 0.1) ** 1.5, {
                to: 0.96 - i * 0.1,
              }).filter(([, y]) => y < 262),
              [ink.warm, ink.mid, ink.soft][i],
              2.6,
            ),
        )
        .join(''),
    ),
  hysteresis: (name, steep = 16, shift = 0.07) => {
    const side = (d) => (x) => 0.5 + 0.42 * Math.tanh((x - 0.5 + d) * steep);
    return plot(
      name,
      line([at(0.5, 0.02), at(0.5, 0.98)], ink.soft, 1.5) +
        line([at(0, 0.5), at(1, 0.5)], ink.soft, 1.5) +
        curve(side(shift), ink.deep, 3) +
        curve(side(-shift), ink.deep, 3) +
        curve((x) => 0.5 + 0.22 * Math.tanh((x - 0.5) * 9), ink.warm, 2.2),
    );
  },
  dielectric: () =>
    plot(
      'ε–T',
      [0, 1, 2, 3]
        .map((i) =>
          curve(
            lorentz(0.5, 0.9 - i * 0.15, 0.09 + i * 0.02),
            [ink.warm, ink.deep, ink.mid, ink.soft][i],
            2.6,
          ),
        )
        .join(''),
    ),
};
