// npm run soak -- [--rounds=5] [--cases=2000] [--seed=1]: repeats tests with random input or timing, see README.md
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { run, step } from './run.mjs';
import { root } from './stale.mjs';

requireNode();
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    cases: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
await install();

const jest = join(root, 'node_modules/jest/bin/jest.js');
const options = { show: true, env: { SOAK_CASES: values.cases } };

/** Test files with generated cases or with races on PostgreSQL. */
const listed = await run('git', [
  'grep',
  '-lE',
  "from 'fast-check'|describeOnPostgres\\(",
  '--',
  '*.test.ts',
  '*.test.tsx',
]);
const files = listed.split('\n').filter(Boolean);

for (let round = 0; round < Number(values.rounds); round++) {
  const SOAK_SEED = String(Number(values.seed) + round);
  const env = { ...options.env, SOAK_SEED };
  await step(`第 ${round + 1} 轮 (--seed=${SOAK_SEED})`, () =>
    run(process.execPath, [jest, '--silent', '--runTestsByPath', ...files], { ...options, env }),
  );
}
await step('服务器测试，PGlite', () =>
  run(process.execPath, [jest, '--silent', '--selectProjects', 'server'], {
    show: true,
    env: { TEST_ON: 'pglite' },
  }),
);
