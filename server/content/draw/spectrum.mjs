import { ink, line, times } from './canvas.mjs';
import { area, at, curve, dots, gauss, lorentz, plot, points, rods, step, sum } from './plot.mjs';

/** Pictures of spectra and diffractograms: intensity against angle, energy, wavelength or mass. */

const xrdPeaks = [
  [0.12, 0.34, 0.006],
  [0.27, 0.92, 0.006],
  [0.36, 0.28, 0.006],
  [0.45, 0.5, 0.007],
  [0.58, 0.2, 0.007],
  [0.66, 0.36, 0.008],
  [0.78, 0.16, 0.009],
  [0.88, 0.24, 0.009],
];
const diffraction = (shift = 0, scale = 1, base = 0.05) =>
  sum((x) => base * (1.6 - x), ...xrdPeaks.map(([x, h, w]) => lorentz(x + shift, h * scale, w)));
const ticks = (xs, y, stroke) => xs.map((x) => line([at(x, y), at(x, y - 0.05)], stroke, 2)).join('');
const peakPlaces = xrdPeaks.map(([x]) => x);

export const spectra = {
  xrd: () =>
    plot(
      'XRD',
      curve(diffraction(), ink.deep, 2.5, { count: 320 }) +
        curve(lorentz(0.27, 0.92, 0.006), ink.warm, 3.5, { from: 0.255, to: 0.285, count: 40 }) +
        ticks(peakPlaces, -0.05, ink.warm),
    ),
  gixrd: () =>
    plot(
      'GIXRD',
      [0, 1, 2]
        .map((i) =>
          curve(
            (x) => 0.08 + i * 0.3 + diffraction(0.01 * i, 0.28 - i * 0.03, 0.02)(x),
            [ink.warm, ink.mid, ink.deep][i],
            2.5,
            { count: 240 },
          ),
        )
        .join(''),
    ),
  rietveld: (name = 'Rietveld') => {
    const model = (x) => 0.18 + 0.82 * diffraction()(x);
    const measured = Array.from({ length: 100 }, (_, i) => [i / 99, model(i / 99)]);
    const difference = (x) => 0.08 + 0.03 * Math.sin(x * 97) * Math.sin(x * 31);
    return plot(
      name,
      dots(measured, ink.soft, 3.2) +
        curve(model, ink.deep, 2, { count: 300 }) +
        curve(difference, ink.warm, 2) +
        ticks(peakPlaces, 0.18, ink.mid),
    );
  },
  xps: (name = 'XPS', shift = 0) => {
    const parts = [gauss(0.3 + shift, 0.72, 0.055), gauss(0.45 + shift, 0.4, 0.06), gauss(0.72, 0.34, 0.07)];
    const base = (x) => 0.06 + 0.05 * x;
    const fills = parts
      .map((part, i) => area(part, [ink.warm, ink.mid, ink.soft][i], 0.3, { count: 110 }))
      .join('');
    const whole = sum(base, ...parts);
    const measured = Array.from({ length: 62 }, (_, i) => [
      i / 61,
      whole(i / 61) + 0.012 * Math.sin(i * 12.9),
    ]);
    return plot(name, fills + curve(whole, ink.deep, 3) + dots(measured, ink.deep, 2.4));
  },
  ups: () =>
    plot(
      'UPS',
      area(
        sum(step(0.1, 0.9, 0.008), step(0.2, -0.55, 0.05), step(0.5, -0.2, 0.04), step(0.82, -0.13, 0.02)),
        ink.deep,
      ) +
        line([at(0.06, -0.02), at(0.14, 0.98)], ink.warm, 2, { 'stroke-dasharray': '7 6' }) +
        line([at(0.6, 0.36), at(0.92, -0.02)], ink.warm, 2, { 'stroke-dasharray': '7 6' }),
    ),
  ftir: (name = 'FT-IR') => {
    const dips = [
      [0.14, 0.4, 0.06],
      [0.3, 0.3, 0.012],
      [0.55, 0.72, 0.012],
      [0.63, 0.34, 0.012],
      [0.72, 0.56, 0.016],
      [0.86, 0.42, 0.014],
    ];
    return plot(
      name,
      curve((x) => 0.92 - dips.reduce((d, [c, h, w]) => d + gauss(c, h, w)(x), 0), ink.deep, 3, {
        count: 220,
      }) + line([at(0.55, 0.1), at(0.55, 0.02)], ink.warm, 3),
    );
  },
  raman: (name = 'Raman') =>
    plot(
      name,
      area(
        sum(() => 0.05, lorentz(0.28, 0.46, 0.02)),
        ink.mid,
        0.18,
      ) +
        area(
          sum(() => 0.05, lorentz(0.38, 0.86, 0.014)),
          ink.deep,
          0.18,
          { count: 220 },
        ) +
        area(
          sum(() => 0.05, lorentz(0.76, 0.58, 0.026)),
          ink.warm,
          0.18,
        ),
    ),
  uvVis: () =>
    plot(
      'UV-Vis',
      [0.3, 0.42, 0.56]
        .map((edge, i) =>
          curve(
            sum(
              () => 0.08,
              step(edge, -0.72 + i * 0.06, 0.02),
              () => 0.76 - i * 0.06,
            ),
            [ink.deep, ink.mid, ink.soft][i],
            3,
          ),
        )
        .join('') + line([at(0.5, 0.74), at(0.64, 0.02)], ink.warm, 2, { 'stroke-dasharray': '7 6' }),
    ),
  pl: () =>
    plot(
      'PL',
      area(gauss(0.26, 0.62, 0.08), ink.soft, 0.3) +
        area(sum(gauss(0.6, 0.86, 0.1), gauss(0.78, 0.2, 0.08)), ink.warm, 0.22) +
        curve((x) => 0.95 * Math.exp(-4 * x), ink.deep, 2, { from: 0.02 }),
    ),
  cd: () =>
    plot(
      'CD',
      line([at(0, 0.5), at(1, 0.5)], ink.soft, 1.5) +
        curve(
          sum(() => 0.5, gauss(0.22, 0.42, 0.07), gauss(0.42, -0.34, 0.07), gauss(0.56, -0.3, 0.07)),
          ink.deep,
          3,
        ) +
        curve(
          sum(() => 0.5, gauss(0.22, -0.42, 0.07), gauss(0.42, 0.34, 0.07), gauss(0.56, 0.3, 0.07)),
          ink.warm,
          2.5,
        ),
    ),
  nmr: (name = 'NMR') => {
    const multiplet = (centre, height, count) =>
      Array.from({ length: count }, (_, i) => {
        const weight = [1, 1, 2, 3, 6][count - 1] ?? 6;
        const binomial = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]][count - 1]?.[i] ?? 1;
        return lorentz(centre + (i - (count - 1) / 2) * 0.016, (height * binomial) / weight, 0.0022);
      });
    const groups = [
      multiplet(0.12, 0.5, 2),
      multiplet(0.24, 0.6, 2),
      multiplet(0.5, 0.85, 4),
      multiplet(0.72, 0.66, 1),
      multiplet(0.86, 0.9, 3),
    ];
    const whole = sum(() => 0.04, ...groups.flat());
    const integral = (x) =>
      0.16 + step(0.18, 0.2, 0.02)(x) + step(0.5, 0.3, 0.015)(x) + step(0.86, 0.24, 0.015)(x);
    return plot(name, curve(whole, ink.deep, 2, { count: 520 }) + curve(integral, ink.warm, 1.8), {
      grid: false,
    });
  },
  nmrSolid: () =>
    plot(
      'MAS NMR',
      area(
        sum(
          () => 0.04,
          gauss(0.5, 0.8, 0.028),
          gauss(0.58, 0.42, 0.03),
          ...[0.14, 0.32, 0.68, 0.86].map((c) => gauss(c, 0.2 - Math.abs(c - 0.5) * 0.25, 0.024)),
        ),
        ink.deep,
        0.16,
        { count: 200 },
      ) + times(2, (i) => line([at(0.32 + i * 0.36, 0.27), at(0.32 + i * 0.36, 0.32)], ink.warm, 3)),
    ),
  epr: (name = 'EPR') => {
    const derivative = (centre, height) => (x) => {
      const t = (x - centre) / 0.02;
      return (-height * 1.65 * t) / Math.exp((t * t) / 2);
    };
    const whole = sum(
      () => 0.5,
      ...[0.26, 0.42, 0.58, 0.74].map((c, i) => derivative(c, [0.18, 0.36, 0.36, 0.18][i])),
    );
    const quiet = (x) => 0.06 + 0.008 * Math.sin(x * 90);
    return plot(name, curve(whole, ink.deep, 2.5, { count: 320 }) + curve(quiet, ink.warm, 2));
  },
  icpMs: () =>
    plot(
      'ICP-MS',
      rods(
        Array.from({ length: 30 }, (_, i) => [
          0.04 + i * 0.032,
          0.05 + 0.55 * Math.abs(Math.sin(i * 2.3) * Math.cos(i * 0.7)),
        ]),
        ink.mid,
        5,
      ) + rods([[0.55, 0.92]], ink.warm, 6),
    ),
  xrf: () =>
    plot(
      'XRF',
      area(
        sum(
          (x) => 0.16 * Math.exp(-((x - 0.6) ** 2) * 6),
          ...[
            [0.1, 0.3],
            [0.16, 0.5],
            [0.3, 0.86],
            [0.34, 0.3],
            [0.5, 0.4],
            [0.55, 0.16],
            [0.72, 0.26],
            [0.86, 0.18],
          ].map(([c, h]) => gauss(c, h, 0.011)),
        ),
        ink.deep,
        0.16,
        { count: 260 },
      ),
    ),
  hrms: () =>
    plot(
      'HRMS',
      rods(
        [
          [0.3, 0.92],
          [0.4, 0.36],
          [0.5, 0.1],
          [0.72, 0.2],
          [0.82, 0.08],
        ],
        ink.deep,
        5,
      ) +
        rods([[0.3, 0.92]], ink.warm, 5) +
        times(3, (i) => line([at(0.3 + i * 0.1, -0.03), at(0.3 + i * 0.1, -0.06)], ink.warm, 2)),
    ),
  maldi: () =>
    plot(
      'MALDI-TOF',
      rods(
        Array.from({ length: 27 }, (_, i) => [
          0.06 + i * 0.034,
          0.05 + 0.85 * Math.exp(-(((i - 12) / 7) ** 2)),
        ]),
        ink.deep,
        3.5,
      ) + curve((x) => 0.05 + 0.88 * Math.exp(-(((x - 0.47) / 0.24) ** 2)), ink.warm, 2),
    ),
  xafs: () => {
    const signal = (x) =>
      0.9 * Math.exp(-(((x - 0.28) / 0.09) ** 2)) + 0.28 * Math.exp(-(((x - 0.56) / 0.08) ** 2)) + 0.05;
    const measured = Array.from({ length: 50 }, (_, i) => [i / 49, signal(i / 49)]);
    return plot(
      'EXAFS',
      dots(measured, ink.soft, 4.2) +
        curve((x) => signal(x) * 0.97, ink.deep, 2.5) +
        line(
          points((x) => signal(x) * Math.cos(x * 38) * 0.45 + 0.4, { from: 0.06, to: 0.9 }),
          ink.warm,
          1.8,
        ),
    );
  },
};
