// npm run soak -- [SEED] [--rounds=5] [--cases=2000] [--only=ledger]: repeats tests with random input or timing, see
// README.md. A failing test prints its seed; the same SEED repeats its cases.
// --only=pgbouncer: the server's tests behind PgBouncer; --only=failover: PostgreSQL with a standby; --only=images: containers;
// --only=fuzz: every call that the server's tests make, with hostile values in each field; --only=kill: starts of a killed API; --only=node24 (or node20): the server's tests on that Node.
// --only=widths: journeys, pages and dialogs in the browser at each width, of which npm test takes some.
// --only=simulation: so many acts (--cases) of a whole portal with seeded clock, chance, providers and kills; a seed that failed is tried again by
// npm run soak -- SEED --only=simulation --rounds=1. --only=planted: whether the simulation finds planted bugs; ten minutes each at most.
// --smoke: one round of a few cases without races, only to check that it works.
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { otherNodes, startOnNode, testOnNode } from '../lab/trial/otherNode.mjs';
import { optionsOf } from './help.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { program } from './program.mjs';
import { run, say, step } from './run.mjs';
import { root } from './stale.mjs';

requireNode();
const {
  values,
  positionals: [seed = String(randomInt(2 ** 31))],
} = optionsOf(import.meta.url, {
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    cases: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    smoke: { type: 'boolean', default: false },
  },
});
await install();

const jest = join(root, 'node_modules/jest/bin/jest.js');
/** Jest leaves a core free by default: with two it would run one file at a time. */
const jestArgs = ['--silent', '--maxWorkers=100%'];
const { smoke } = values;
const rounds = smoke ? 1 : Number(values.rounds);
const SOAK_CASES = smoke ? '20' : values.cases;

/** Returns the test files below `folder` that contain the pattern. */
async function filesWith(pattern, folder = '.') {
  const paths = ['*.test.ts', '*.test.tsx'].map((name) => join(folder, '**', name).replaceAll('\\', '/'));
  const listed = await run('git', ['grep', '-lE', pattern, '--', ...paths.map((path) => `:(glob)${path}`)]);
  return listed.split('\n').filter(Boolean);
}

const generated = (await filesWith("from 'fast-check'", smoke ? 'shared/src/rules' : '.')).slice(
  0,
  smoke ? 1 : undefined,
);
/** Tests on PostgreSQL, and those that do more when SOAK_CASES is set. */
const races = smoke ? [] : await filesWith('describe(OnPostgres|With)\\(|SOAK_CASES');
/** What `--only` names besides parts of file names. */
const parts = [
  'pgbouncer',
  'fuzz',
  'widths',
  'mutate',
  'images',
  'kill',
  'planted',
  ...otherNodes.map((one) => `node${one}`),
];
const files = parts.includes(values.only)
  ? []
  : [...new Set([...generated, ...races])].filter((file) => file.includes(values.only));

// Without a file Jest would run all.
for (let round = 0; round < rounds && files.length > 0; round++) {
  const SOAK_SEED = String(Number(seed) + round);
  const env = { SOAK_CASES, SOAK_SEED };
  await step(`第 ${round + 1} 轮 (npm run soak -- ${SOAK_SEED} --rounds=1)`, () =>
    run(process.execPath, [jest, ...jestArgs, '--runTestsByPath', ...files], { show: true, env }),
  );
}

/** Runs the browser tests that take widths in turns or one of two, at each width; a smoke run only lists them. */
async function testEveryWidth({ smoke }) {
  const specs = await run('git', ['grep', '-l', 'portal/widths', '--', 'e2e/*.spec.ts']);
  const args = ['test', '--config', 'e2e', '--reporter=list', ...(smoke ? ['--list'] : [])];
  await run(
    process.execPath,
    [program('playwright', '@playwright/test'), ...args, ...specs.split('\n').filter(Boolean)],
    {
      show: !smoke,
      env: { EVERY_WIDTH: '1' },
    },
  );
}

/** Runs the server's tests with this environment. */
const serverTests = (env, some = []) =>
  run(process.execPath, [jest, ...jestArgs, '--selectProjects', 'server', ...some], { show: true, env });

if (!smoke && values.only === '') await step('服务器测试，PGlite', () => serverTests({ TEST_ON: 'pglite' }));
if (!smoke && 'pgbouncer'.includes(values.only)) {
  if (existsSync('/usr/sbin/pgbouncer'))
    await step('服务器测试，经过 PgBouncer', () => serverTests({ TEST_POOLER: 'pgbouncer' }));
  else say('没有 pgbouncer，跳过经过它的服务器测试');
}
for (const major of otherNodes.filter((one) => `node${one}`.includes(values.only)))
  await step(smoke ? `接口在 Node ${major} 上启动` : `服务器测试，Node ${major}`, () =>
    smoke ? startOnNode(major) : testOnNode(major),
  );
if ('fuzz'.includes(values.only)) {
  const { fuzzCalls } = await import('../lab/trial/fuzzCalls.mjs');
  const some = smoke ? ['--runTestsByPath', 'server/src/modules/coupon/coupon.test.ts'] : [];
  await step('每个接口的每个字段换成恶意值', () =>
    fuzzCalls((env) => serverTests(env, some), { isWhole: !smoke }),
  );
}
if ('widths'.includes(values.only))
  await step(smoke ? '每个宽度的浏览器测试（只列出）' : '每个宽度的浏览器测试', () =>
    testEveryWidth({ smoke }),
  );
if (!smoke && 'mutate'.includes(values.only))
  await step('变异测试 (npm run mutate)', () =>
    run(process.execPath, [join(root, 'scripts/mutate.mjs')], { show: true }),
  );
if (!smoke && 'images'.includes(values.only)) {
  const { tryImages } = await import('../lab/image/imageTrial.mjs');
  await step('容器镜像', tryImages);
}
// Only when it is asked for: it takes hours.
if (!smoke && values.only === 'planted') {
  const { findPlanted } = await import('../lab/simulation/findPlanted.mjs');
  await step('种下的错误', async () => {
    const missed = await findPlanted();
    if (missed > 0) throw new Error(`模拟没有发现 ${missed} 处错误`);
  });
}
if (!smoke && 'kill'.includes(values.only)) {
  const { tryKills } = await import('../lab/trial/killTrial.mjs');
  await step('接口进程在过载中被强行结束', () => tryKills(rounds));
}
say(
  `${rounds} 轮，每轮 ${files.length} 个测试文件（随机输入 ${generated.length} 个，每个 ${SOAK_CASES} 例；竞争 ${races.length} 个），种子从 ${seed} 开始`,
);
