import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

/** Prints an expression's value from its own process, because Jest does not load these modules without transpiling. */
function printed(expression) {
  const code = `import * as surface from './build/surface.mjs'; console.log(JSON.stringify(await ${expression}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }),
  );
}

test('shared/surface.json lists the run-time exports of shared (npm run surface)', () => {
  const committed = JSON.parse(readFileSync(join(root, 'shared/surface.json'), 'utf8'));
  expect(printed('surface.sharedSurface()')).toEqual(committed);
});

test('calls are found in scripts by their path, between any quotes', () => {
  const calls = printed(
    `surface.takenCalls(['call("open/login")', 'query(\`open/setting\`)', "not open/web/index"])`,
  );
  expect(Object.keys(calls).sort()).toEqual(['open/login', 'open/setting']);
});
