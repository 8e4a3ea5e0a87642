import { posix } from 'node:path';

/** An import of a file of this output, as minifiers write it: the specifier is a literal. */
const imported = /\bimport\(\s*(["'`])(\.{1,2}\/[^"'`$]+)\1\s*\)/g;

/** Appended to the specifier: the shell sets `portalAttempt` while it retries. */
const attempt = '(globalThis.portalAttempt?"?attempt="+globalThis.portalAttempt:"")';

/** Returns the code with its imports of `files` asking for another URL in a retry. `file` is the code's own name. */
export const withRetries = (code, file, files) =>
  code.replace(imported, (found, quote, specifier) =>
    files.includes(posix.join(posix.dirname(file), specifier))
      ? `import(${quote}${specifier}${quote}+${attempt})`
      : found,
  );

/**
 * Plugin of Vite: a retry of the shell imports a chunk from another URL, because a browser remembers that a module has failed.
 * Needs `build.modulePreload: false`.
 */
export const retriedImports = () => ({
  name: 'portal-retried-imports',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = withRetries(file.code, file.fileName, file.dynamicImports);
  },
});
