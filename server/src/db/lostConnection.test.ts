import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { administer, describeOnPostgres, postgresUrl } from '../../testing/database';
import { type TestApp, testApp } from '../../testing/testApp';
import type { Db } from './client';
import { isUnavailable } from './errorCode';
import { connectPostgres } from './postgres';

const timeouts = {
  connect: 5000,
  statement: 300_000,
  idleTransaction: 300_000,
  lock: 300_000,
  answer: 310_000,
};

/** A network between the portal and PostgreSQL that a test breaks. */
class Network {
  /** What happens to queries: `cut` closes the connection, `gone` loses them without a word. */
  state: 'up' | 'cut' | 'gone' = 'up';
  readonly #sockets: Socket[] = [];

  private constructor(
    readonly server: Server,
    readonly url: string,
  ) {}

  static async before(url: string): Promise<Network> {
    const { port: target } = new URL(url);
    const server = createServer((near) => network.#join(near, connect(Number(target), '127.0.0.1')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const network = new Network(server, url.replace(`:${target}`, `:${port}`));
    return network;
  }

  #join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) this.#sockets.push(socket.on('error', () => undefined));
    near.on('data', (bytes) => {
      // A new connection's first message begins with its length: login works, the query after it does not.
      if (this.state === 'up' || bytes[0] === 0) far.write(bytes);
      else if (this.state === 'cut') near.destroy();
    });
    far.on('data', (bytes) => near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }

  /** Resolves when the first connection has ended. */
  async cut(): Promise<void> {
    const [near] = this.#sockets;
    if (near && !near.closed) await once(near, 'close');
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describeOnPostgres('a lost connection', () => {
  let t: TestApp;
  let url: string;
  let network: Network;
  let db: Db;
  const open = (more: object = {}, given = timeouts) =>
    connectPostgres(network.url, given, { guarded: true, named: false, ...more });
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    url = 'url' in t.db ? String(t.db.url) : '';
  });
  beforeEach(async () => {
    network = await Network.before(url);
    db = open();
  });
  afterEach(async () => {
    await db.close();
    await network.close();
  });

  const one = () => db.read((tx) => tx.execute(sql`SELECT 1 AS n`));
  const failureOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'none',
      (error: unknown) => isUnavailable(error) || error,
    );

  test('between two queries of a transaction ends neither the process nor the pool', async () => {
    const failed = db.transaction(async (tx) => {
      const [row] = Object(await tx.execute(sql`SELECT pg_backend_pid() AS pid`)).rows;
      await administer(postgresUrl() ?? '', `SELECT pg_terminate_backend(${row.pid}, 5000)`);
      // Without a query, nobody but the connection itself hears of it.
      await network.cut();
      await tx.execute(sql`SELECT 1`);
    });
    expect(await failureOf(failed)).toBe(true);
    await expect(one()).resolves.toBeDefined();
  });

  test('at the begin of more transactions than the pool has connections does not empty it', async () => {
    network.state = 'cut';
    for (let number = 0; number < 12; number++)
      expect(await failureOf(db.transaction(async () => undefined))).toBe(true);
    network.state = 'up';
    await expect(db.transaction(async (tx) => tx.execute(sql`SELECT 1`))).resolves.toBeDefined();
  });

  test('at the commit is reported as such, and not the rollback that can not be sent', async () => {
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      network.state = 'cut';
    });
    expect(await failureOf(failed)).toBe(true);
  });

  test('an error of the work itself is thrown also when the rollback fails', async () => {
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      network.state = 'cut';
      throw new Error('of the work');
    });
    await expect(failed).rejects.toThrow('of the work');
  });

  test.each([
    ['a query', (of: Db) => of.read((tx) => tx.execute(sql`SELECT 1`))],
    ['a transaction', (of: Db) => of.transaction((tx) => tx.execute(sql`SELECT 1`))],
  ])('%s that nobody answers is given up, and its connection is not used again', async (_case, run) => {
    const impatient = open({}, { ...timeouts, answer: 100 });
    network.state = 'gone';
    expect(await failureOf(run(impatient))).toBe(true);
    network.state = 'up';
    await expect(run(impatient)).resolves.toBeDefined();
    await impatient.close();
  });

  test('a server that only reads counts as unavailable for a transaction that writes', async () => {
    const standby = connectPostgres(`${url}?options=-c%20default_transaction_read_only=on`, timeouts);
    const write = standby.transaction((tx) => tx.execute(sql`DELETE FROM rate_limits`));
    expect(await failureOf(write)).toBe(true);
    expect(await standby.canWrite()).toBe(false);
    await standby.close();
  });

  test('reads go to the standby while the primary is away, writes are refused, and a wrong query is not repeated', async () => {
    const both = open({ standbyUrl: `${url}?application_name=standby` });
    const name = () =>
      both.read(
        async (tx) => Object(await tx.execute(sql`SELECT current_setting('application_name') AS name`)).rows,
      );
    expect(await name()).toEqual([{ name: '' }]);
    expect(await both.canWrite()).toBe(true);
    network.state = 'cut';
    expect(await name()).toEqual([{ name: 'standby' }]);
    expect(await both.canWrite()).toBe(false);
    expect(await failureOf(db.canWrite())).toBe(true);
    expect(await failureOf(both.transaction((tx) => tx.execute(sql`SELECT 1`)))).toBe(true);
    network.state = 'up';
    expect(await name()).toEqual([{ name: '' }]);
    const wrong = jest.fn((tx: Parameters<Parameters<Db['read']>[0]>[0]) => tx.execute(sql`SELECT nothing`));
    await expect(both.read(wrong)).rejects.toThrow();
    expect(wrong).toHaveBeenCalledTimes(1);
    await both.close();
  });
});
