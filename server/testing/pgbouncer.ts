import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { daemonUser, freePort, startDaemon, until } from './daemon';

export interface Pooler {
  /** URL without a database name, with a trailing slash. */
  readonly url: string;
  stop(): void;
}

/** Starts PgBouncer in transaction mode in front of a PostgreSQL server of the tests, with the settings of `deploy`. */
export async function startPgbouncer(server: string): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
  const port = await freePort();
  const { port: target, username } = new URL(server);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settingsOf({ target, username, port }));
  if (daemonUser.uid !== undefined) chownSync(folder, daemonUser.uid, daemonUser.gid);
  const daemon = startDaemon('pgbouncer', [file], { cwd: folder });
  const url = `postgres://${username}@127.0.0.1:${port}/`;
  const answers = async () => {
    const client = new Client({ connectionString: `${url}postgres` });
    await client.connect();
    await client.end();
    return true;
  };
  await until(answers, [daemon]);
  return {
    url,
    stop: () => {
      void daemon.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the settings of a deployment for all databases of a server that trusts its own machine. */
function settingsOf(of: {
  readonly target: string;
  readonly username: string;
  readonly port: number;
}): string {
  // Each test file has a database of its own, and PgBouncer keeps connections to each.
  const own = ['auth_type = any', 'unix_socket_dir =', 'logfile =', 'server_idle_timeout = 5'];
  const more = [`listen_port = ${of.port}`, ...own];
  const deployed = readFileSync(join(__dirname, '../../deploy/pgbouncer.ini'), 'utf8')
    .replace(/^portal = \S+ \S+/m, `* = host=127.0.0.1 port=${of.target} user=${of.username}`)
    .replace(/^(listen_port|auth_type|auth_file|server_idle_timeout) .*\n/gm, '');
  return `${deployed}${more.join('\n')}\n`;
}
