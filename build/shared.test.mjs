import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';
import {
  hostShared,
  offeredVersions,
  portalParts,
  remoteShared,
  requiredRanges,
  selectedNames,
} from './shared.mjs';

const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

test('shell and remotes share the same packages as singletons', () => {
  expect(Object.keys(remoteShared())).toEqual(Object.keys(hostShared()));
  const all = [...Object.values(hostShared()), ...Object.values(remoteShared())];
  expect(all.every(({ singleton }) => singleton)).toBe(true);
});

test('a remote bundles none of them', () => {
  expect(Object.values(remoteShared()).every((entry) => entry.import === false)).toBe(true);
});

test('the shell offers the version that shared is built with, and a remote accepts it', () => {
  const { dependencies } = manifest('shared');
  expect(offeredVersions().react).toBe(dependencies.react);
  expect(requiredRanges().react).toBe(`^${dependencies.react}`);
  expect(Object.keys(requiredRanges())).toEqual(Object.keys(offeredVersions()));
  for (const [name, { version }] of Object.entries(hostShared()))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d/)]);
});

test('each part of shared that is shared at run time is an entry point of it', () => {
  const entries = Object.keys(manifest('shared').exports).map((name) => `@portal/shared${name.slice(1)}`);
  expect(portalParts.filter((part) => !entries.includes(part))).toEqual([]);
});

/** Returns the names that a module imports from a package, without types. */
const imported = (text, name) =>
  [...text.matchAll(/import \{([^}]*)\} from ['"]([^'"]+)['"]/g)]
    .filter(([, , from]) => from === name)
    .flatMap(([, names]) => names.split(','))
    .map((one) => one.trim().split(' as ')[0])
    .filter((one) => one && !one.startsWith('type '));

test('the shell provides the names of MobX and React Query that sources and MobX for React import', () => {
  const areas = readdirSync(root).filter((folder) => /^remote-\w+$/.test(folder));
  expect(areas.length).toBeGreaterThan(4);
  const sources = ['shell', 'shared', ...areas].map((folder) => join(folder, 'src'));
  const texts = sources
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, file)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/[\\/]testing[\\/]/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const forReact = createRequire(import.meta.url)
    .resolve('mobx-react-lite')
    .replace(/index\.js$/, 'mobxreactlite.mjs');
  texts.push(readFileSync(forReact, 'utf8'));
  for (const [name, provided] of Object.entries(selectedNames())) {
    const wanted = new Set(texts.flatMap((text) => imported(text, name)));
    expect(wanted.size).toBeGreaterThan(3);
    expect([name, ...[...wanted].filter((one) => !provided.includes(one))]).toEqual([name]);
  }
});
