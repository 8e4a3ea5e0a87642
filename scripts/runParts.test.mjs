import { runParts, summary } from './runParts.mjs';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const counts = (passed, failed, skipped = 0, retried = [], files = []) => ({
  passed,
  failed,
  skipped,
  retried,
  files,
});
const part = (name, work) => ({ name, work });

test('the closing line sums the counts of all parts', async () => {
  const results = await runParts([
    [part('units', async () => counts(3, 1, 2))],
    [part('journeys', async () => counts(4, 0))],
  ]);
  expect(summary(results).split('\n').at(-1)).toBe('tests: 7 passed, 1 failed, 2 skipped');
});

test('every part has its seconds, and every test that passed only at the second try is listed', async () => {
  const results = await runParts([
    [part('types', async () => {}), part('units', async () => counts(1, 0, 0, ['a.test.ts › is slow']))],
  ]);
  const text = summary(results);
  expect(text).toMatch(/ \d+\.\d s {2}types\n/);
  expect(text).toMatch(/ \d+\.\d s {2}units\n/);
  expect(text).toContain('  a.test.ts › is slow\n');
  expect(text.endsWith('tests: 1 passed, 0 failed')).toBe(true);
});

test('the ten files that took longest are listed, the longest first', async () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `f${index}.test.ts`, seconds: index }));
  const units = part('units', async () => counts(12, 0, 0, [], files));
  const journeys = part('journeys', async () =>
    counts(1, 0, 0, [], [{ name: 'e2e/a.spec.ts', seconds: 10.5 }]),
  );
  const lines = summary(await runParts([[units], [journeys]])).split('\n');
  const from = lines.indexOf('最慢的测试文件：') + 1;
  expect(lines.slice(from, from + 10).map((line) => line.trim().split(/\s+/).at(-1))).toEqual([
    'f11.test.ts',
    'e2e/a.spec.ts',
    ...[10, 9, 8, 7, 6, 5, 4, 3].map((index) => `f${index}.test.ts`),
  ]);
});

test('after a failed check the stage finishes, and the next stage does not run', async () => {
  const later = jest.fn();
  const results = await runParts([
    [
      part('lint', async () => {
        throw new Error('no semicolon');
      }),
      part('types', async () => {}),
    ],
    [part('units', later)],
  ]);
  expect(later).not.toHaveBeenCalled();
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['lint', 1],
    ['types', 0],
  ]);
});

test('after failed tests the next stage runs', async () => {
  const later = jest.fn(async () => counts(1, 0));
  await runParts([[part('units', async () => counts(0, 1))], [part('journeys', later)]]);
  expect(later).toHaveBeenCalled();
});

test('at most two parts of a stage run at a time, in order', async () => {
  const begun = [];
  const ends = [];
  const waits = (name) => part(name, () => new Promise((resolve) => begun.push(name) && ends.push(resolve)));
  const ended = runParts([[waits('a'), waits('b'), waits('c')]]);
  expect(begun).toEqual(['a', 'b']);
  ends[0]();
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const end of ends) end();
  await ended;
});
