/**
 * npm run dev: serves the whole portal and rebuilds what changes. The running gateway picks up a new release of a
 * remote; a change of the server or the shell restarts the portal and keeps its data. For hot reload of one remote,
 * also run: npm run dev -w remote-member
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { helpOf } from './help.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
helpOf(import.meta.url);
const { install } = await import('./install.mjs');
const { remotes } = await import('../build/areas.mjs');
const { build } = await import('./build.mjs');
const { say } = await import('./run.mjs');
const { root } = await import('./stale.mjs');

const watched = [
  'shared/src',
  'shell/src',
  'shell/gateway',
  'server/src',
  ...remotes.map((name) => `${name}/src`),
];

let portal;

async function restart() {
  const last = portal;
  if (last && last.exitCode === null) {
    last.kill('SIGTERM');
    await new Promise((resolve) => last.once('exit', resolve));
  }
  portal = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { cwd: root, stdio: 'inherit' });
}

const changed = new Set();
let timer;
let working = Promise.resolve();

async function rebuild() {
  const folders = [...changed];
  changed.clear();
  try {
    await build({ exitOnError: false });
  } catch (error) {
    return say(`构建失败，等待修改：\n${error.message}`);
  }
  if (folders.some((folder) => !folder.startsWith('remote-'))) await restart();
}

await install();
await restart();
for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file?.includes('.test.')) return;
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(rebuild);
    }, 200);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    portal.once('exit', () => process.exit(0));
    portal.kill('SIGTERM');
  });
}
