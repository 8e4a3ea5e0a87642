import { classify } from './classify';
import { watchScripts } from './failedScripts';

const url = 'http://localhost/remotes/remote_member/chunks/1.js';

function named(name: string, message: string, more: object = {}): Error {
  return Object.assign(new Error(message), { name, ...more });
}

const chunk = (type: string) => named('ChunkLoadError', 'Loading chunk 1 failed', { type, request: url });

/** Lets a script with this hash fail, as browsers report it. */
function failScript(integrity: string): void {
  const script = Object.assign(document.createElement('script'), { src: url, integrity });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

watchScripts();

/** Answers requests: `intact` is what a request with the hash gets. */
function serve({ reachable, intact }: { reachable: boolean; intact: boolean }): void {
  globalThis.fetch = async (_url, init) => {
    // A cached answer would be the one that has just failed.
    expect(init?.cache).toBe('reload');
    if (!reachable || (init?.integrity && !intact)) throw new TypeError('Failed to fetch');
    return Response.json({});
  };
}

test.each([
  ['a chunk that hangs', chunk('timeout'), 'timeout'],
  ['a chunk that does not define its modules', chunk('missing'), 'load'],
  ['an entry that hangs', new Error('RUNTIME-008 ScriptNetworkError: Script "x" timed out.'), 'timeout'],
  ['an entry that throws', new Error('RUNTIME-008 ScriptExecutionError: Script "x"'), 'load'],
  ['a promise that never settles', new DOMException('', 'TimeoutError'), 'timeout'],
  ['a page that throws while it is loaded', new TypeError('x is undefined'), 'load'],
  ['a page that throws no error', 'no', 'load'],
])('%s', async (_case, error, failure) => {
  serve({ reachable: true, intact: true });
  expect(await classify(error, url)).toBe(failure);
});

test.each([
  ['is not there', { reachable: false, intact: false }, 'network'],
  ['is there now', { reachable: true, intact: true }, 'network'],
  ['differs from its hash', { reachable: true, intact: false }, 'integrity'],
])('a script that %s', async (_case, served, failure) => {
  failScript('sha384-known');
  serve(served);
  expect(await classify(chunk('error'))).toBe(failure);
  expect(await classify(new Error('RUNTIME-008 ScriptNetworkError: Failed to load'), url)).toBe(failure);
});

test.each([
  ['is not there', { reachable: false, intact: false }, 'network'],
  ['differs from its hash', { reachable: true, intact: false }, 'integrity'],
])('a module that %s, whether it is the entry or one that it imports', async (_case, served, failure) => {
  const map = Object.assign(document.createElement('script'), { type: 'importmap' });
  map.textContent = JSON.stringify({ integrity: { '/remotes/remote_vite/v1/page.js': 'sha384-page' } });
  document.head.append(map);
  serve(served);
  const entry = 'http://localhost/remotes/remote_vite/v1/entry.js?attempt=1';
  const error = new TypeError(`Failed to fetch dynamically imported module: ${entry}`);
  expect(await classify(error)).toBe(failure);
  expect(await classify(new Error(`RUNTIME-008 Importing a module script failed.`), entry)).toBe(failure);
  map.remove();
});
