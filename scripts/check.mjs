import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { allSpecs, changedFiles, jestFinds, specsFor } from './changed.mjs';
import { buildImage } from './images.mjs';
import { install } from './install.mjs';
import { program } from './program.mjs';
import { run, say } from './run.mjs';
import { runParts, summary } from './runParts.mjs';
import { root } from './stale.mjs';
import { jestCounts, playwrightCounts } from './testReports.mjs';

/**
 * The arguments of tsc in `npm run types`. One checker a project: by default there are four, and each instantiates the
 * types of the whole contract (59 s of CPU and 5.0 GB instead of 24 s and 1.8 GB).
 */
const typeCheckArgs = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.types.split(' ')
  .slice(1);

/** A part that passes when the Node program exits with code 0. */
const check = (name, ...args) => ({ name, work: () => run(process.execPath, args) });

/** Parts without which the later stages only repeat their failure. */
const needed = (...parts) => parts.map((part) => ({ needed: true, ...part }));

/**
 * A check that starts many processes beside Jest. Like the tests, it has a second try where nobody sits in front of it, and the report
 * lists it then.
 */
const smoke = (name, ...args) => ({ ...check(name, ...args, '--smoke'), tries: process.env.CI ? 2 : 1 });

/**
 * A part whose program writes a report with its counts. `report` receives the report's path and returns arguments
 * and environment. A program that fails without a failed test counts as one failed test.
 */
const counted = (name, program, report, counts) => ({
  name,
  work: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
    const file = join(folder, 'report.json');
    const { args, env } = report(file);
    try {
      let ended;
      await run(process.execPath, [program, ...args], { show: true, env }).catch((error) => {
        if (!existsSync(file)) throw error;
        ended = error.message;
      });
      const result = counts(file);
      return ended && result.failed === 0 ? { ...result, failed: 1, failures: [ended] } : result;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

async function composeIsValid() {
  const given = { PUBLIC_URL: 'https://portal.example.com' };
  try {
    await run('docker-compose', ['config', '-q'], { env: given });
  } catch (error) {
    if (error.code === 'ENOENT') return say('没有 docker-compose，跳过对 docker-compose.yml 的检查');
    throw error;
  }
}

/**
 * The stages of `npm test`, run one after the other. Parts of one stage run two at a time, so a part whose result
 * others need belongs in an earlier stage. To add a check, add an entry. With the commit `since`, Jest runs only
 * what differs from `unitsSince`, Playwright only `specs`, and benchmarks, soak and image are skipped.
 * @type {import('./runParts.mjs').Part[][]}
 */
const stages = ({ since, unitsSince, specs }) => [
  needed(
    { name: '构建', work: () => build({ exitOnError: false }) },
    check('类型检查 (tsc -b)', program('tsc', 'typescript'), ...typeCheckArgs),
    check('代码规范 (biome)', program('biome', '@biomejs/biome'), 'check', '--max-diagnostics=50', '.'),
    check('无用代码 (knip)', program('knip')),
    { name: '编排文件 (docker-compose config)', work: composeIsValid },
  ),
  [
    counted(
      '单元、界面与服务器测试 (jest)',
      program('jest'),
      (file) => ({
        args: [
          ...['--silent', '--json', `--outputFile=${file}`, '--maxWorkers=2'],
          ...(unitsSince ? [`--changedSince=${unitsSince}`, '--passWithNoTests'] : []),
        ],
      }),
      jestCounts,
    ),
    // Beside Jest, whose workers leave a core idle at its end, as these do while they wait.
    check('包大小 (sizes)', 'build/sizes.mjs'),
    ...(since
      ? []
      : [
          smoke('基准可运行 (bench --smoke)', 'scripts/bench.mjs'),
          smoke('反复测试可运行 (soak --smoke)', 'scripts/soak.mjs'),
          smoke('变异测试可运行 (mutate --smoke)', 'scripts/mutate.mjs'),
          { name: '服务器镜像', work: () => buildImage('api') },
        ]),
  ],
  ...(specs.length === 0 ? [] : [[journeys(since ? specs : [])]]),
];

const journeys = (specs) =>
  counted(
    '浏览器测试 (playwright)',
    program('playwright', '@playwright/test'),
    (file) => ({
      args: ['test', '--config', 'e2e', '--reporter=list,json', ...specs],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
    playwrightCounts,
  );

/**
 * Runs all parts and prints their times and counts; exits with an error when a part or a test failed. With a
 * commit: only the tests that the changes since then affect.
 */
export async function checkAll(since) {
  await install();
  const files = since ? await changedFiles(since) : [];
  const results = await runParts(
    stages({
      since,
      unitsSince: jestFinds(files) ? since : undefined,
      specs: since ? specsFor(files, allSpecs()) : allSpecs(),
    }),
  );
  console.log(summary(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}
