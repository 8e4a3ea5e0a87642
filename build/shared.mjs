/**
 * The packages that exist once in a page: the shell ships them and every remote uses the shell's. Both configurations
 * are derived from this list.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** A trailing slash shares every path below the package (react/jsx-runtime, react-dom/client). */
const libraries = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'mobx',
  'mobx-react-lite',
  '@tanstack/react-query',
  '@emotion/react',
];

export const portalParts = [
  'api',
  'session',
  'portal',
  'ui',
  'extras',
  'controls',
  'calendar',
  'form',
  'upload',
].map((part) => `@portal/shared/${part}`);

/** Shared packages that only the pages which use them load: most visits start on a page without form and calendar. */
export const fetchedLater = new Set(
  ['extras', 'controls', 'calendar', 'form', 'upload'].map((part) => `@portal/shared/${part}`),
);

/**
 * Libraries of which the shell ships only the names that these files export, because a shared library can't be tree-shaken. An
 * area that imports another name is incompatible, as with the parts of `shared`.
 */
const selected = new Map(
  [
    ['mobx', 'mobx.mjs'],
    ['@tanstack/react-query', 'reactQuery.mjs'],
  ].map(([name, file]) => [name, fileURLToPath(new URL(`provided/${file}`, import.meta.url))]),
);

/** Returns the names that the shell provides of each library of which it ships only some: `{ [package]: names }`. */
export function selectedNames() {
  const exported = (file) => /export \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1].match(/\w+/g);
  return Object.fromEntries([...selected].map(([name, file]) => [name, exported(file)]));
}

const manifest = require('../shared/package.json');

/** Returns the exact version of a library that the build uses. */
function versionOf(name) {
  const bare = name.replace(/\/$/, '');
  return bare.startsWith('@portal/shared') ? manifest.version : manifest.dependencies[bare];
}

/** Returns the range that a remote accepts: compatible newer versions. */
const rangeOf = (name) => `^${versionOf(name)}`;

const names = [...libraries, ...portalParts];

/** Libraries that are compared by version. The parts of `shared` are compared by their exported names instead. */
const versioned = libraries.filter((name) => !name.endsWith('/'));

/** The federation runtime, of which the shell provides the inner functions (`provideRuntime.mjs`). */
const runtime = [
  '@module-federation/enhanced',
  require('./package.json').dependencies['@module-federation/enhanced'],
];

/** Returns the versions that the shell offers, by package. */
export function offeredVersions() {
  return Object.fromEntries([...versioned.map((name) => [name, versionOf(name)]), runtime]);
}

/** Returns the ranges that a remote requires, by package. */
export function requiredRanges() {
  const [name, version] = runtime;
  return { ...Object.fromEntries(versioned.map((name) => [name, rangeOf(name)])), [name]: `~${version}` };
}

/** Returns `shared` of the shell. Most packages are eager, because one request is faster than ten parallel ones. */
export function hostShared() {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        eager: !fetchedLater.has(name),
        ...(selected.has(name) && { import: selected.get(name) }),
        version: versionOf(name),
        // The shell offers the only version, so comparing it would take 15 ms of the first page's start for nothing.
        requiredVersion: false,
      },
    ]),
  );
}

/** Returns `shared` of a remote. It has no fallback (`import: false`), so that nothing is shipped twice. */
export function remoteShared() {
  return Object.fromEntries(
    names.map((name) => [name, { singleton: true, import: false, requiredVersion: rangeOf(name) }]),
  );
}
