import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Thrown when another process uses the folder. */
export class FolderInUse extends Error {}

/**
 * Locks the folder for this process; returns a function that releases the lock. The lock is a listening socket
 * named after the folder. The operating system closes it when the process ends, even after a crash, so there is no
 * stale lock file. Throws {@link FolderInUse}.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(realpathSync(folder));
  const server = (await listen(path)) ?? (await listenAfterDead(path));
  if (!server) throw new FolderInUse(folder);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Returns the socket's name. On Linux and Windows the name disappears with the process; elsewhere it is a file. */
function socketPath(folder: string): string {
  const name = `portal-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}

const isFile = (path: string) => path.startsWith('/');

/** Listens on the socket. Returns undefined when the name is in use. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

/** Listens on a socket file; a file that nobody answers on is left from a killed process and is replaced. */
async function listenAfterDead(path: string): Promise<Server | undefined> {
  if (!isFile(path) || (await answers(path))) return undefined;
  await rm(path, { force: true });
  return listen(path);
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
