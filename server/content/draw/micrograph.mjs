import { circle, dice, el, ink, line, n, picture, rect, shape, spots, times } from './canvas.mjs';

/** Pictures by microscopes: mostly light on dark, with a scale bar. */

const scaleBar = line(
  [
    [44, 280],
    [132, 280],
  ],
  ink.white,
  4,
  { 'stroke-linecap': 'butt' },
);
const night = (name, body, defs = '') => picture(body + scaleBar, { paper: 'night', name, defs });

const ball = el(
  'radialGradient',
  { id: 'b', cx: 0.36, cy: 0.3, r: 0.75 },
  `${el('stop', { 'stop-color': '#e6f3f6' })}${el('stop', { offset: 0.5, 'stop-color': ink.mid })}${el('stop', { offset: 1, 'stop-color': '#0d3b4c' })}`,
);
const glow = el(
  'radialGradient',
  { id: 'g' },
  `${el('stop', { 'stop-color': '#f4fbfc' })}${el('stop', { offset: 0.35, 'stop-color': ink.soft, 'stop-opacity': 0.7 })}${el('stop', { offset: 1, 'stop-color': ink.soft, 'stop-opacity': 0 })}`,
);
const ember = el(
  'radialGradient',
  { id: 'e' },
  `${el('stop', { 'stop-color': '#fff1e0' })}${el('stop', { offset: 0.4, 'stop-color': ink.warm, 'stop-opacity': 0.8 })}${el('stop', { offset: 1, 'stop-color': ink.warm, 'stop-opacity': 0 })}`,
);

const spheres = (seed, count, [least, most]) => {
  const roll = dice(seed);
  const list = Array.from({ length: count }, () => [
    roll() * 480,
    roll() * 320,
    least + roll() * (most - least),
  ]);
  return list
    .sort((a, b) => a[1] + a[2] - b[1] - b[2])
    .map(([x, y, r]) => circle(x, y, r, 'url(#b)'))
    .join('');
};

/** Grains: cells around the points of a jittered grid, drawn as polygons. */
function grains(seed, colours) {
  const roll = dice(seed);
  const [columns, rows] = [8, 6];
  const corner = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const [c, r] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    const edge = c === 0 || r === 0 || c === columns || r === rows;
    return [
      (c * 480) / columns + (edge ? 0 : (roll() - 0.5) * 46),
      (r * 320) / rows + (edge ? 0 : (roll() - 0.5) * 40),
    ];
  });
  return times(columns * rows, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const first = r * (columns + 1) + c;
    const four = [first, first + 1, first + columns + 2, first + columns + 1].map((k) => corner[k]);
    return shape(four, colours[Math.floor(roll() * colours.length)], {
      stroke: ink.night,
      'stroke-width': 2,
      opacity: n(0.7 + roll() * 0.3),
    });
  });
}

/** Atom columns on a lattice; `special` of them are highlighted. */
function columns(seed, { pitch = 30, radius = 13, special = 0 }) {
  const roll = dice(seed);
  const all = Array.from({ length: 13 * 17 }, (_, i) => {
    const row = Math.floor(i / 17);
    return [(i % 17) * pitch + (row % 2 ? pitch / 2 : 0), row * pitch * 0.87];
  });
  const burning = Array.from({ length: special }, () => all[34 + Math.floor(roll() * 120)]);
  const calm = all.filter((place) => !burning.includes(place));
  return (
    spots(calm, ink.deep, radius) +
    spots(calm, ink.mid, radius * 0.72) +
    spots(calm, '#e6f3f6', radius * 0.4) +
    burning.map(([x, y]) => circle(x, y, radius * 2, 'url(#e)')).join('')
  );
}

const fringe = (cx, cy, r, angle, id) =>
  el('clipPath', { id }, circle(cx, cy, r, '#000')) +
  el(
    'g',
    { 'clip-path': `url(#${id})` },
    `${rect(cx - r, cy - r, 2 * r, 2 * r, '#0d3b4c')}${el('path', { d: times(Math.ceil(r / 3.4), (i) => `M${n(cx - r * 1.5)} ${n(cy - r + i * 7)}h${n(r * 3)}`), stroke: ink.soft, 'stroke-width': 3, opacity: 0.8, transform: `rotate(${angle} ${n(cx)} ${n(cy)})` })}`,
  ) +
  circle(cx, cy, r, 'none', { stroke: ink.soft, 'stroke-width': 1.5 });

const fringes = (list) => list.map(([x, y, r, angle], i) => fringe(x, y, r, angle, `f${i}`)).join('');

export const micrographs = {
  spheres: (name, seed = name, count = 60, size = [12, 40]) => night(name, spheres(seed, count, size), ball),
  rods: (name) => {
    const roll = dice(name);
    return night(
      name,
      times(46, () => {
        const [x, y, a, l] = [roll() * 480, roll() * 320, roll() * 3.14, 40 + roll() * 70];
        return line(
          [
            [x, y],
            [x + Math.cos(a) * l, y + Math.sin(a) * l],
          ],
          roll() > 0.9 ? ink.warm : ink.soft,
          5 + roll() * 6,
          { opacity: n(0.35 + roll() * 0.6) },
        );
      }),
    );
  },
  lattice: (name = 'HRTEM') =>
    night(
      name,
      fringes([
        [150, 130, 96, 24],
        [322, 200, 82, -38],
        [392, 70, 48, 70],
        [232, 268, 40, 8],
      ]) +
        line(
          [
            [150, 96],
            [178, 104],
          ],
          ink.warm,
          3,
        ),
    ),
  atoms: (name = 'HAADF', special = 3) => night(name, columns(name, { special }), ember),
  singleAtoms: (name) => {
    const roll = dice(name);
    return night(
      name,
      times(90, () => circle(roll() * 480, roll() * 320, 12 + roll() * 20, ink.mid, { opacity: 0.14 })) +
        times(16, () => circle(30 + roll() * 420, 24 + roll() * 230, 11, 'url(#e)')),
      ember,
    );
  },
  rings: (name, arc = true) =>
    night(
      name,
      [30, 52, 84, 108, 138, 172]
        .map((r, i) =>
          circle(240, 150, r, 'none', {
            stroke: ink.soft,
            'stroke-width': [3, 6, 3, 5, 2, 3][i],
            opacity: [0.9, 0.8, 0.55, 0.5, 0.35, 0.25][i],
          }),
        )
        .join('') +
        circle(240, 150, 16, 'url(#g)') +
        (arc
          ? line(
              [
                [240, 150],
                [348, 150],
              ],
              ink.warm,
              2,
              { 'stroke-dasharray': '6 6' },
            )
          : ''),
      glow,
    ),
  spots: (name) =>
    night(
      name,
      times(143, (i) => {
        const [c, r] = [(i % 13) - 6, Math.floor(i / 13) - 5];
        const d = Math.hypot(c, r);
        return circle(
          240 + c * 34 + r * 9,
          150 + r * 29,
          Math.max(1.5, 7 - d + 2.5 * Math.abs(Math.sin(c * 3 + r * 5))),
          c === 2 && r === -2 ? ink.warm : ink.soft,
          { opacity: n(Math.max(0.25, 1 - d / 9)) },
        );
      }) + circle(240, 150, 20, 'url(#g)'),
      glow,
    ),
  grains: (name, seed = name) =>
    night(name, grains(seed, [ink.deep, ink.mid, ink.soft, '#1d7188', '#5aa9ba', ink.warm])),
  cells: (name) => {
    const roll = dice(name);
    const cell = () => {
      const [x, y, r] = [40 + roll() * 400, 30 + roll() * 240, 34 + roll() * 20];
      return el(
        'g',
        { transform: `rotate(${n(roll() * 180)} ${n(x)} ${n(y)})` },
        el('ellipse', {
          cx: x,
          cy: y,
          rx: r * 1.4,
          ry: r,
          fill: ink.mid,
          opacity: 0.35,
          stroke: ink.soft,
          'stroke-width': 2,
        }) +
          times(9, () => circle(x + (roll() - 0.5) * r * 2, y + (roll() - 0.5) * r, 2.5, ink.soft)) +
          circle(x, y, r * 0.42, 'url(#e)'),
      );
    };
    return night(name, times(11, cell), ember);
  },
  image: (name) => {
    const roll = dice(name);
    const level = (i) =>
      Math.max(0, Math.sin((i % 24) * 0.45) * Math.cos(Math.floor(i / 24) * 0.5)) + roll() * 0.3;
    const pixels = Array.from({ length: 384 }, (_, i) => [i, level(i)]);
    const tone = (from, to, fill, opacity) =>
      el('path', {
        d: pixels
          .filter(([, v]) => v >= from && v < to)
          .map(([i]) => `M${(i % 24) * 20} ${Math.floor(i / 24) * 20}h20v20h-20z`)
          .join(''),
        fill,
        opacity,
      });
    return night(
      name,
      tone(0.2, 0.4, ink.mid, 0.35) +
        tone(0.4, 0.7, ink.mid, 0.8) +
        tone(0.7, 1, ink.soft, 0.9) +
        tone(1, 2, ink.warm, 0.95),
    );
  },
  blot: (name = 'WB') => {
    const lane = (row, i) =>
      rect(58 + i * 64, 62 + row * 78, 46, [6 + i * 4, 20 - i * 2, 15][row], ink.night, {
        rx: 5,
        opacity: [0.35 + i * 0.11, 0.9 - i * 0.1, 0.85][row],
      });
    const strip = (row) => rect(40, 46 + row * 78, 400, 52, '#eaf3f6', { rx: 4 });
    return picture(
      times(3, (row) => strip(row) + times(6, (i) => lane(row, i))) +
        line(
          [
            [40, 284],
            [440, 284],
          ],
          ink.warm,
          3,
        ),
      { name, paper: 'night' },
    );
  },
  surface: (name = 'AFM') => {
    const height = (x, y) =>
      34 * Math.exp(-((x - 0.35) ** 2 + (y - 0.5) ** 2) * 30) +
      46 * Math.exp(-((x - 0.68) ** 2 + (y - 0.3) ** 2) * 40) +
      4 * Math.sin(x * 14) * Math.cos(y * 9);
    const ridge = (j) => {
      const y = j / 17;
      const row = Array.from({ length: 45 }, (_, i) => {
        const x = i / 44;
        return [40 + x * 300 + y * 100, 130 + y * 130 - x * 40 - height(x, y)];
      });
      return line(row, j === 6 ? ink.warm : ink.deep, j === 6 ? 2.6 : 1.5, {
        fill: j % 2 ? '#d9ebf0' : '#e8f3f6',
      });
    };
    return picture(times(18, ridge), { name });
  },
  flakes: (name) => {
    const roll = dice(name);
    const flake = () => {
      const [x, y, r] = [40 + roll() * 400, 30 + roll() * 250, 30 + roll() * 50];
      return shape(
        Array.from({ length: 6 }, (_, i) => {
          const a = i * 1.047 + roll() * 0.5;
          return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.8];
        }),
        roll() > 0.85 ? ink.warm : ink.soft,
        { opacity: n(0.2 + roll() * 0.35), stroke: ink.pale, 'stroke-width': 1 },
      );
    };
    return night(name, times(20, flake));
  },
};
