import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Daemon, daemonUser, freePort, startDaemon, until } from '../daemon';
import { binaryFolder, fastestFolder } from '../postgresServer';

const deploy = join(__dirname, '../../../deploy/patroni');

export const programs = ['etcd', 'patroni', 'haproxy'];

const passwords = { superuser: 'superuser-1', replication: 'replication-1' };

/** A server of PostgreSQL under Patroni. */
export class Node {
  #daemon: Daemon | undefined;
  private constructor(
    readonly name: string,
    readonly port: number,
    readonly restPort: number,
    private readonly folder: string,
    private readonly etcdPort: number,
  ) {}

  static async in(folder: string, name: string, etcdPort: number): Promise<Node> {
    const own = join(folder, name);
    mkdirSync(own);
    // What a machine of production has from its packages: a folder for sockets. Faster without a real disk.
    const more = `    unix_socket_directories: '${own}'\n    fsync: 'off'\n`;
    writeFileSync(join(own, 'patroni.yml'), readFileSync(join(deploy, 'patroni.yml'), 'utf8') + more);
    if (daemonUser.uid !== undefined) chownSync(own, daemonUser.uid, daemonUser.gid);
    return new Node(name, await freePort(), await freePort(), own, etcdPort);
  }

  /** Starts it, also after `kill`. */
  start(): void {
    this.#daemon = startDaemon('patroni', [join(this.folder, 'patroni.yml')], {
      cwd: this.folder,
      env: {
        PATRONI_NAME: this.name,
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${this.etcdPort}`,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${this.restPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${this.restPort}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${this.port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${this.port}`,
        PATRONI_POSTGRESQL_DATA_DIR: join(this.folder, 'data'),
        PATRONI_POSTGRESQL_BIN_DIR: binaryFolder() ?? '',
        PATRONI_POSTGRESQL_PGPASS: join(this.folder, 'pgpass'),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: passwords.replication,
      },
    });
  }

  /** Waits until Patroni says that the server is this: `primary`, or `synchronous`, a standby that has every write. */
  is(role: 'primary' | 'synchronous'): Promise<void> {
    const daemons = this.#daemon ? [this.#daemon] : [];
    return until(async () => (await fetch(`http://127.0.0.1:${this.restPort}/${role}`)).ok, daemons);
  }

  /** Kills PostgreSQL; Patroni goes on. */
  killPostgres(): void {
    const [pid] = readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** As a machine that loses its power: Patroni and PostgreSQL end at once. */
  async kill(): Promise<void> {
    this.killPostgres();
    await this.#daemon?.kill();
  }
}

/** etcd, two servers of PostgreSQL under Patroni, and HAProxy in front of them. */
export interface Servers {
  readonly nodes: readonly [Node, Node];
  /** URLs through HAProxy, without user and database. */
  readonly primary: string;
  readonly any: string;
  /** Of the superuser, through HAProxy. */
  readonly superuser: string;
  stop(): Promise<void>;
}

/** Starts all; resolves when the standby has every write. */
export async function startServers(): Promise<Servers> {
  const folder = mkdtempSync(join(fastestFolder(), 'portal-failover-'));
  if (daemonUser.uid !== undefined) chownSync(folder, daemonUser.uid, daemonUser.gid);
  const [etcdPort, peerPort, primaryPort, anyPort] = await Promise.all([1, 2, 3, 4].map(freePort));
  const url = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const etcd = startDaemon(
    'etcd',
    [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', url, '--advertise-client-urls', url],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `default=${peer}`, '--log-level', 'error'],
    ],
    { cwd: folder },
  );
  await until(async () => (await fetch(`${url}/health`)).ok, [etcd]);
  const one = await Node.in(folder, 'one', etcdPort ?? 0);
  const two = await Node.in(folder, 'two', etcdPort ?? 0);
  one.start();
  await one.is('primary');
  two.start();
  const haproxy = startDaemon('haproxy', ['-db', '-f', join(deploy, 'haproxy.cfg')], {
    cwd: folder,
    env: {
      HAPROXY_PRIMARY: `127.0.0.1:${primaryPort}`,
      HAPROXY_ANY: `127.0.0.1:${anyPort}`,
      POSTGRES_ONE: `127.0.0.1:${one.port}`,
      POSTGRES_TWO: `127.0.0.1:${two.port}`,
      PATRONI_ONE_PORT: String(one.restPort),
      PATRONI_TWO_PORT: String(two.restPort),
    },
  });
  await two.is('synchronous');
  return {
    nodes: [one, two],
    primary: `127.0.0.1:${primaryPort}`,
    any: `127.0.0.1:${anyPort}`,
    superuser: `postgres://postgres:${passwords.superuser}@127.0.0.1:${primaryPort}/`,
    stop: async () => {
      await haproxy.kill();
      for (const node of [one, two]) await node.kill().catch(() => undefined);
      await etcd.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
