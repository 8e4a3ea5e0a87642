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
const part = (name, work, tries) => ({ name, work, tries });

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

test('after a needed check failed the stage finishes, and the next stage does not run', async () => {
  const later = jest.fn();
  const lint = part('lint', async () => {
    throw new Error('no semicolon');
  });
  const results = await runParts([
    [{ needed: true, ...lint }, part('types', async () => {})],
    [part('units', later)],
  ]);
  expect(later).not.toHaveBeenCalled();
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['lint', 1],
    ['types', 0],
  ]);
});

test('the report ends with what failed: the names of tests, and the last lines of a check', async () => {
  const printed = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const results = await runParts([
    [
      part('units', async () => ({ ...counts(1, 1), failures: ['a.test.ts › is right'] })),
      part('lint', () => Promise.reject(new Error(`${printed}\nno semicolon`))),
    ],
  ]);
  const lines = summary(results).split('\n');
  expect(lines.slice(lines.indexOf('没有通过：units'), lines.indexOf('没有通过：units') + 3)).toEqual([
    '没有通过：units',
    '  a.test.ts › is right',
    '没有通过：lint',
  ]);
  expect(lines.slice(-3)).toEqual(['  line 99', '  no semicolon', 'tests: 1 passed, 2 failed']);
  expect(lines).not.toContain('  line 50');
});

test('a check with a second try passes with it, and the report says so and why', async () => {
  let calls = 0;
  const shaky = async () => {
    calls += 1;
    if (calls === 1) throw new Error('the port is taken');
  };
  const [result] = await runParts([[part('bench', shaky, 2)]]);
  expect(calls).toBe(2);
  expect(result.failed).toBe(0);
  expect(summary([result])).toContain('重试后才通过（每一个都是缺陷）：\n  bench\n  the port is taken\n');
});

test('after failed tests and other failed checks the next stage runs', async () => {
  const later = jest.fn(async () => counts(1, 0));
  const bench = part('bench', async () => {
    throw new Error('timeout');
  });
  const results = await runParts([
    [part('units', async () => counts(0, 1)), bench],
    [part('journeys', later)],
  ]);
  expect(later).toHaveBeenCalled();
  expect(results.map(({ failed }) => failed)).toEqual([1, 1, 0]);
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
