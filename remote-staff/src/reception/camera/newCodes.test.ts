import { newCodes } from './newCodes';

test('a label that is held before the camera is one scan, and one that comes back is another', () => {
  const take = newCodes();
  const taken = (['A', 'A', undefined, 'B', 'A', 'A'] as const).map((code, index) => take(code, index * 400));
  expect(taken).toEqual(['A', undefined, undefined, 'B', undefined, undefined]);
  expect(take('', 4_000)).toBeUndefined();
  expect(take('A', 3_600)).toBe('A');
});
