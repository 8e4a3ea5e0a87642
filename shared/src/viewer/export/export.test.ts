/** @jest-environment node */
import { type Curve, readMeasurement } from '@portal/shared/measurement';
import fc from 'fast-check';
import { lightInk } from '../plot/ink';
import { pyramidOf } from '../plot/pyramid';
import { sceneOf } from '../plot/scene';
import { svgOf } from '../plot/svgOf';
import { csvOf } from './csvOf';
import { jcampOf } from './jcampOf';
import { withDensity } from './pngDensity';

const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const points = fc.array(fc.tuple(finite, finite), { minLength: 1, maxLength: 60 });

function curveOf(pairs: readonly (readonly [number, number])[], part: Partial<Curve> = {}): Curve {
  return {
    name: '',
    family: 'raman',
    x: Float64Array.from(pairs, ([x]) => x),
    y: Float64Array.from(pairs, ([, y]) => y),
    xAxis: { label: '拉曼位移', unit: 'cm⁻¹' },
    yAxis: { label: '强度', unit: 'a.u.' },
    shape: 'line',
    facts: [],
    notes: [],
    ...part,
  };
}

test('JCAMP-DX that is written is read with the same numbers, names, axes and shape', () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 4 }), fc.boolean(), (many, sticks) => {
      const shape = sticks ? 'sticks' : 'line';
      const series = many.map((pairs, index) => ({
        name: `样品 ${index + 1}`,
        curve: curveOf(pairs, { shape }),
      }));
      const reading = readMeasurement('a.jdx', new TextEncoder().encode(jcampOf('一批', series)));
      if (reading.kind !== 'curves') throw new Error(JSON.stringify(reading));
      expect(reading.curves.map(({ name }) => name)).toEqual(series.map(({ name }) => name));
      for (const [index, { x, y, xAxis, family, ...read }] of reading.curves.entries()) {
        const { curve } = series[index] ?? { curve: curveOf([]) };
        expect([...x].map((value) => value + 0)).toEqual([...curve.x].map((value) => value + 0));
        expect([...y].map((value) => value + 0)).toEqual([...curve.y].map((value) => value + 0));
        expect([xAxis, family, read.shape]).toEqual([curve.xAxis, 'raman', shape]);
      }
    }),
  );
});

test('CSV has one column of shared abscissas, or a pair for each curve, and no formula', () => {
  const a = {
    name: 'S1',
    curve: curveOf([
      [1, 2],
      [3, 4],
    ]),
  };
  const b = {
    name: '=S2',
    curve: curveOf([
      [1, 5],
      [3, 6],
    ]),
  };
  const c = { name: 'S3', curve: curveOf([[9, 9]]) };
  expect(csvOf([a, b])).toBe(
    "\ufeff拉曼位移（cm⁻¹）,S1 强度（a.u.）,'=S2 强度（a.u.）\r\n1,2,5\r\n3,4,6\r\n",
  );
  expect(csvOf([a, c]).split('\r\n').slice(1, 3)).toEqual(['1,2,9,9', '3,4,,']);
});

test('SVG holds names as text, and no number that is not finite', () => {
  const curve = curveOf([
    [1, 2],
    [2, 3],
  ]);
  const drawn = {
    key: '0',
    name: '<script>',
    x: curve.x,
    y: curve.y,
    shape: curve.shape,
    pyramid: pyramidOf(curve),
    style: 0,
  };
  const titles = { x: '<b>"x"&', y: 'y', reversed: true };
  const scene = sceneOf({ curves: [drawn] }, { x: [1, 2], y: [2, 3] }, titles, {
    width: 400,
    height: 300,
    font: 12,
  });
  const svg = svgOf(scene, lightInk, ['<script>']);
  expect(svg).toContain('<title>&lt;script&gt;</title>');
  expect(svg).toContain('&lt;b&gt;&quot;x&quot;&amp;');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  // High values are at the left.
  expect(scene.xOf(2)).toBeLessThan(scene.xOf(1));
});

test('a PNG states its dots an inch in a chunk with a correct checksum', () => {
  const png = new Uint8Array(45).fill(7);
  const dense = withDensity(png, 300);
  expect([...dense.subarray(0, 33)]).toEqual([...png.subarray(0, 33)]);
  expect([...dense.subarray(33 + 21)]).toEqual([...png.subarray(33)]);
  // 11811 dots a metre; the checksum is the one that zlib's crc32 gives.
  expect(Buffer.from(dense.subarray(33, 54)).toString('hex')).toBe(
    '00000009704859730000' + '2e2300002e2301' + '78a53f76',
  );
});
