import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort, daemonUser as owner } from './daemon';

/** Returns the folder of the newest PostgreSQL binaries, as Debian, Homebrew and others install them. */
export function binaryFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return [...debian, '/opt/homebrew/opt/postgresql/bin', '/usr/local/bin', '/usr/bin'].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const leastMemory = 4 * 1024 ** 3;

/**
 * Returns the folder for the data of databases: in memory where there is plenty, because making and dropping a
 * PostgreSQL database of 900 files takes ten times the CPU time on a disk (0.42 s instead of 0.04 s a test file).
 */
export function fastestFolder(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= leastMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

export interface PostgresServer {
  /** URL of the server without a database name, with a trailing slash. */
  readonly url: string;
  stop(): void;
}

/** Starts a PostgreSQL server in a temporary folder; returns undefined when it is not installed. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const bin = binaryFolder();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(fastestFolder(), 'portal-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_wal_size=256MB',
    // Of all test files at once, also behind a pooler that keeps some for each database.
    'max_connections=300',
    // Memory in the data folder: the usual kind would stay behind after an immediate shutdown.
    'dynamic_shared_memory_type=mmap',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const url = `postgres://portal@127.0.0.1:${port}/`;
  const stop = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  // Also after a failed setup or Ctrl+C: the folder takes memory.
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop();
      process.kill(process.pid, signal);
    });
  await answering(`${url}postgres`, server);
  return { url, stop };
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000 && server.exitCode === null; attempt++) {
    const client = new Client({ connectionString: url });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start');
}
