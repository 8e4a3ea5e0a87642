import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from './base.mjs';
import { serverFile, shellServer } from './serverBundle.mjs';
import { remoteShared } from './shared.mjs';

/** Packages whose other paths are for browsers or for the shell. */
const used = { 'react/': 'react/jsx-runtime', 'react-dom/': 'react-dom' };

test('the shell’s server code provides what areas do not bundle, and has no federation run time', async () => {
  const bytes = await shellServer(join(root, 'shell/src/drawn/worker.ts'));
  expect(bytes.toString()).not.toMatch(/module-federation|__FEDERATION__/);
  expect(serverFile(bytes).integrity).toMatch(/^sha384-/);
  const names = Object.keys(remoteShared()).map((name) => used[name] ?? name);
  const code = `for (const name of ${JSON.stringify(names)}) require(name);
    exports.routes = [{ path: 'trial', page: async () => () => 'shown', queries: () => [['open/web/index', {}]] }];`;
  const worker = new Worker(bytes.toString(), { eval: true, env: {}, workerData: { remotes: {}, code } });
  const told = () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  expect(await told()).toEqual({ ready: true });
  worker.postMessage({ path: '/trial' });
  expect(await told()).toEqual({
    calls: [
      ['open/setting', {}],
      ['open/web/index', {}],
    ],
  });
  worker.postMessage({ path: '/trial', answers: [] });
  const { page } = await told();
  // Header, page and footer are one tree; attributes that the policy refuses have become rules.
  expect(page.html).toMatch(/<header .*<main [^>]*>(?:<span hidden[^>]*><\/span>)?shown<\/main>.*<footer /s);
  expect(page.html).not.toContain(' style="');
  expect(page.styles.at(-1).css).toContain('[data-style="0"]{');
  await worker.terminate();
});
