import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './stale.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Scripts of package.json that are programs of this folder, with what they print. */
const programs = [
  ...new Set(Object.values(scripts).flatMap((line) => line.match(/scripts\/\w+\.mjs/) ?? [])),
];

test('package.json starts programs of this folder', () => {
  expect(programs.length).toBeGreaterThan(10);
  expect(readdirSync(join(root, 'scripts'))).toEqual(
    expect.arrayContaining(programs.map((path) => path.replace('scripts/', ''))),
  );
});

test.each(programs.filter((path) => path !== 'scripts/staff.mjs'))(
  '%s --help answers at once in one screen',
  async (path) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, path), '--help']);
    expect(stdout).toContain('npm ');
    expect(stdout.split('\n').length).toBeLessThan(25);
  },
);

test.each(['scripts/test.mjs', 'scripts/soak.mjs', 'scripts/mutate.mjs'])(
  '%s names an unknown option without a stack',
  async (path) => {
    const failed = await promisify(execFile)(process.execPath, [join(root, path), '--unknown']).catch(
      (e) => e,
    );
    expect(failed.code).toBe(2);
    expect(failed.stderr).toContain("'--unknown'");
    expect(failed.stderr).not.toContain('    at ');
  },
);
