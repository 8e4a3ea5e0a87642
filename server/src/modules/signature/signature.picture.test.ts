import { inflateSync } from 'node:zlib';
import { limits } from '@portal/shared/rules';
import fc from 'fast-check';
import { drawnPng } from '../../../testing/signatures';
import { signaturePicture } from './signature.picture.rules';

/** Returns the size and the pixels of a greyscale PNG without filters. */
function pixelsOf(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const lines = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const rows = Array.from({ length: height }, (_, y) => [
    ...lines.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)),
  ]);
  return { width, height, rows };
}

test('a drawing is kept pixel by pixel without its empty margins, however it was encoded', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 40 }),
    width: fc.integer({ min: 8, max: 40 }),
    height: fc.integer({ min: 8, max: 30 }),
    size: fc.constantFrom(3 as const, 4 as const),
    filter: fc.constantFrom(0 as const, 1 as const, 2 as const),
  });
  fc.assert(
    fc.property(place, ({ x, y, width, height, size, filter }) => {
      const isInk = (at: number, down: number) => at >= x && at < x + width && down >= y && down < y + height;
      const png = signaturePicture(drawnPng({ width: 120, height: 90, size, filter, ink: isInk }));
      if (!png) throw new Error('refused');
      const { rows, ...cut } = pixelsOf(png);
      const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
      expect(cut).toEqual({
        width: Math.min(120, x + width + 8) - left,
        height: Math.min(90, y + height + 8) - top,
      });
      rows.forEach((row, down) => {
        expect(row).toEqual(row.map((_, at) => (isInk(at + left, down + top) ? 0 : 255)));
      });
    }),
    { numRuns: 60 },
  );
});

const line = (_x: number, y: number) => y === 5;
const good = drawnPng({ width: 200, height: 20, ink: line });

test.each<[string, Buffer]>([
  ['nothing drawn', drawnPng({ width: 200, height: 20, ink: () => false })],
  ['a dot', drawnPng({ width: 200, height: 20, ink: (x, y) => x < 5 && y < 5 })],
  ['a picture that is too wide', drawnPng({ width: limits.signatureWidth + 1, height: 2, ink: line })],
  ['a file that is cut off', good.subarray(0, good.length - 40)],
  [
    'fewer lines than it says',
    Buffer.concat([good.subarray(0, 20), Buffer.from([0, 0, 0, 21]), good.subarray(24)]),
  ],
  [
    'more lines than it says',
    Buffer.concat([good.subarray(0, 20), Buffer.from([0, 0, 0, 8]), good.subarray(24)]),
  ],
  ['no PNG', Buffer.from('%PDF-1.4')],
])('%s is refused', (_what, bytes) => {
  expect(signaturePicture(bytes)).toBeUndefined();
});
