import {
  circle,
  dice,
  el,
  ink,
  line,
  lines,
  n,
  picture,
  rect,
  shape,
  spots,
  svg,
  times,
  word,
} from './canvas.mjs';
import { neighbours } from './model.mjs';

/** Pictures of the portal rather than of a test: types of service, banners, partners' logos. */

const hexagon = (x, y, r) =>
  Array.from({ length: 6 }, (_, i) => [
    x + Math.cos(i * 1.0472 + 0.5236) * r,
    y + Math.sin(i * 1.0472 + 0.5236) * r,
  ]);

export const types = {
  send: () =>
    picture(
      shape(
        [
          [110, 130],
          [240, 176],
          [240, 284],
          [110, 232],
        ],
        ink.mid,
      ) +
        shape(
          [
            [370, 130],
            [240, 176],
            [240, 284],
            [370, 232],
          ],
          ink.deep,
        ) +
        shape(
          [
            [110, 130],
            [240, 90],
            [370, 130],
            [240, 176],
          ],
          ink.soft,
        ) +
        shape(
          [
            [166, 112],
            [296, 156],
            [326, 144],
            [196, 102],
          ],
          ink.warm,
        ) +
        rect(196, 26, 34, 92, ink.white, { rx: 6, stroke: ink.deep, 'stroke-width': 3 }) +
        rect(198, 70, 30, 46, ink.mid, { opacity: 0.7 }) +
        rect(192, 20, 42, 14, ink.deep, { rx: 4 }) +
        rect(246, 42, 34, 84, ink.white, { rx: 6, stroke: ink.deep, 'stroke-width': 3 }) +
        rect(248, 90, 30, 34, ink.warm, { opacity: 0.75 }) +
        rect(242, 36, 42, 14, ink.deep, { rx: 4 }),
    ),
  onSite: () =>
    picture(
      rect(96, 70, 210, 196, ink.white, { rx: 12, stroke: ink.deep, 'stroke-width': 4 }) +
        rect(96, 70, 210, 44, ink.deep, { rx: 12 }) +
        [140, 262].map((x) => rect(x, 54, 12, 34, ink.mid, { rx: 5 })).join('') +
        times(15, (i) =>
          rect(118 + (i % 5) * 36, 132 + Math.floor(i / 5) * 40, 24, 24, i === 7 ? ink.warm : ink.pale, {
            rx: 4,
          }),
        ) +
        circle(338, 214, 66, ink.mid) +
        circle(338, 214, 52, ink.white) +
        line(
          [
            [338, 178],
            [338, 214],
            [362, 230],
          ],
          ink.deep,
          6,
        ),
    ),
  analysis: () =>
    picture(
      rect(70, 52, 340, 200, ink.deep, { rx: 12 }) +
        rect(84, 66, 312, 172, '#eef6f8', { rx: 4 }) +
        rect(204, 252, 72, 26, ink.mid) +
        rect(160, 278, 160, 10, ink.deep, { rx: 4 }) +
        times(5, (i) =>
          rect(
            106 + i * 26,
            214 - [40, 72, 56, 98, 84][i],
            16,
            [40, 72, 56, 98, 84][i],
            i === 3 ? ink.warm : ink.mid,
            { rx: 2 },
          ),
        ) +
        line(
          Array.from({ length: 70 }, (_, i) => [
            252 + i * 1.8,
            210 - 112 * Math.exp(-(((i - 32) / 9) ** 2)) - 34 * Math.exp(-(((i - 54) / 6) ** 2)),
          ]),
          ink.deep,
          3,
        ) +
        line(
          [
            [106, 92],
            [230, 92],
          ],
          ink.soft,
          5,
        ) +
        line(
          [
            [106, 106],
            [190, 106],
          ],
          ink.pale,
          5,
        ),
    ),
  area: () =>
    picture(
      [
        [176, 120],
        [280, 120],
        [228, 210],
        [332, 210],
        [124, 210],
      ]
        .map(
          ([x, y], i) =>
            shape(hexagon(x, y, 56), [ink.deep, ink.mid, ink.warm, ink.soft, ink.mid][i], {
              'fill-opacity': 0.88,
            }) + circle(x, y, 16, ink.white, { opacity: 0.8 }),
        )
        .join(''),
    ),
};

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

const small = { width: 240, height: 80 };
const mark = (sign, words) =>
  svg(small, sign + word(82, 48, words, 22, { fill: ink.quiet, 'font-weight': 600 }));

export const partners = {
  a: () =>
    mark(
      circle(44, 40, 24, 'none', { stroke: ink.deep, 'stroke-width': 4 }) +
        shape(
          [
            [30, 46],
            [44, 24],
            [58, 46],
          ],
          ink.mid,
        ),
      '示例高校A',
    ),
  b: () => mark(rect(22, 18, 44, 44, ink.deep, { rx: 10 }) + circle(44, 40, 11, ink.soft), '示例高校B'),
  c: () => mark(shape(hexagon(44, 40, 26), ink.mid) + circle(44, 40, 9, ink.white), '示例研究所C'),
  d: () =>
    mark(
      shape(
        [
          [20, 58],
          [38, 22],
          [50, 44],
          [58, 32],
          [70, 58],
        ],
        ink.deep,
      ) + circle(60, 22, 6, ink.warm),
      '示例企业D',
    ),
};
