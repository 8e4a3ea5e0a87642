/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attempt, attemptFor } from './attempt';

const root = join(__dirname, '../../..');

test('the same content keeps its key; other content gets a new one', () => {
  const first = attemptFor('a', undefined);
  expect(attemptFor('a', first)).toBe(first);
  expect(attemptFor('b', first).key).not.toBe(first.key);
});

test('outside a secure context keys are as random', () => {
  const before = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const keys = Array.from({ length: 100 }, (_, index): Attempt => attemptFor(String(index), undefined));
  if (before) Object.defineProperty(crypto, 'randomUUID', before);
  else Reflect.deleteProperty(crypto, 'randomUUID');
  expect(new Set(keys.map(({ key }) => key)).size).toBe(100);
  for (const { key } of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});

/** Source files that run in the browser, without tests; paths with slashes, relative to the repository. */
const browserSources = readdirSync(root)
  .filter((name) => ['shared', 'shell'].includes(name) || name.startsWith('remote-'))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${name}/src/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^shared\/src\/node\//.test(path));

test('no other browser code calls crypto.randomUUID, which is missing over plain http', () => {
  expect(browserSources.length).toBeGreaterThan(300);
  const callers = browserSources.filter((path) =>
    readFileSync(join(root, path), 'utf8').includes('randomUUID'),
  );
  expect(callers).toEqual(['shared/src/api/attempt.ts']);
});
