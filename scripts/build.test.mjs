import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildParts } from './build.mjs';
import { withCheckoutLock } from './checkoutLock.mjs';
import { freshness, root } from './stale.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
const runs = join(folder, 'runs');
const name = `test-${process.pid}`;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(root, `node_modules/.cache/portal/build-${name}.stamp`), { force: true });
});

/** A part whose build takes a while and appends a line to `runs`. */
function slowPart() {
  writeFileSync(join(folder, 'source'), 'changed');
  const append = `setTimeout(() => fs.appendFileSync(${JSON.stringify(runs)}, 'built\\n'), 100)`;
  return {
    name,
    inputs: [relative(root, join(folder, 'source'))],
    outputs: [],
    command: ['--eval', append],
  };
}

test('two builds at once build a stale part once', async () => {
  const part = slowPart();
  await Promise.all([buildParts([part]), buildParts([part])]);
  expect(readFileSync(runs, 'utf8')).toBe('built\n');
});

test('a build goes on when the process that holds the lock is killed', async () => {
  const lock = pathToFileURL(join(root, 'scripts/checkoutLock.mjs')).href;
  const hold = `import(${JSON.stringify(lock)}).then(({ withCheckoutLock }) => withCheckoutLock(() => {
    console.log('locked');
    return new Promise((resolve) => setInterval(resolve, 2 ** 30));
  }))`;
  const holder = spawn(process.execPath, ['--eval', hold], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const built = jest.fn();
  const waiting = withCheckoutLock(built);
  await new Promise((resolve) => setImmediate(resolve));
  const early = built.mock.calls.length;
  holder.kill('SIGKILL');
  await waiting;
  expect(early).toBe(0);
  expect(built).toHaveBeenCalledTimes(1);
});

test('a part is stale after a change of its sources, but not of its tests', () => {
  const inputs = [relative(root, folder)];
  const isFresh = () => freshness(`build-${name}`, inputs, []).fresh;
  const write = (file) => writeFileSync(join(folder, file), String(Math.random()));
  write('source.ts');
  freshness(`build-${name}`, inputs, []).done();
  for (const file of ['source.test.ts', 'page.test.tsx', 'jest.config.mjs', 'jest-environment.cjs'])
    write(file);
  expect(isFresh()).toBe(true);
  write('source.ts');
  expect(isFresh()).toBe(false);
});
