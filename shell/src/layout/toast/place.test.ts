import fc from 'fast-check';
import { bestPlace, coverage, type Obstacle, overlap, weights } from './place';

const never = weights.never;
const at = (left: number, top: number, width: number, height: number): Obstacle => ({
  left,
  top,
  width,
  height,
  weight: never,
});

test('a toast comes below the header in the middle', () => {
  const place = bestPlace({ width: 1440, height: 900 }, { width: 200, height: 44 }, [at(0, 0, 1440, 128)]);
  expect(place).toMatchObject({ left: 620, width: 200 });
  expect(place.top).toBeGreaterThanOrEqual(128);
  expect(place.top).toBeLessThan(140);
});

test('it goes below a row of buttons, or beside them', () => {
  const buttons = [at(0, 0, 1440, 128), at(500, 140, 400, 40)];
  const { top, left } = bestPlace({ width: 1440, height: 900 }, { width: 300, height: 44 }, buttons);
  expect(overlap({ left, top, width: 300, height: 44 }, at(500, 140, 400, 40))).toBe(0);
});

test('generated: it covers nothing that is pressed while a band of the window is free', () => {
  const rects = fc.array(
    fc.record({
      left: fc.integer({ min: 0, max: 1400 }),
      top: fc.integer({ min: 0, max: 860 }),
      width: fc.integer({ min: 1, max: 1440 }),
      height: fc.integer({ min: 1, max: 300 }),
      weight: fc.constantFrom(weights.never, weights.rather, weights.text),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.constantFrom(320, 375, 768, 1440), rects, (width, found) => {
      const [screen, toast] = [
        { width, height: 812 },
        { width: 300, height: 44 },
      ];
      const place = bestPlace(screen, toast, found);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top + place.height).toBeLessThanOrEqual(screen.height);
      const pressed = found.filter(({ weight }) => weight === never);
      const middle = Math.round((width - toast.width) / 2);
      const free = Array.from({ length: 190 }, (_, n) => ({ ...toast, left: middle, top: 8 + 4 * n })).some(
        (row) => row.top + 44 <= 804 && coverage(row, pressed) === 0,
      );
      if (free) expect(coverage(place, pressed)).toBe(0);
    }),
  );
});
