/** @jest-environment node */
import { GuardedMap } from './guardedMap';
import { KnownPages } from './knownPages';

const odd = Array.from({ length: 100_000 }, (_, index) => `/?odd=${index}`);
const read = ['/', '/project', '/detail/xrd'];

test('100,000 odd addresses take nothing from pages that are read meanwhile, and keep no memory', () => {
  const known = new KnownPages();
  const kept = new GuardedMap<string>({ known: 160, other: 40 });
  const ask = (path: string) => {
    const isKnown = known.ask(path);
    const found = kept.get(path, isKnown);
    if (found === undefined) kept.set(path, path, isKnown);
    return { isKnown, found };
  };
  for (const path of [...read, ...read]) ask(path);
  for (const [index, path] of odd.entries()) {
    expect(ask(path).isKnown).toBe(false);
    if (index % 1000 === 0)
      for (const page of read) expect(ask(page)).toEqual({ isKnown: true, found: page });
  }
  expect(known.size).toBeLessThanOrEqual(4096);
  expect(kept.size).toBeLessThanOrEqual(200);
});

test('a page that becomes read is kept with the known ones', () => {
  const kept = new GuardedMap<number>({ known: 2, other: 1 });
  kept.set('a', 1, false);
  expect(kept.get('a', true)).toBe(1);
  kept.set('b', 2, false);
  kept.set('c', 3, false);
  expect([kept.get('a', false), kept.get('b', false), kept.get('c', false)]).toEqual([1, undefined, 3]);
});
