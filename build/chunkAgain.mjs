/* global __webpack_get_script_filename__:writable */

/**
 * Bundled into every remote. A browser that waits for a hung script waits for the same address again, so a
 * chunk can only be tried again under another one: while the shell retries, it sets `portalAttempt`.
 */
const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => {
  const attempt = globalThis.portalAttempt;
  return attempt ? `${fileOf(chunk)}?attempt=${attempt}` : fileOf(chunk);
};

export default () => ({ name: 'chunk-again' });
