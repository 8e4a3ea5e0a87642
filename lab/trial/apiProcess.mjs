import { spawn } from 'node:child_process';
import { root } from '../../scripts/stale.mjs';

/** Starts the built API as its container does, on a Node; `listens` resolves to its URL, or rejects when it ends before. */
export function startApi(env, node = process.execPath) {
  const child = spawn(node, ['--max-semi-space-size=64', 'server/dist/server.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let printed = '';
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  const listens = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed = `${printed}${chunk}`.slice(-4000);
        const url = /^API (http\S+)$/m.exec(printed)?.[1];
        if (url) resolve(url);
      });
    ended.then(() => reject(new Error(printed)));
  });
  listens.catch(() => undefined);
  return { child, listens, ended };
}
