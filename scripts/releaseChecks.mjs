import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sharedSurface } from '../build/surface.mjs';
import { program } from './program.mjs';
import { run, step } from './run.mjs';
import { root } from './stale.mjs';

/** Fails when `shared` no longer exports what `shared/surface.json` says: the review did not see the change. */
async function checkSurface() {
  const reviewed = JSON.parse(readFileSync(join(root, 'shared/surface.json'), 'utf8'));
  if (!isDeepStrictEqual(await sharedSurface(), reviewed))
    throw new Error('shared 的导出与 shared/surface.json 不一致：运行 npm run surface，并把改动一起提交');
}

/** Checks types, exports of `shared` and tests of one area. Rejects with the output of the first check that fails. */
export async function checkArea(area) {
  const node = (...args) => run(process.execPath, args);
  const failing = { exitOnError: false };
  await step('类型检查', () => node(program('tsc', 'typescript'), '-b', area, '--checkers', '1'), failing);
  await step('共享导出', checkSurface, failing);
  const jest = ['--selectProjects', area, '--silent', '--passWithNoTests', '--maxWorkers=2'];
  await step(`${area} 的测试`, () => node(program('jest'), ...jest), failing);
}
