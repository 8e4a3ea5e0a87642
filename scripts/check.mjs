import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { run, say, step } from './run.mjs';
import { root } from './stale.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

/** Counts of a Jest run. */
function jestCounts(report) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** Counts of a Playwright run; a test that passed at a second try counts as passed and is named. */
function playwrightCounts(report) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.flaky > 0) say(`注意：${stats.flaky} 个浏览器测试重试后才通过`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** Runs a test runner that writes its report to a file; its failure is known from the report too. */
async function counted(name, command, args, env, report, counts) {
  let failure;
  await step(name, () =>
    run(command, args, { show: true, env }).catch((error) => {
      if (!existsSync(report)) throw error;
      failure = error;
    }),
  );
  const result = counts(report);
  if (failure && result.failed === 0) result.failed = 1;
  if (failure) say(`${name} ✗ ${result.failed} 个失败`);
  return result;
}

async function composeIsValid() {
  const given = { POSTGRES_PASSWORD: 'x', PORTAL_SECRET: 'x', PUBLIC_URL: 'https://portal.example.com' };
  try {
    await run('docker-compose', ['config', '-q'], { env: given });
  } catch (error) {
    if (error.code === 'ENOENT') return say('没有 docker-compose，跳过对 docker-compose.yml 的检查');
    throw error;
  }
}

/** Types, lint, unit, screen and server tests, the build, and the journeys in a browser. */
export async function check() {
  await install();
  await step('类型检查 (tsc -b)', () => run(bin('tsc'), ['-b']));
  await step('代码规范 (biome)', () => run(bin('biome'), ['check', '--max-diagnostics=50', '.']));
  await step('无用代码 (knip)', () => run(bin('knip'), []));
  await step('编排文件 (docker-compose config)', composeIsValid);
  const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
  try {
    const jest = join(reports, 'jest.json');
    const jestArgs = ['--silent', '--testTimeout=30000', '--json', `--outputFile=${jest}`, '--maxWorkers=2'];
    const unit = await counted('单元、界面与服务器测试 (jest)', bin('jest'), jestArgs, {}, jest, jestCounts);
    await build();
    const browser = join(reports, 'browser.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browser };
    const playwrightArgs = ['test', '--config', 'e2e', '--reporter=list,json'];
    const journeys = await counted(
      '浏览器测试 (playwright)',
      bin('playwright'),
      playwrightArgs,
      env,
      browser,
      playwrightCounts,
    );
    finish([unit, journeys]);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function finish(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped');
  console.log(
    `tests: ${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
