import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reasonOf } from './run.mjs';
import { root } from './stale.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that runs a command, which needs a moment to end after a signal and then writes the file. */
function startRunning(file) {
  const child = `process.on('SIGTERM', () => setTimeout(() => {
    fs.writeFileSync(${JSON.stringify(file)}, 'ended');
    process.exit(1);
  }, 300));
  console.log('running');
  setInterval(() => {}, 1000);`;
  const run = pathToFileURL(join(root, 'scripts/run.mjs')).href;
  const parent = `import(${JSON.stringify(run)}).then(({ run }) =>
    run(process.execPath, ['--eval', ${JSON.stringify(child)}], { show: true }))`;
  return spawn(process.execPath, ['--eval', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('a process that is stopped by %s ends after its command', async (signal, code) => {
  const file = join(folder, signal);
  const started = startRunning(file);
  await once(started.stdout, 'data');
  started.kill(signal);
  expect(await once(started, 'exit')).toEqual([code, null]);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe('ended');
});

test('a reader that has gone ends the process without a stack', async () => {
  const run = pathToFileURL(join(root, 'scripts/run.mjs')).href;
  const talk = `import(${JSON.stringify(run)}).then(({ say }) => setInterval(() => say('more'), 5))`;
  const talking = spawn(process.execPath, ['--eval', talk], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  talking.stderr.on('data', (chunk) => (errors += chunk));
  await once(talking.stdout, 'data');
  talking.stdout.destroy();
  expect(await once(talking, 'exit')).toEqual([null, 'SIGTERM']);
  expect(errors).toBe('');
});

test.each([
  [new Error('no room'), 'no room'],
  [{ name: 'ErrnoError', errno: 51 }, '51'],
  [{ code: 'ENOSPC' }, 'ENOSPC'],
  ['a text', 'a text'],
])('what failed is told, whatever was thrown', (thrown, line) => {
  expect(reasonOf(thrown)).toBe(line);
});
