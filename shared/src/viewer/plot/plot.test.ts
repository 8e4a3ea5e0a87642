/** @jest-environment node */
import fc from 'fast-check';
import { drawnOf, extentOf, pyramidOf, spanOf } from './pyramid';
import { moved, zoomed } from './window';

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 5000 });
const rising = (count: number) => Float64Array.from({ length: count }, (_, index) => index);

test('what is drawn keeps the lowest and the highest point, its order and both ends, and is not much wider than the drawing', () => {
  fc.assert(
    fc.property(values, fc.nat(), fc.nat(), fc.integer({ min: 5, max: 300 }), (ys, a, b, columns) => {
      const y = Float64Array.from(ys);
      const [begin, last] = [a % y.length, b % y.length].sort((p, q) => p - q) as [number, number];
      const pyramid = pyramidOf({ x: rising(y.length), y });
      const drawn = drawnOf(pyramid, begin, last + 1, columns);
      const part = ys.slice(begin, last + 1);
      const shown = drawn.map((index) => ys[index] ?? Number.NaN);
      expect([drawn[0], drawn.at(-1)]).toEqual([begin, last]);
      expect(drawn).toEqual([...drawn].sort((p, q) => p - q));
      expect(drawn.length).toBeLessThanOrEqual(Math.max(columns * 18, 40));
      expect(extentOf(y, pyramid, begin, last + 1)).toEqual([Math.min(...part), Math.max(...part)]);
      if (begin === 0 && last === ys.length - 1)
        expect([Math.min(...shown), Math.max(...shown)]).toEqual([Math.min(...ys), Math.max(...ys)]);
    }),
  );
});

test('a span has all points between two abscissas, rising or falling, and all of a curve that goes back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 400 }),
      fc.boolean(),
      fc.nat(500),
      fc.nat(500),
      (count, falls, a, b) => {
        const x = falls ? rising(count).reverse() : rising(count);
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const [begin, end] = spanOf(x, pyramidOf({ x, y: x }), from, to);
        const inside = [...x.keys()].filter((index) => (x[index] ?? 0) >= from && (x[index] ?? 0) <= to);
        for (const index of inside) expect(index >= begin && index < end).toBe(true);
        expect(end - begin).toBeLessThanOrEqual(inside.length + 2);
      },
    ),
  );
  const back = Float64Array.of(0, 1, 2, 1, 0);
  expect(spanOf(back, pyramidOf({ x: back, y: back }), 0, 1)).toEqual([0, 5]);
});

test('zooming keeps the value under the pointer, and neither zooming nor moving leaves the whole', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(part, part, part, fc.double({ min: 0.1, max: 4, noNaN: true }), (a, b, pointer, factor) => {
      const whole = [100, 500] as const;
      const [from, to] = [100 + Math.min(a, b) * 390, 105 + Math.max(a, b) * 390];
      const around = from + pointer * (to - from);
      const next = zoomed([from, to], around, factor, whole);
      expect(next[0]).toBeGreaterThanOrEqual(100 - 1e-9);
      expect(next[1]).toBeLessThanOrEqual(500 + 1e-9);
      if (factor < 1) expect((around - next[0]) / (next[1] - next[0])).toBeCloseTo(pointer, 6);
      const [first, last] = moved([from, to], (pointer - 0.5) * 1000, whole);
      expect(last - first).toBeCloseTo(to - from, 6);
      expect(first >= 100 - 1e-9 && last <= 500 + 1e-9).toBe(true);
    }),
  );
});
