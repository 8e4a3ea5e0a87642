import { circle, dice, el, ink, line, lines, n, picture, rect, shape, times } from './canvas.mjs';

/** Pictures of molecules, simulations and networks. */

const bond = (a, b, width = 4, stroke = ink.mid) => line([a, b], stroke, width);

const hexagon = (x, y, r, turn = 0) =>
  Array.from({ length: 6 }, (_, i) => [
    x + Math.cos(i * 1.0472 + turn) * r,
    y + Math.sin(i * 1.0472 + turn) * r,
  ]);

const helix = () => {
  const turn = (phase, stroke) =>
    line(
      Array.from({ length: 90 }, (_, i) => [24 + i * 4.85, 150 + Math.sin(i * 0.16 + phase) * 74]),
      stroke,
      6,
    );
  const steps = times(22, (i) => {
    const t = i * 0.66;
    const x = 24 + (t / 0.16) * 4.85;
    return x > 456
      ? ''
      : line(
          [
            [x, 150 + Math.sin(t) * 74],
            [x, 150 - Math.sin(t) * 74],
          ],
          i % 5 === 0 ? ink.warm : ink.soft,
          3,
        );
  });
  return steps + turn(0, ink.deep) + turn(Math.PI, ink.mid);
};

const molecule = (x, y, r) => {
  const corners = hexagon(x, y, r);
  return (
    corners.map((corner, i) => bond(corner, corners[(i + 1) % 6], 5, ink.deep)).join('') +
    circle(x, y, r * 0.55, 'none', { stroke: ink.deep, 'stroke-width': 3 }) +
    bond(corners[0], [x + r * 1.9, y], 5, ink.deep) +
    circle(x + r * 2.05, y, r * 0.26, ink.warm) +
    bond(corners[3], [x - r * 1.9, y], 5, ink.deep) +
    circle(x - r * 2.05, y, r * 0.22, ink.mid)
  );
};

/** Returns the pairs of places nearer to each other than `reach`. */
export const neighbours = (places, reach) =>
  places.flatMap(([x, y], i) =>
    places
      .slice(i + 1)
      .filter(([u, v]) => Math.hypot(x - u, y - v) < reach)
      .map(([u, v]) => [
        [x, y],
        [u, v],
      ]),
  );

export const models = {
  molecule: (name) => picture(molecule(240, 150, 62), { name }),
  helix: (name) => picture(helix(), { name }),
  box: (name) => {
    const roll = dice(name);
    const frame =
      line(
        [
          [90, 100],
          [300, 100],
          [300, 280],
          [90, 280],
          [90, 100],
          [170, 40],
          [380, 40],
          [300, 100],
        ],
        ink.deep,
        2.5,
      ) +
      line(
        [
          [380, 40],
          [380, 220],
          [300, 280],
        ],
        ink.deep,
        2.5,
      );
    const water = times(54, () => {
      const [x, y] = [108 + roll() * 250, 70 + roll() * 190];
      return circle(x, y, 7, ink.mid) + circle(x + 7, y - 5, 4, ink.soft) + circle(x - 7, y - 4, 4, ink.soft);
    });
    return picture(
      water + times(5, () => circle(120 + roll() * 170, 116 + roll() * 140, 12, ink.warm)) + frame,
      { name },
    );
  },
  mesh: (name) => {
    const heat = (x, y) => Math.exp(-((x - 0.28) ** 2 * 9 + (y - 0.42) ** 2 * 14));
    return picture(
      times(96, (i) => {
        const [c, r] = [i % 12, Math.floor(i / 12)];
        const v = heat(c / 11, r / 7);
        const [x, y, lift] = [54 + c * 31, 52 + r * 27, Math.sin(c * 0.4) * 10];
        return shape(
          [
            [x, y + lift],
            [x + 31, y + Math.sin((c + 1) * 0.4) * 10],
            [x + 31, y + 27 + Math.sin((c + 1) * 0.4) * 10],
            [x, y + 27 + lift],
          ],
          v > 0.55 ? ink.warm : ink.deep,
          { 'fill-opacity': n(0.12 + (v > 0.55 ? v * 0.8 : v * 1.3)), stroke: ink.mid, 'stroke-width': 1 },
        );
      }),
      { name },
    );
  },
  pocket: (name) =>
    picture(
      shape(
        [
          [0, 320],
          [0, 120],
          ...Array.from({ length: 49 }, (_, i) => [
            i * 10,
            150 + Math.sin(i * 0.55) * 16 + (i > 15 && i < 34 ? 92 * Math.sin(((i - 15) / 19) * Math.PI) : 0),
          ]),
          [480, 320],
        ],
        ink.mid,
        { 'fill-opacity': 0.4, stroke: ink.deep, 'stroke-width': 3 },
      ) +
        el('g', { transform: 'translate(66 46) scale(.72)' }, molecule(240, 170, 46)) +
        times(3, (i) =>
          line(
            [
              [204 + i * 36, 210],
              [198 + i * 42, 236],
            ],
            ink.warm,
            2.5,
            { 'stroke-dasharray': '4 5' },
          ),
        ),
      { name },
    ),
  network: (name, count = 26) => {
    const roll = dice(name);
    const nodes = Array.from({ length: count }, () => [
      50 + roll() * 380,
      36 + roll() * 226,
      5 + roll() * 11,
    ]);
    const colour = (i) => (i % 7 === 3 ? ink.warm : i % 2 ? ink.deep : ink.mid);
    return picture(
      lines(neighbours(nodes, 96), ink.soft, 1.6) +
        nodes.map(([x, y, r], i) => circle(x, y, r, colour(i))).join(''),
      { name },
    );
  },
  clusters: (name) => {
    const roll = dice(name);
    const cloud = (x, y, spread, fill, count) =>
      times(count, () => {
        const [a, d] = [roll() * 6.283, Math.sqrt(-2 * Math.log(1 - roll() * 0.95)) * spread];
        return circle(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7, 3.6, fill, { opacity: 0.8 });
      });
    return picture(
      cloud(130, 100, 26, ink.deep, 46) +
        cloud(300, 84, 22, ink.mid, 38) +
        cloud(220, 210, 26, ink.soft, 40) +
        cloud(370, 200, 20, ink.warm, 30),
      { name },
    );
  },
  neurons: (name) => {
    const layer = (count, x) =>
      Array.from({ length: count }, (_, i) => [x, 156 + (i - (count - 1) / 2) * 46]);
    const net = [layer(4, 90), layer(5, 190), layer(5, 290), layer(2, 390)];
    const wires = net
      .slice(0, -1)
      .flatMap((from, k) => from.flatMap((a) => net[k + 1].map((b) => line([a, b], ink.soft, 1.3))))
      .join('');
    return picture(
      wires +
        net
          .flatMap((nodes, k) =>
            nodes.map(([x, y], i) =>
              circle(x, y, 13, k === 3 && i === 0 ? ink.warm : [ink.mid, ink.deep, ink.deep, ink.mid][k]),
            ),
          )
          .join(''),
      { name },
    );
  },
  pen: (name) =>
    picture(
      line(
        Array.from({ length: 60 }, (_, i) => [
          60 + i * 6,
          220 - 120 * Math.sin(i * 0.055) ** 2 + 30 * Math.sin(i * 0.2),
        ]),
        ink.deep,
        5,
      ) +
        [
          [60, 220],
          [240, 120],
          [414, 200],
        ]
          .map(
            ([x, y]) =>
              line(
                [
                  [x - 50, y + 18],
                  [x + 50, y - 18],
                ],
                ink.mid,
                1.6,
              ) + rect(x - 6, y - 6, 12, 12, ink.white, { stroke: ink.deep, 'stroke-width': 2.5 }),
          )
          .join('') +
        shape(
          [
            [330, 60],
            [390, 90],
            [352, 150],
            [322, 134],
          ],
          ink.warm,
          { 'fill-opacity': 0.9 },
        ) +
        [ink.deep, ink.mid, ink.soft, ink.warm].map((fill, i) => circle(80 + i * 40, 60, 15, fill)).join(''),
      { name },
    ),
};
