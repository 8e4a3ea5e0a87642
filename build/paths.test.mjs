import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

const folders = [
  'build',
  'build/releases',
  'scripts',
  'server',
  'lab/bench',
  'lab/bench/plain',
  'lab/image',
  'lab/trial',
];
const scripts = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => /\.(mjs|cjs)$/.test(file) && !/\.test\.mjs$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Code that fails on Windows: `pathname` has a slash before the drive letter, and `import()` needs a file URL. */
const unportable = {
  'the pathname of a file URL': /new URL\((?![^)]*'http)[^)]*\)\.pathname/,
  'import() of a path': /import\((?:join|resolve)\(/,
};

test.each(Object.entries(unportable))('no script uses %s, which fails on Windows', (_name, pattern) => {
  expect(scripts).toContain('server/build.mjs');
  expect(scripts.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
