import { circle, dice, el, ink, line, lines, n, picture, rect, shape, spots, times } from './canvas.mjs';
import { hexagon } from './hexagon.mjs';
import { neighbours } from './model.mjs';

/** Pictures of the home page's banners. */

const wide = { width: 1440, height: 480 };
const banner = (body, defs = '') => {
  const shade = el(
    'linearGradient',
    { id: 's', x2: 1 },
    `${el('stop', { 'stop-color': '#08303f' })}${el('stop', { offset: 0.45, 'stop-color': '#08303f', 'stop-opacity': 0.75 })}${el('stop', { offset: 1, 'stop-color': '#08303f', 'stop-opacity': 0 })}`,
  );
  return picture(`${body}${rect(0, 0, 900, 480, 'url(#s)')}`, {
    paper: 'night',
    size: wide,
    defs: defs + shade,
  });
};
const glow = el(
  'radialGradient',
  { id: 'g' },
  `${el('stop', { 'stop-color': '#f4fbfc' })}${el('stop', { offset: 0.4, 'stop-color': ink.soft, 'stop-opacity': 0.7 })}${el('stop', { offset: 1, 'stop-color': ink.soft, 'stop-opacity': 0 })}`,
);
const ringsAt = (x, y, list) =>
  list
    .map((r, i) =>
      circle(x, y, r, 'none', {
        stroke: i % 5 === 3 ? ink.warm : ink.soft,
        'stroke-width': [3, 6, 2, 4, 3, 2, 5][i % 7],
        opacity: n(Math.max(0.16, 0.85 - r / 620)),
      }),
    )
    .join('');

export const banners = {
  platform: () => {
    const roll = dice('platform');
    const tiles = times(34, (i) => {
      const [c, r] = [i % 7, Math.floor(i / 7)];
      const [x, y] = [760 + c * 104 + (r % 2) * 52, 50 + r * 90];
      return shape(hexagon(x, y, 54), roll() > 0.9 ? ink.warm : ink.mid, {
        'fill-opacity': n(0.1 + roll() * 0.4),
        stroke: ink.soft,
        'stroke-opacity': 0.35,
      });
    });
    const wave = line(
      Array.from({ length: 150 }, (_, i) => {
        const x = i / 149;
        return [
          700 + x * 740,
          400 -
            250 * Math.exp(-(((x - 0.34) / 0.018) ** 2)) -
            120 * Math.exp(-(((x - 0.52) / 0.02) ** 2)) -
            190 * Math.exp(-(((x - 0.7) / 0.02) ** 2)) -
            70 * Math.exp(-(((x - 0.86) / 0.02) ** 2)),
        ];
      }),
      ink.white,
      4,
    );
    return banner(tiles + wave);
  },
  xrd: () =>
    banner(
      ringsAt(1080, 240, [44, 84, 128, 170, 216, 262, 310, 366, 430]) +
        circle(1080, 240, 34, 'url(#g)') +
        line(
          [
            [760, 430],
            [1080, 240],
            [1400, 60],
          ],
          ink.warm,
          2.5,
          { 'stroke-dasharray': '10 9' },
        ),
      glow,
    ),
  battery: () => {
    const ions = Array.from({ length: 45 }, (_, i) => [
      780 + (i % 9) * 80 + Math.floor(i / 9) * 14,
      113 + Math.floor(i / 9) * 86,
    ]);
    const block = times(45, (i) => {
      const [x, y] = [798 + (i % 9) * 80 + Math.floor(i / 9) * 14, 70 + Math.floor(i / 9) * 86];
      return shape(
        [
          [x - 38, y],
          [x, y - 30],
          [x + 38, y],
          [x, y + 30],
        ],
        Math.floor(i / 9) % 2 ? ink.mid : ink.soft,
      );
    });
    return banner(
      el('g', { 'fill-opacity': 0.5, stroke: ink.pale, 'stroke-opacity': 0.5 }, block) +
        spots(ions, ink.warm, 8),
    );
  },
  compute: () => {
    const roll = dice('compute');
    const nodes = Array.from({ length: 46 }, () => [720 + roll() * 700, 30 + roll() * 420, 4 + roll() * 10]);
    const steps = [330, 260, 300, 170, 210, 110]
      .map((y, i) =>
        line(
          [
            [800 + i * 100, y],
            [864 + i * 100, y],
          ],
          i === 3 ? ink.warm : ink.white,
          7,
        ),
      )
      .join('');
    return banner(
      lines(neighbours(nodes, 118), ink.soft, 1.4, { opacity: 0.5 }) +
        nodes.map(([x, y, r]) => circle(x, y, r, ink.mid)).join('') +
        steps,
    );
  },
};
