import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder is used by another process. */
export class FolderInUse extends Error {}

/**
 * Takes the folder for this process alone; what it answers gives it back. The lock is a listening
 * socket named after the folder: the system takes it away when its owner dies, however it dies,
 * so that there is no stale lock file to judge. Throws {@link FolderInUse}.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(realpathSync(folder));
  const server = (await listen(path)) ?? (await listenAfterDead(path));
  if (!server) throw new FolderInUse(folder);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Linux and Windows know names that live and die with the process; elsewhere it is a file. */
function socketPath(folder: string): string {
  const name = `portal-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}

const isFile = (path: string) => path.startsWith('/');

/** Undefined when the name is taken. */
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

/** A socket file stays when its owner is killed: nobody answers on it then. */
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
