import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

/** In a process of its own: modules are evaluated as they are written, which Jest does not do. */
function printed(expression) {
  const code = `import * as surface from './build/surface.mjs'; console.log(JSON.stringify(await ${expression}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }),
  );
}

test('shared/surface.json is what shell and remotes share at run time (npm run surface)', () => {
  const committed = JSON.parse(readFileSync(join(root, 'shared/surface.json'), 'utf8'));
  expect(printed('surface.sharedSurface()')).toEqual(committed);
});

test('calls are found in scripts by their path, between any quotes', () => {
  const calls = printed(
    `surface.takenCalls(['call("open/login")', 'query(\`open/setting\`)', "not open/web/index"])`,
  );
  expect(Object.keys(calls).sort()).toEqual(['open/login', 'open/setting']);
});
