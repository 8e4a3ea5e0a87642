/**
 * The packages that exist once in a page: the shell ships them and every remote uses the shell's. Both configurations
 * are derived from this list.
 */
import { createRequire } from 'node:module';

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

export const portalParts = ['api', 'session', 'portal', 'ui', 'controls', 'calendar', 'form', 'upload'].map(
  (part) => `@portal/shared/${part}`,
);

/** Shared packages that only the pages which use them load: most visits start on a page without form and calendar. */
const fetchedLater = new Set(
  ['controls', 'calendar', 'form', 'upload'].map((part) => `@portal/shared/${part}`),
);

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

/** Returns the versions that the shell offers, by package. */
export function offeredVersions() {
  return Object.fromEntries(versioned.map((name) => [name, versionOf(name)]));
}

/** Returns the ranges that a remote requires, by package. */
export function requiredRanges() {
  return Object.fromEntries(versioned.map((name) => [name, rangeOf(name)]));
}

/** Returns `shared` of the shell. Most packages are eager, because one request is faster than ten parallel ones. */
export function hostShared() {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        eager: !fetchedLater.has(name),
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
