import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/stale.mjs';
import { planted } from './planted.mjs';

test.each(planted)('$name: its text occurs once', ({ file, from, to }) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('there are at least twenty, each with its name', () => {
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length);
  expect(planted.length).toBeGreaterThanOrEqual(20);
});
