import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';
import { hostShared, offeredVersions, portalParts, remoteShared, requiredRanges } from './shared.mjs';

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
