/**
 * How a browser's request and the stored variants of a built file meet: content encodings, and compression dictionaries
 * (RFC 9842), where a script of an earlier build is the dictionary of the same script in a later one.
 */

/** True when the header Accept-Encoding names the encoding and does not refuse it by a weight of 0. */
export function accepts(header = '', encoding) {
  return header.split(',').some((item) => {
    const [name = '', ...weights] = item.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}

/** Returns the file that a stored variant belongs to. */
export const plainFile = (file) => file.replace(/\.(br|gz|[0-9a-f]{64}\.dcz)$/, '');

/** Name of a file's variant for browsers that have the dictionary with this SHA-256. */
export const deltaFile = (file, hash) => `${file}.${hash.toString('hex')}.dcz`;

/** Returns the name of the delta that a request may be answered with; undefined without a dictionary. */
export function deltaFor(file, headers) {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(headers['available-dictionary'] ?? '') ?? [];
  if (!hash || !accepts(headers['accept-encoding'], 'dcz')) return undefined;
  return deltaFile(file, Buffer.from(hash, 'base64'));
}

/**
 * Returns the path that a script has in all builds, with wildcards: `/assets/main.*.js`. Undefined for a file that is the
 * dictionary of no other.
 */
export function everyBuild(path) {
  if (!/^[\w./-]+\.js$/.test(path) || path.includes('..')) return undefined;
  const pattern = path
    .replace(/(^|\/)[^/]+\/entry\.js$/, '$1*/entry.js')
    .replace(/\.[0-9a-f]{12}\.js$/, '.*.js');
  return pattern === path ? undefined : pattern;
}

/** Returns the headers by which a file becomes a dictionary, and says what its variant depends on. */
export function dictionaryHeaders(path) {
  const pattern = everyBuild(path);
  return {
    vary: pattern ? 'accept-encoding, available-dictionary' : 'accept-encoding',
    ...(pattern && { 'use-as-dictionary': `match="${pattern}"` }),
  };
}
