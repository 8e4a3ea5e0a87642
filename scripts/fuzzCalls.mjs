import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offeredCalls } from '../build/surface.mjs';
import { say } from './run.mjs';

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
    await tests({ FUZZ_LOG: log }).catch(() => {});
    const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
    await judge(
      lines.map((line) => JSON.parse(line)),
      isWhole,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge(lines, isWhole) {
  const reached = new Set(lines.filter(({ status }) => status === 200).map(({ path }) => path));
  const calls = Object.keys(await offeredCalls());
  const missed = calls.filter((path) => !reached.has(path));
  const failed = lines.filter(({ status }) => status >= 500);
  say(
    `${calls.length - missed.length} / ${calls.length} 个接口以有效输入调用成功，${failed.length} 个输入得到 5xx`,
  );
  for (const { path, field, value, status } of failed) say(`  ${status} ${path} ${field} ${value}`);
  if (isWhole) for (const path of missed) say(`  没有成功的调用：${path}`);
  if (reached.size === 0 || failed.length > 0 || (isWhole && missed.length > 0))
    throw new Error('接口模糊测试没有通过');
}
