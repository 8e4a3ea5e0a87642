import { remotes } from '../build/areas.mjs';
import { allSpecs, areasOf, jestFinds, specsFor } from './changed.mjs';

const specs = ['home.spec.ts', 'sampling.spec.ts', 'pages.spec.ts'];

test.each([
  [['remote-public/src/home/Banner.tsx'], specs],
  [['remote-auth/src/sampling/useBook.ts'], ['sampling.spec.ts', 'pages.spec.ts']],
  [['remote-new/src/app/routes.ts'], ['pages.spec.ts']],
  [['server/src/app.ts'], specs],
  [['package-lock.json'], specs],
  [['e2e/home.spec.ts'], ['home.spec.ts']],
  [['e2e/portal/process.ts'], specs],
  [['docs/orders.md', 'README.md', 'shared/src/rules/money.test.ts', 'lab/bench/api.mjs'], []],
  [[], []],
])('a change of %j runs the specs %j', (files, expected) => {
  expect(specsFor(files, specs)).toEqual(expected);
});

test.each([
  [['server/src/app.ts', 'remote-auth/src/a.ts', 'README.md'], true],
  [['shared/src/rules/price.ts'], false],
  [['package-lock.json'], false],
])('of a change of %j Jest finds the tests by itself: %s', (files, expected) => {
  expect(jestFinds(files)).toBe(expected);
});

test('a change of the shared folder runs every spec', () => {
  expect(specsFor(['shared/src/theme/index.ts'], allSpecs())).toEqual(allSpecs());
});

test('every spec is listed with the areas whose pages it opens', () => {
  expect(Object.keys(areasOf).sort()).toEqual(allSpecs().sort());
});

test('every listed area exists', () => {
  const listed = Object.values(areasOf).flatMap((areas) => (Array.isArray(areas) ? areas : []));
  expect(remotes).toEqual(expect.arrayContaining(listed));
});
