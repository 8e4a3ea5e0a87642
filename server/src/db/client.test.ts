import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { administer, describeOnPostgres, postgresUrl, throughPooler } from '../../testing/database';
import { member } from '../../testing/factories';
import { order } from '../../testing/orders';
import { type TestApp, testApp } from '../../testing/testApp';
import { listAddresses } from '../modules/address/address.repo';
import { rate_limits } from '../modules/limit/limit.table';
import { type AfterRollback, nestedDb, type Tx } from './client';
import { openPipeline, type Pipeline } from './pipeline';
import { openPostgres } from './postgres';

const row = (key: string) => ({ key, points: 0, resets: new Date('2026-11-18T02:00:00Z') });
const pointsOf = async (t: TestApp, key: string) =>
  (await t.db.read((tx) => tx.select().from(rate_limits).where(eq(rate_limits.key, key))))[0]?.points;

describe('the database client', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'pglite' });
  });

  test.each(['read', 'transaction'] as const)(
    '%s inside the work of another one throws at once',
    async (kind) => {
      const nested = t.db.transaction(() => t.db[kind](async () => undefined));
      await expect(nested).rejects.toThrow('use its tx');
    },
  );

  test('a failed transaction leaves no changes', async () => {
    const failing = t.db.transaction(async (tx) => {
      await tx.insert(rate_limits).values(row('failing'));
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await pointsOf(t, 'failing')).toBeUndefined();
  });
});

/** A refused transaction whose trace stays: it counts in `key` after the rollback. */
class Refused extends Error implements AfterRollback {
  constructor(
    private readonly key: string,
    private readonly next: 'throw' | 'repeat' = 'throw',
  ) {
    super('refused');
  }
  async afterRollback(tx: Tx): Promise<'throw' | 'repeat'> {
    await tx
      .insert(rate_limits)
      .values(row(this.key))
      .onConflictDoUpdate({ target: rate_limits.key, set: { points: sql`${rate_limits.points} + 1` } });
    return this.next;
  }
}

describe('work after a rollback', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'pglite' });
  });

  test('it stays although the transaction does not, and the error is thrown on', async () => {
    const refused = t.db.transaction(async (tx) => {
      await tx.insert(rate_limits).values(row('undone'));
      throw new Refused('kept');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await pointsOf(t, 'undone')).toBeUndefined();
    expect(await pointsOf(t, 'kept')).toBe(0);
  });

  test('with repeat the transaction runs again', async () => {
    let runs = 0;
    const done = await t.db.transaction(async () => {
      if (++runs === 1) throw new Refused('repeated', 'repeat');
      return runs;
    });
    expect(done).toBe(2);
    expect(await pointsOf(t, 'repeated')).toBe(0);
  });

  test('repetitions end', async () => {
    const endless = t.db.transaction(() => Promise.reject(new Refused('endless', 'repeat')));
    await expect(endless).rejects.toThrow('refused');
  });

  test('an error of that work is thrown instead: the trace is missing', async () => {
    const failing = t.db.transaction(() =>
      Promise.reject(
        Object.assign(new Error('refused'), {
          afterRollback: () => Promise.reject(new Error('no database')),
        }),
      ),
    );
    await expect(failing).rejects.toThrow('no database');
  });

  test('inside a transaction it stays when only the savepoint is rolled back', async () => {
    await t.db.transaction(async (tx) => {
      const nested = nestedDb(t.db, tx).transaction(() => Promise.reject(new Refused('caught')));
      await expect(nested).rejects.toThrow('refused');
    });
    expect(await pointsOf(t, 'caught')).toBe(0);
  });

  test('inside a transaction it stays when all is rolled back', async () => {
    const refused = t.db.transaction((tx) =>
      nestedDb(t.db, tx).transaction(() => Promise.reject(new Refused('thrown on'))),
    );
    await expect(refused).rejects.toThrow('refused');
    expect(await pointsOf(t, 'thrown on')).toBe(0);
  });
});

describeOnPostgres('the way to the database', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });

  const url = () => ('url' in t.db ? String(t.db.url) : '');

  const nameOf = (query: unknown) =>
    typeof query === 'object' && query !== null && 'name' in query && query.name ? query.name : undefined;

  /** Returns the names of the statements that `work` sends; undefined for one without a name. */
  async function statementsOf(work: () => Promise<unknown>) {
    const sent = jest.spyOn(Client.prototype, 'query');
    try {
      await work();
      return sent.mock.calls.map(([query]) => nameOf(query));
    } finally {
      sent.mockRestore();
    }
  }

  test.each([
    ['auth/user/info', ['caller', 'account', 'addresses']],
    ['auth/web/order/list4person', ['caller', 'own_orders']],
    ['auth/message/list', ['caller', undefined]],
  ] as const)('%s sends these statements only, those of every page by name', async (path, names) => {
    const person = await member(t.db, {}, t.clock.now());
    // An empty page of orders has no row with the counts, so a second statement would count them.
    if (path === 'auth/web/order/list4person') await order(t, person);
    const known = throughPooler(url()) === undefined ? names : names.map(() => undefined);
    expect(await statementsOf(() => t.call(path, {}, { token: person.token }))).toEqual(known);
  });

  test('statements have no names when migrations have a connection of their own: this one may be a pooler', async () => {
    const db = await openPostgres(`${url()}?application_name=pooler`, url());
    const sent = await statementsOf(() => db.read((tx) => listAddresses(tx, 'nobody')));
    await db.close();
    expect(sent).toEqual([undefined]);
  });

  /** Returns the connection of a pipeline as soon as it is open. */
  async function opened(pipeline: Pipeline): Promise<Tx> {
    for (;;) {
      const tx = pipeline.use();
      if (tx) return tx;
      await setImmediate();
    }
  }

  test('queries of one turn of the event loop are one write on one connection; a failing one fails alone', async () => {
    const pipeline = openPipeline({ connectionString: url() });
    const tx = await opened(pipeline);
    const written = jest.spyOn(Socket.prototype, '_writev');
    const texts = ['SELECT 1 AS n', 'SELECT nothing', 'SELECT 2 AS n'];
    const answers = await Promise.allSettled(texts.map((text) => tx.execute(sql.raw(text))));
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
    expect(answers).toMatchObject([
      { value: { rows: [{ n: 1 }] } },
      { status: 'rejected' },
      { value: { rows: [{ n: 2 }] } },
    ]);
    await pipeline.end();
    expect(pipeline.use()).toBeUndefined();
  });

  test('a pipeline whose connection is cut is opened again by the next use', async () => {
    const pipeline = openPipeline({ connectionString: url(), application_name: 'cut' });
    const tx = await opened(pipeline);
    const cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'cut'";
    const waiting = tx.execute(sql`SELECT pg_sleep(600)`).catch((error: unknown) => error);
    expect(await administer(postgresUrl() ?? '', cut)).toBe(1);
    expect(await waiting).toBeInstanceOf(Error);
    const again = await opened(pipeline);
    expect(again).not.toBe(tx);
    await expect(again.execute(sql`SELECT 1`)).resolves.toBeDefined();
    await pipeline.end();
  });

  test('transactions that collide are repeated until each is committed', async () => {
    await t.db.transaction((tx) => tx.insert(rate_limits).values(row('counter')));
    const increment = () =>
      t.db.transaction(async (tx) => {
        await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL SERIALIZABLE`);
        const [found] = await tx.select().from(rate_limits).where(eq(rate_limits.key, 'counter'));
        await tx
          .update(rate_limits)
          .set({ points: (found?.points ?? 0) + 1 })
          .where(eq(rate_limits.key, 'counter'));
      });
    await Promise.all([1, 2, 3].map(increment));
    expect(await pointsOf(t, 'counter')).toBe(3);
  });

  test('connections that are cut are replaced', async () => {
    await t.call('open/setting', {});
    const cut = await administer(
      postgresUrl() ?? '',
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${url().split('/').at(-1)}'`,
    );
    expect(cut).toBeGreaterThan(0);
    expect((await t.app.inject('/readyz')).statusCode).toBe(200);
  });

  test('migrations use their own connection, so that the main connection may go through a pooler', async () => {
    const server = postgresUrl() ?? '';
    const name = `test_migration_${randomBytes(4).toString('hex')}`;
    await administer(server, `CREATE DATABASE ${name}`);
    await administer(server, `CREATE ROLE ${name} LOGIN`);
    const limited = `${server.replace('//portal@', `//${name}@`)}${name}`;
    await expect(openPostgres(limited)).rejects.toThrow();
    const db = await openPostgres(limited, `${server}${name}`);
    await expect(db.read((tx) => tx.execute(sql`SELECT 'rate_limits'::regclass`))).resolves.toBeDefined();
    await db.close();
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    await administer(server, `DROP ROLE ${name}`);
  });
});
