/**
 * The packages that exist once in a page: the shell ships them, every remote takes the shell's.
 * One list, from which both sides follow, so that they can't disagree.
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

export const portalParts = ['api', 'session', 'portal', 'rules', 'ui', 'controls', 'calendar', 'form'].map(
  (part) => `@portal/shared/${part}`,
);

/** Shared, but fetched by the pages that use it: the first page of most visits has no form and no calendar. */
const fetchedLater = new Set(['@portal/shared/controls', '@portal/shared/calendar', '@portal/shared/form']);

const manifest = require('../shared/package.json');

/** Exact version that `shared` was built with, of a library or of the contract itself. */
function versionOf(name) {
  const bare = name.replace(/\/$/, '');
  return bare.startsWith('@portal/shared') ? manifest.version : manifest.dependencies[bare];
}

/** What a remote accepts: newer, but not so new that it may break. */
const rangeOf = (name) => `^${versionOf(name)}`;

const names = [...libraries, ...portalParts];

/** Libraries by name; the parts of `shared` are judged by the names that they export, not by a version. */
const versioned = libraries.filter((name) => !name.endsWith('/'));

/** The versions that the shell offers, by package. */
export function offered() {
  return Object.fromEntries(versioned.map((name) => [name, versionOf(name)]));
}

/** The ranges that a remote asks for, by package. */
export function wanted() {
  return Object.fromEntries(versioned.map((name) => [name, rangeOf(name)]));
}

/** `shared` of the shell: eager for most, because one request is sooner here than ten side by side. */
export function hostShared() {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        eager: !fetchedLater.has(name),
        version: versionOf(name),
        requiredVersion: rangeOf(name),
      },
    ]),
  );
}

/** `shared` of a remote: nothing of its own to fall back on (`import: false`), so none of it is shipped twice. */
export function remoteShared() {
  return Object.fromEntries(
    names.map((name) => [name, { singleton: true, import: false, requiredVersion: rangeOf(name) }]),
  );
}
