import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offeredCalls } from '../../build/surface.mjs';
import { say } from '../../scripts/run.mjs';

/**
 * Runs the server's tests while each call that they make with success is repeated with hostile values in one field at a time
 * (server/testing/fuzz.ts). Throws unless every call of the contract was answered with 200 once, or any when the run is not
 * `isWhole`, and none with 5xx. `tests` runs them with an environment. Their own result does not count: the repeated calls change what they expect.
 */
export async function fuzzCalls(tests, { isWhole }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-fuzz-'));
  const log = join(folder, 'calls.jsonl');
  writeFileSync(log, '');
  try {
    const seen = () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    await tests({ FUZZ_LOG: log }).catch(() => {});
    const missed = await notReached(seen());
    // A repeated call may have ended the test that makes these later, so nothing else is repeated now.
    if (isWhole && missed.length > 0) {
      say(`再运行一遍，只重复 ${missed.length} 个还没有成功的接口`);
      await tests({ FUZZ_LOG: log, FUZZ_ONLY: missed.join() }).catch(() => {});
    }
    await judge(seen(), isWhole);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the calls that were never answered with 200. */
async function notReached(lines) {
  const reached = new Set(lines.filter(({ status }) => status === 200).map(({ path }) => path));
  return Object.keys(await offeredCalls()).filter((path) => !reached.has(path));
}

async function judge(lines, isWhole) {
  const missed = await notReached(lines);
  const total = Object.keys(await offeredCalls()).length;
  const failed = lines.filter(({ status }) => status >= 500);
  say(`${total - missed.length} / ${total} 个接口以有效输入调用成功，${failed.length} 个输入得到 5xx`);
  for (const { path, field, value, status } of failed) say(`  ${status} ${path} ${field} ${value}`);
  if (isWhole) for (const path of missed) say(`  没有成功的调用：${path}`);
  if (missed.length === total || failed.length > 0 || (isWhole && missed.length > 0))
    throw new Error('接口模糊测试没有通过');
}
