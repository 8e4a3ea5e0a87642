import type { Curve } from '@portal/shared/measurement';
import fc from 'fast-check';
import { actOn } from './actOn';
import { baselineOf } from './baseline';
import { crystalliteSize } from './diffraction';
import { integralOf } from './integrate';
import { peaksOf } from './peaks';
import { noActs } from './settings';
import { smoothed } from './smooth';

const grid = (from: number, to: number, count: number) =>
  Float64Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

const gauss = (x: number, at: number, height: number, fwhm: number) =>
  height * Math.exp(-4 * Math.LN2 * ((x - at) / fwhm) ** 2);
const gaussArea = (height: number, fwhm: number) => height * fwhm * Math.sqrt(Math.PI / (4 * Math.LN2));
const lorentz = (x: number, at: number, height: number, fwhm: number) =>
  height / (1 + 4 * ((x - at) / fwhm) ** 2);

const curveOf = (x: Float64Array, y: Float64Array, over: Partial<Curve> = {}): Curve => ({
  name: '',
  family: 'xrd',
  x,
  y,
  xAxis: { label: '2θ', unit: '°' },
  yAxis: { label: '强度', unit: '' },
  shape: 'line',
  facts: [],
  notes: [],
  ...over,
});

test('smoothing leaves every polynomial of its degree as it is, to 1e-9, and lessens noise', () => {
  const x = grid(0, 10, 60);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 3, max: 10 }),
      (factors, half) => {
        const y = x.map((value) => factors.reduce((sum, factor) => sum * (value / 10) + factor, 0));
        const found = smoothed({ x, y }, { window: 2 * half + 1, degree: factors.length - 1 });
        expect(Math.max(...found.map((value, index) => Math.abs(value - (y[index] ?? 0))))).toBeLessThan(
          1e-9,
        );
      },
    ),
  );
  // Published weights of 5 points, second degree: (−3, 12, 17, 12, −3)/35.
  const pulse = smoothed(
    { x: grid(0, 8, 9), y: Float64Array.from([0, 0, 0, 0, 35, 0, 0, 0, 0]) },
    { window: 5, degree: 2 },
  );
  expect([...pulse.slice(2, 7)].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([-3, 12, 17, 12, -3]);
});

test('peaks of known Gaussians are found to 0.2 % in height, width and area, and a tenth of a step in position', () => {
  const x = grid(10, 80, 7001);
  const known = [
    { at: 20.003, height: 500, fwhm: 0.2 },
    { at: 40.007, height: 1000, fwhm: 0.4 },
    { at: 66.66, height: 100, fwhm: 0.8 },
  ];
  const y = x.map(
    (value) => 50 + known.reduce((sum, { at, height, fwhm }) => sum + gauss(value, at, height, fwhm), 0),
  );
  const found = peaksOf({ x, y }, { least: 5, down: false });
  expect(found).toHaveLength(3);
  for (const [index, { at, height, fwhm }] of known.entries()) {
    const peak = found[index];
    expect(Math.abs((peak?.position ?? 0) - at)).toBeLessThan(0.001);
    expect((peak?.height ?? 0) / height).toBeCloseTo(1, 2.7);
    expect((peak?.width ?? 0) / fwhm).toBeCloseTo(1, 2.7);
    expect((peak?.area ?? 0) / gaussArea(height, fwhm)).toBeCloseTo(1, 2.7);
    expect(peak?.halved).toBe(false);
  }
});

test('a Lorentzian of known width is found to 1 %, its area but for the tails', () => {
  const x = grid(0, 100, 20_001);
  const y = x.map((value) => lorentz(value, 50, 10, 0.5));
  const [peak] = peaksOf({ x, y }, { least: 5, down: false });
  expect((peak?.width ?? 0) / 0.5).toBeCloseTo(1, 2);
  expect((peak?.area ?? 0) / ((Math.PI / 2) * 10 * 0.5)).toBeCloseTo(1, 1);
});

test('peaks that point down are those of the curve upside down; of two that touch the width is of the free side', () => {
  const x = grid(0, 20, 2001);
  const up = x.map((value) => gauss(value, 8, 10, 1) + gauss(value, 9.2, 9, 1));
  const found = peaksOf({ x, y: up }, { least: 5, down: false });
  const turned = peaksOf({ x, y: up.map((value) => 100 - value) }, { least: 5, down: true });
  expect(turned.map(({ position }) => position)).toEqual(
    found.map(({ position }) => expect.closeTo(position, 9)),
  );
  expect(turned.map(({ area }) => area)).toEqual(found.map(({ area }) => expect.closeTo(area, 6)));
  expect(found.map(({ halved }) => halved)).toEqual([true, true]);
  expect((found[0]?.width ?? 0) / 1).toBeCloseTo(1, 1);
  expect(found.reduce((sum, { area }) => sum + area, 0) / gaussArea(19, 1)).toBeCloseTo(1, 3);
});

test('the baseline of peaks on a slope is the slope, to 1 % of the highest peak', () => {
  const x = grid(0, 100, 2000);
  const slope = (value: number) => 20 + 0.3 * value - 0.001 * value ** 2;
  const y = x.map((value) => slope(value) + gauss(value, 30, 100, 2) + gauss(value, 60, 60, 3));
  const line = baselineOf(y, { stiffness: 6, down: false });
  expect(Math.max(...line.map((value, index) => Math.abs(value - slope(x[index] ?? 0))))).toBeLessThan(1);
  const upside = baselineOf(
    y.map((value) => -value),
    { stiffness: 6, down: true },
  );
  expect(upside).toEqual(line.map((value) => -value));
});

test('integration of a Gaussian on a slope is its area, to 0.01 %', () => {
  const x = grid(0, 20, 1999);
  const y = x.map((value) => 5 + 2 * value + gauss(value, 10, 50, 1));
  expect(integralOf({ x, y }, [4, 16], 'line').area / gaussArea(50, 1)).toBeCloseTo(1, 4);
  expect(integralOf({ x, y: x.map(() => 3) }, [16.01, 4], 'zero').area).toBeCloseTo(36.03, 9);
});

test('sizes by Scherrer are those that made the widths; one that the instrument explains has none', () => {
  const setting = { k: 0.9, wavelength: 1.5406, instrument: 0, shape: 'gauss' } as const;
  // D = 0.9 · 0.15406 nm / (0.5° in radians · cos 19°)
  expect(crystalliteSize({ position: 38, width: 0.5 }, setting)).toBeCloseTo(16.8042, 3);
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 90, noNaN: true }),
      fc.double({ min: 15, max: 120, noNaN: true }),
      (size, position) => {
        const beta = ((0.9 * 0.15406) / (size * Math.cos((position * Math.PI) / 360))) * (180 / Math.PI);
        const gaussian = { ...setting, instrument: 0.1 };
        expect(crystalliteSize({ position, width: Math.hypot(beta, 0.1) }, gaussian)).toBeCloseTo(size, 6);
        expect(
          crystalliteSize({ position, width: beta + 0.1 }, { ...gaussian, shape: 'lorentz' }),
        ).toBeCloseTo(size, 6);
      },
    ),
  );
  expect(crystalliteSize({ position: 38, width: 0.1 }, { ...setting, instrument: 0.1 })).toBeNull();
});

test('a pattern of known size and crystallinity says both: 2 % and 2 points', () => {
  const x = grid(10, 60, 5001);
  const width = ((0.9 * 0.15406) / (20 * Math.cos((30 * Math.PI) / 360))) * (180 / Math.PI);
  const y = x.map((value) => 10 + gauss(value, 30, 1000, width) + gauss(value, 35, 60, 12));
  const acted = actOn(curveOf(x, y), {
    ...noActs,
    baseline: { stiffness: 6 },
    peaks: { least: 20 },
    scherrer: { k: 0.9, wavelength: 1.5406, instrument: 0, shape: 'gauss' },
    crystallinity: { from: 10, to: 60, stiffness: 6 },
  });
  expect((acted.peaks[0]?.size ?? 0) / 20).toBeCloseTo(1, 1.7);
  const [sharp, halo] = [gaussArea(1000, width), gaussArea(60, 12)];
  expect(Math.abs((acted.crystallinity?.degree ?? 0) - (100 * sharp) / (sharp + halo))).toBeLessThan(2);
});

test('a falling curve is acted on like the rising one, and keeps the order of its points', () => {
  const x = grid(0, 50, 501);
  const y = x.map((value) => 3 + gauss(value, 20, 50, 3));
  const acts = {
    ...noActs,
    smooth: { window: 7, degree: 2 },
    baseline: { stiffness: 5 },
    peaks: { least: 5 },
  };
  const rising = actOn(curveOf(x, y), acts);
  const falling = actOn(curveOf(x.slice().reverse(), y.slice().reverse()), acts);
  expect(falling.peaks).toEqual(rising.peaks);
  expect(falling.y?.slice().reverse()).toEqual(rising.y);
  expect([...y]).toEqual([...x].map((value) => 3 + gauss(value, 20, 50, 3)));
});

test.each([
  [
    'a hysteresis',
    { x: Float64Array.of(1, 2, 3, 4, 3, 2, 1), y: Float64Array.of(1, 2, 3, 4, 4, 3, 2) },
    '横坐标有往返或重复，不能处理',
  ],
  [
    'uneven steps',
    { x: Float64Array.of(1, 2, 4, 8, 16, 32, 64, 128, 256), y: new Float64Array(9) },
    '横坐标间距不均匀，不能用 Savitzky–Golay 平滑',
  ],
  ['few points', { x: Float64Array.of(1, 2), y: Float64Array.of(1, 2) }, '点数太少，不能处理'],
])('%s is not smoothed, and says so', (_, { x, y }, note) => {
  const acted = actOn(curveOf(x, y), { ...noActs, smooth: { window: 5, degree: 2 } });
  expect([acted.y, acted.notes]).toEqual([null, [note]]);
});

test('any finite numbers are acted on without a fault and give finite numbers', () => {
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 5, maxLength: 60 }),
      fc.integer({ min: 2, max: 9 }),
      (values, stiffness) => {
        const y = Float64Array.from(values);
        const acted = actOn(curveOf(grid(10, 90, y.length), y), {
          smooth: { window: 5, degree: 2 },
          baseline: { stiffness },
          peaks: { least: 1 },
          integral: { from: 0, to: 50, background: 'line' },
          scherrer: { k: 0.9, wavelength: 1.54, instrument: 0.05, shape: 'gauss' },
          crystallinity: { from: 20, to: 80, stiffness },
          original: true,
        });
        expect(acted.y?.every(Number.isFinite)).toBe(true);
        for (const { position, height, area, width } of acted.peaks)
          expect([position, height, area, width ?? 0].every(Number.isFinite)).toBe(true);
      },
    ),
  );
});
