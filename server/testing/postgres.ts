import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { Db } from '../src/db/client';
import { openPostgres } from '../src/db/postgres';

const run = promisify(execFile);
const versions = '/usr/lib/postgresql';

/** A migrated, empty database on a real PostgreSQL server. */
export interface TestPostgres {
  readonly db: Db;
  /** Closes the database and stops the server, if it was started for it. */
  stop(): Promise<void>;
}

/**
 * Where PGlite's one connection would hide a race: a database of its own on the server of TEST_DATABASE_URL, or
 * on one that is started from installed binaries. Undefined, with a line that says so, when there is neither.
 */
export async function testPostgres(): Promise<TestPostgres | undefined> {
  const server = await findServer();
  if (!server) {
    process.stdout.write(
      'PostgreSQL is neither given by TEST_DATABASE_URL nor installed: its tests are skipped\n',
    );
    return undefined;
  }
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await query(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const db = await openPostgres(url.href);
  return {
    db,
    stop: async () => {
      await db.close();
      await query(server.url, `DROP DATABASE ${name}`);
      await server.stop();
    },
  };
}

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

async function findServer(): Promise<Server | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return { url, stop: async () => undefined };
  const newest = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined;
  const owner = serverOwner();
  return newest === undefined || owner === undefined
    ? undefined
    : startServer(join(versions, newest, 'bin'), owner);
}

/** PostgreSQL refuses to run as root: then another user owns it. */
interface Owner {
  readonly prefix: readonly string[];
  readonly ids: readonly [uid: number, gid: number] | undefined;
}

function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined };
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
      return { prefix: ['runuser', '-u', user, '--'], ids: [id('-u'), id('-g')] };
    } catch {
      // There is no such user here: try the next.
    }
  }
  return undefined;
}

/** A server in a temporary folder, reached by a socket there; it forgets everything when it stops. */
async function startServer(bin: string, { prefix, ids }: Owner): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  if (ids) chownSync(folder, ...ids);
  const command = (name: string, ...args: string[]) => [...prefix, join(bin, name), ...args] as const;
  const data = join(folder, 'data');
  const [init = '', ...initArgs] = command(
    'initdb',
    '-D',
    data,
    '-U',
    'portal',
    '-A',
    'trust',
    '-N',
    '--locale=C.UTF-8',
  );
  await run(init, initArgs, { cwd: folder });
  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=100'].flatMap((one) => ['-c', one]);
  const [start = '', ...startArgs] = command('postgres', '-D', data, '-k', folder, ...settings);
  const child = spawn(start, startArgs, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `postgres://portal@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await query(url, 'SELECT 1');
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}
