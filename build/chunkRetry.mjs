/* global __webpack_get_script_filename__:writable */

/**
 * Bundled into every remote. While a request for a script hangs, a browser does not start a second one for the same
 * URL, so a retry needs another URL. The shell sets `portalAttempt` while it retries.
 */
const fileOf = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => {
  const attempt = globalThis.portalAttempt;
  return attempt ? `${fileOf(chunk)}?attempt=${attempt}` : fileOf(chunk);
};

export default () => ({ name: 'chunk-again' });
