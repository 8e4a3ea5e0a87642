import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stale.mjs';

test('the bill of materials has every package of the lock file that is not ours, with its hash', () => {
  // A shell finds npm on Windows too.
  const { stdout, status } = spawnSync('npm run -s sbom', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.filter(({ hashes }) => hashes?.length).map(({ purl }) => purl));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries(packages)
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .map(
      ([path, { version, name }]) =>
        `pkg:npm/${(name ?? path.split('node_modules/').at(-1)).replace('@', '%40')}@${version}`,
    );
  expect(wanted.length).toBeGreaterThan(500);
  expect(wanted.filter((purl) => !listed.has(purl))).toEqual([]);
});
