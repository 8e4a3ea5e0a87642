import { ink, line, picture, rect, times } from './canvas.mjs';
import { area, at, curve, gauss, plot, step, sum } from './plot.mjs';

/** Pictures of thermal analysis. */

export const heats = {
  tga: (name = 'TGA', ion = false) => {
    const mass = sum(() => 0.94, step(0.2, -0.12, 0.02), step(0.55, -0.52, 0.025));
    const rate = sum(() => 0.08, gauss(0.2, 0.2, 0.04), gauss(0.55, 0.5, 0.045));
    const gas = ion
      ? area(
          sum(() => 0.04, gauss(0.57, 0.34, 0.05), gauss(0.74, 0.16, 0.06)),
          ink.mid,
          0.2,
        )
      : '';
    return plot(name, curve(mass, ink.deep, 3) + curve(rate, ink.warm, 2.2) + gas);
  },
  dsc: () =>
    plot(
      'DSC',
      curve(
        sum(() => 0.5, step(0.2, -0.08, 0.012), gauss(0.46, 0.32, 0.035), gauss(0.74, -0.38, 0.032)),
        ink.deep,
        3,
      ) + line([at(0.15, 0.5), at(0.25, 0.42)], ink.warm, 2.5),
    ),
  dma: () =>
    plot(
      'DMA',
      curve(
        sum(() => 0.9, step(0.5, -0.7, 0.05)),
        ink.deep,
        3,
      ) +
        area(gauss(0.52, 0.6, 0.09), ink.warm, 0.18) +
        curve(
          sum(() => 0.1, gauss(0.46, 0.3, 0.08)),
          ink.mid,
          2.2,
        ),
    ),
  flash: () => {
    const slab = times(8, (i) =>
      rect(64 + i * 16, 66, 16, 168, i < 3 ? ink.warm : ink.deep, {
        opacity: [1, 0.75, 0.5, 0.35, 0.3, 0.25, 0.2, 0.15][i],
      }),
    );
    const rays = times(4, (i) =>
      line(
        [
          [22, 96 + i * 36],
          [56, 96 + i * 36],
        ],
        ink.warm,
        4,
      ),
    );
    const rise = line(
      Array.from({ length: 60 }, (_, i) => [222 + i * 3.8, 234 - 150 * (1 - Math.exp(-i / 9)) ** 3]),
      ink.deep,
      3,
    );
    return picture(
      slab +
        rays +
        line(
          [
            [222, 66],
            [222, 234],
            [448, 234],
          ],
          ink.mid,
          2,
        ) +
        rise,
      { name: 'LFA' },
    );
  },
};
