import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './run.mjs';
import { root } from './stale.mjs';

/** Returns the name of the checkout's socket. On Linux and Windows it disappears with its process; elsewhere it is a file. */
function socketPath() {
  const hash = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0portal-build-${hash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\portal-build-${hash}`;
  return join(tmpdir(), `portal-build-${hash}`);
}

/** Listens on the socket. Returns the function that releases it; undefined when another process listens. */
function listen(path) {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket.unref().on('error', () => socket.destroy()));
    }).unref();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () =>
      resolve(() => {
        server.close();
        for (const socket of waiting) socket.destroy();
      }),
    );
  });
}

/** Resolves when the socket's owner has released it or has ended. Removes a socket file without an owner. */
function released(path) {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('error', (error) => {
      if (error.code === 'ECONNREFUSED' && path.startsWith('/')) rmSync(path, { force: true });
    });
    socket.once('close', resolve);
  });
}

/**
 * Runs `work` while no other process of this checkout runs work under this lock; waits for the other one first. The
 * lock is a listening socket, which the operating system closes when its process ends, so there is no stale lock.
 */
export async function withCheckoutLock(work) {
  const path = socketPath();
  let release = await listen(path);
  if (!release) say('另一个进程正在安装或构建，等待其完成 …');
  while (!release) {
    await released(path);
    release = await listen(path);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
