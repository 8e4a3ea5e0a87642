// Runs the simulation with each planted bug in turn, and prints which are found, after how many seconds and by what.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say } from '../../scripts/run.mjs';
import { root } from '../../scripts/stale.mjs';
import { planted } from './planted.mjs';

/** Seconds after which no other portal is begun: a bug that was not found by then counts as not found. */
const patience = 600;
const jest = join(root, 'node_modules/jest/bin/jest.js');
const simulation = join(root, 'server/testing/simulation/simulation.test.ts');

/** Returns the change as the tests' transform applies it. */
function mutantOf({ file, from, to }) {
  const path = join(root, file);
  const start = readFileSync(path, 'utf8').indexOf(from);
  return { file: path, start, end: start + from.length, text: to };
}

/** Prepares the database that each simulation starts from, once. */
const prepare = (SNAPSHOT) =>
  run(
    process.execPath,
    [
      ...[jest, '--config', join(root, 'server/jest.config.cjs'), '--silent'],
      ...['--testMatch', '**/mutation/snapshot.run.ts'],
    ],
    { env: { SNAPSHOT, TEST_ON: 'pglite' } },
  );

/** Returns what the simulation says about a bug, or undefined when it finds nothing in time. */
async function foundBy(one, snapshot) {
  const onDatabase = one.races
    ? { MUTANT_ON: 'postgres' }
    : { SERVER_TEST_SNAPSHOT: snapshot, TEST_ON: 'pglite' };
  const env = {
    ...onDatabase,
    MUTANT: JSON.stringify(mutantOf(one)),
    SOAK_CASES: '1000000',
    SOAK_SEED: '1',
    SOAK_SECONDS: String(patience),
  };
  const config = join(root, 'server/testing/mutation/jest.config.cjs');
  const args = [
    ...[jest, '--config', config, '--runInBand', '--forceExit', '--silent'],
    ...['-t', one.races ? 'PostgreSQL' : 'PGlite', '--runTestsByPath', simulation],
  ];
  try {
    await run(process.execPath, args, { env });
    return undefined;
  } catch (error) {
    const [, found] = error.message.match(/(seed \d+, act \d+, .*)/) ?? [];
    if (!found) throw error;
    return found;
  }
}

/** Tries the bugs whose name has this text; returns how many were not found. */
export async function findPlanted(only = '') {
  const folder = mkdtempSync(join(tmpdir(), 'portal-planted-'));
  const snapshot = join(folder, 'seeded.tar');
  const tried = planted.filter(({ name }) => name.includes(only));
  let missed = 0;
  try {
    await prepare(snapshot);
    for (const one of tried) {
      const begun = Date.now();
      const found = await foundBy(one, snapshot);
      const seconds = Math.round((Date.now() - begun) / 1000);
      if (!found) missed++;
      console.log(
        `${found ? '发现' : '未发现'}  ${String(seconds).padStart(4)} s  ${one.name}\n    ${found ?? ''}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(`种下 ${tried.length} 处错误，模拟发现 ${tried.length - missed} 处`);
  return missed;
}
