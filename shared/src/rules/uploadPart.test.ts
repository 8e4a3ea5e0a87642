/** @jest-environment node */
import fc from 'fast-check';
import { limits } from './limits';
import { partCount, partSize } from './uploadPart';

test('the parts of a file have its size together, and each of them holds something', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: limits.resumableBytes }), (size) => {
      const sizes = Array.from({ length: partCount(size) }, (_, index) => partSize(size, index + 1));
      expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBe(size);
      expect(sizes.every((bytes) => bytes > 0 && bytes <= limits.partBytes)).toBe(true);
      expect([partSize(size, 0), partSize(size, sizes.length + 1)]).toEqual([0, 0]);
    }),
  );
});
