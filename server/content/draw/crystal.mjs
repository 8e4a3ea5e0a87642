import { circle, dice, ink, line, lines, picture, rect, shape, spots, times } from './canvas.mjs';

/** Pictures of lattices, layers and surfaces, seen from the side. */

const bond = (a, b, width = 4, stroke = ink.mid) => line([a, b], stroke, width);

const hexagon = (x, y, r, turn = 0) =>
  Array.from({ length: 6 }, (_, i) => [
    x + Math.cos(i * 1.0472 + turn) * r,
    y + Math.sin(i * 1.0472 + turn) * r,
  ]);

/** A sheet of hexagons; every `every`th corner has the warm colour. */
function honeycomb({ columns, rows, r, left, skew, every }) {
  const place = (x, y) => [x + y * skew, 24 + y * (skew === 0 ? 1 : 0.62)];
  const corners = new Map();
  const bonds = new Map();
  for (let i = 0; i < columns * rows; i++) {
    const row = Math.floor(i / columns);
    const x = left + (i % columns) * r * 1.732 + (row % 2) * r * 0.866;
    const six = hexagon(x, row * r * 1.5, r, 0.5236).map(([cx, cy]) => place(cx, cy));
    const names = six.map((corner) => corner.map((v) => Math.round(v / 3)).join());
    names.forEach((name, k) => {
      corners.set(name, six[k]);
      const next = (k + 1) % 6;
      bonds.set([name, names[next]].sort().join(' '), [six[k], six[next]]);
    });
  }
  const seen = ([x, y]) => x > -20 && x < 500 && y > -20 && y < 340;
  const all = [...corners.values()].filter(seen);
  const hot = (_, i) => i % every === 5;
  return (
    lines(
      [...bonds.values()].filter(([from]) => seen(from)),
      ink.mid,
      2.6,
    ) +
    spots(all, ink.deep, 5) +
    spots(all.filter(hot), ink.warm, 7)
  );
}

/** Layers of octahedra with small ions between them. */
const layers = (rows) =>
  times(
    rows,
    (row) =>
      times(8, (i) =>
        shape(
          [
            [52 + i * 50, 64 + row * 78],
            [77 + i * 50, 34 + row * 78],
            [102 + i * 50, 64 + row * 78],
            [77 + i * 50, 94 + row * 78],
          ],
          row % 2 ? ink.mid : ink.deep,
          { 'fill-opacity': 0.62, stroke: ink.white, 'stroke-width': 2 },
        ),
      ) + (row === rows - 1 ? '' : times(8, (i) => circle(52 + i * 54, 103 + row * 78, 8, ink.warm))),
  );

export const crystals = {
  honeycomb: (name, skew = 0, every = 11) =>
    picture(
      honeycomb({
        left: skew === 0 ? 20 : -200,
        columns: skew === 0 ? 10 : 14,
        rows: skew === 0 ? 7 : 12,
        r: skew === 0 ? 30 : 36,
        skew,
        every,
      }),
      { name },
    ),
  zigzag: (name) => {
    const metal = Array.from({ length: 20 }, (_, i) => [34 + (i % 10) * 46, 104 + Math.floor(i / 10) * 112]);
    const sulfur = metal.flatMap(([x, y]) => [
      [x + 23, y - 34],
      [x + 23, y + 34],
    ]);
    const arms = metal.flatMap(([x, y]) =>
      [-34, 34].flatMap((h) => [
        [
          [x, y],
          [x + 23, y + h],
        ],
        [
          [x + 23, y + h],
          [x + 46, y],
        ],
      ]),
    );
    return picture(lines(arms, ink.mid, 4) + spots(sulfur, ink.warm, 9) + spots(metal, ink.deep, 12), {
      name,
    });
  },
  layered: (name) => picture(layers(3), { name }),
  interface: (name) => {
    const roll = dice('interface');
    const band = (y, h, fill, opacity) => rect(0, y, 480, h, fill, { opacity });
    const grain = (y, h, fill) =>
      times(36, () => circle(roll() * 480, y + roll() * h, 4 + roll() * 9, fill, { opacity: 0.7 }));
    return picture(
      band(0, 110, ink.pale, 0.8) +
        band(110, 60, ink.warm, 0.25) +
        grain(112, 54, ink.warm) +
        band(170, 50, ink.mid, 0.4) +
        grain(172, 44, ink.mid) +
        band(220, 100, ink.deep, 0.92) +
        line(
          Array.from({ length: 49 }, (_, i) => [i * 10, 110 + Math.sin(i * 0.7) * 5]),
          ink.warm,
          3,
        ),
      { name },
    );
  },
  supported: (name, seed) => {
    const roll = dice(seed);
    const hill = Array.from({ length: 61 }, (_, i) => [i * 8, 190 + Math.sin(i * 0.22) * 34]);
    return picture(
      shape([...hill, [480, 320], [0, 320]], ink.deep, { 'fill-opacity': 0.88 }) +
        times(15, (i) => {
          const x = 18 + i * 32;
          const y = 190 + Math.sin((x / 8) * 0.22) * 34;
          const r = 9 + roll() * 12;
          return circle(x, y - r * 0.5, r, i % 5 === 2 ? ink.warm : ink.mid, {
            stroke: ink.white,
            'stroke-width': 2,
          });
        }) +
        times(7, (i) => {
          const [x, y] = [50 + i * 62, 60 + roll() * 60];
          return (
            bond([x, y], [x + 20, y - 8], 4, ink.soft) +
            circle(x, y, 8, ink.deep) +
            circle(x + 20, y - 8, 8, ink.soft)
          );
        }),
      { name },
    );
  },
  bands: (name) => {
    const level = (x, y, fill) => rect(x, y, 110, 12, fill, { rx: 3 });
    return picture(
      level(70, 96, ink.deep) +
        level(70, 216, ink.deep) +
        level(300, 136, ink.mid) +
        level(300, 256, ink.mid) +
        line(
          [
            [125, 210],
            [125, 114],
          ],
          ink.warm,
          4,
        ) +
        shape(
          [
            [116, 118],
            [134, 118],
            [125, 102],
          ],
          ink.warm,
        ) +
        line(
          [
            [186, 102],
            [296, 140],
          ],
          ink.deep,
          2.5,
          { 'stroke-dasharray': '7 6' },
        ) +
        line(
          [
            [300, 262],
            [186, 224],
          ],
          ink.deep,
          2.5,
          { 'stroke-dasharray': '7 6' },
        ) +
        circle(125, 84, 8, ink.warm) +
        circle(355, 278, 8, 'none', { stroke: ink.deep, 'stroke-width': 3 }) +
        times(3, (i) =>
          line(
            [
              [22 + i * 14, 60 + i * 10],
              [62 + i * 14, 100 + i * 10],
            ],
            ink.warm,
            3,
            { opacity: 0.7 },
          ),
        ),
      { name },
    );
  },
};
