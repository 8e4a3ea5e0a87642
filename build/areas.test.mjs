import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedFiles } from '../scripts/areas.mjs';
import { root } from '../scripts/stale.mjs';
import { folderOf, readEntries, remotes } from './areas.mjs';

test('every remote has a folder and an entry in remotes.config.json', () => {
  expect(
    readEntries()
      .map(({ name }) => folderOf(name))
      .sort(),
  ).toEqual(remotes);
  expect(remotes).toContain('remote-member');
});

test.each(Object.entries(derivedFiles()))(
  '%s follows from the list of remotes (npm run areas)',
  (file, text) => {
    expect(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
  },
);

test.each(remotes)('npm run build, dev and release work for %s', (remote) => {
  const { scripts } = JSON.parse(readFileSync(join(root, remote, 'package.json'), 'utf8'));
  expect(scripts).toEqual({
    build: `node ../build/build.mjs ${remote}`,
    dev: 'node ../build/dev.mjs',
    release: 'node ../scripts/release.mjs',
  });
});
