import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';
import { remotes } from './areas.mjs';

/** SPDX identifiers of licences that neither require publishing our sources nor forbid commercial use. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Its terms reach changed files of the package itself alone (resvg, which is used as it is).
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose manifest has no licence or one that is not allowed above, each with the reason for the exception. */
const exceptions = {
  'node_modules/png-js': 'its LICENSE file is the MIT licence; the manifest has no field for it',
  'node_modules/caniuse-lite': 'CC-BY-4.0 data that the build tools read; it is in no bundle',
};

/** Development dependencies whose files a build of the server has. */
const fonts = ['noto-sans-sc', 'noto-sans', 'noto-sans-math'].map(
  (family) => `node_modules/@expo-google-fonts/${family}`,
);

/** Workspaces whose production dependencies are installed in an image or bundled for browsers. */
const shipped = ['server', 'shell', 'shared', ...remotes];

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * Returns the lock's entry that Node resolves `name` to from the package at `from`; undefined when it is not
 * installed.
 */
function resolved(from, name) {
  for (let folder = from; ; folder = folder.replace(/\/?(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)$/, '')) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[path]) return packages[path].link ? packages[path].resolved : path;
    if (folder === '') return undefined;
  }
}

/** Returns the paths of all packages in a workspace's production dependencies, including optional and peer ones. */
function productionTree(workspaces) {
  const seen = new Set(workspaces);
  for (const path of seen) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolved(path, name);
      if (found) seen.add(found);
    }
  }
  return [...seen].filter((path) => path.includes('node_modules/'));
}

/** Returns true when allowed licences satisfy an SPDX expression: one of an OR, all of an AND. */
function fits(expression) {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some(fits);
  return text.split(' AND ').every((id) => allowed.has(id));
}

test('an SPDX expression needs one licence of an OR and all of an AND', () => {
  expect(fits('MIT')).toBe(true);
  expect(fits('(MIT OR GPL-3.0-or-later)')).toBe(true);
  expect(fits('(LGPL-3.0-only AND MIT)')).toBe(false);
  expect(fits('GPL-3.0-only')).toBe(false);
  expect(fits('CC-BY-NC-4.0')).toBe(false);
  expect(fits('UNLICENSED')).toBe(false);
});

test('no shipped package has a licence that reaches our sources or forbids commercial use', () => {
  const tree = [...productionTree(shipped), ...fonts];
  expect(tree).toContain('node_modules/react');
  expect(tree).toContain('node_modules/fastify');
  expect(tree.length).toBeGreaterThan(150);
  const wrong = tree.filter((path) => !(path in exceptions) && !fits(packages[path].license ?? 'none'));
  expect(wrong.map((path) => `${path}: ${packages[path].license}`)).toEqual([]);
  expect(Object.keys(exceptions).filter((path) => !tree.includes(path))).toEqual([]);
});
