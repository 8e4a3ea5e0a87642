import { sql } from 'drizzle-orm';
import { describeOnPostgres } from '../../testing/database';
import { member, staff, type TestMember } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';
import { connectPostgres } from './postgres';
import { sharedDb, shares } from './share';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeOnPostgres('calls of staff that wait for a row', () => {
  let t: TestApp;
  let who: TestMember;
  let token: string;
  let release: () => Promise<void>;
  beforeEach(async () => {
    t = await testApp({ database: 'postgres' });
    who = await member(t.db);
    ({ token } = await staff(t.db));
    release = await heldInstruments();
  });

  /** Locks all instruments until the returned function is called. */
  async function heldInstruments(): Promise<() => Promise<void>> {
    let free = () => {};
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    let done: Promise<void> | undefined;
    await new Promise<void>((resolve) => {
      done = t.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT FROM instrument FOR UPDATE`);
        resolve();
        await freed;
      });
    });
    return async () => {
      free();
      await done;
    };
  }

  const close = () => t.call('staff/instrument/outOfService', { code: 'SEM-1', reason: '维修' }, { token });

  test('leave connections to members, and too many of them are refused', async () => {
    const calls = Array.from({ length: 80 }, close);
    await wait(300);
    // All answer while the others wait, which they would not with the ten connections of the pool in use.
    const own = await Promise.all(
      Array.from({ length: 20 }, () => t.call('auth/user/info', {}, { token: who.token })),
    );
    expect(own.map(({ status }) => status)).toEqual(own.map(() => 200));
    const added = await t.call('auth/cluster/add', { name: '课题组' }, { token: who.token });
    expect(added.status).toBe(200);
    await release();
    const answers = (await Promise.all(calls)).map(({ status, error }) => ({ status, error }));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(shares.staff);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: 80 - done.length }, () => ({ status: 503, error: 'unavailable' })),
    );
    expect(done.length).toBeLessThan(80);
  });

  test('end with 503 when the row is not free in time', async () => {
    if (!('url' in t.db)) throw new Error('no PostgreSQL');
    const timeouts = { connect: 5000, statement: 60_000, idleTransaction: 60_000, lock: 50, answer: 65_000 };
    const db = connectPostgres(String(t.db.url), timeouts);
    const late = await sharedDb(db, 1)
      .transaction((tx) => tx.execute(sql`SELECT FROM instrument FOR UPDATE`))
      .catch((error: unknown) => error);
    expect(late).toMatchObject({ cause: { code: '55P03' } });
    await db.close();
    await release();
  });
});

test('a shared database runs at most so many works at once, in their order', async () => {
  const running: number[] = [];
  const seen: number[][] = [];
  const db = sharedDb(
    {
      kind: 'postgres',
      read: (work) => work({} as never),
      transaction: (work) => work({} as never),
      canWrite: async () => true,
      poolUse: () => undefined,
      close: async () => undefined,
    },
    2,
  );
  const work = (index: number) => async () => {
    running.push(index);
    seen.push([...running]);
    await wait(5);
    running.splice(running.indexOf(index), 1);
    if (index === 1) throw new Error('fails');
  };
  const works = [0, 1, 2, 3, 4].map((index) => db[index % 2 ? 'read' : 'transaction'](work(index)));
  expect(db.waiting).toBe(3);
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(seen.every(({ length }) => length <= 2)).toBe(true);
  expect(seen.map((one) => one.at(-1))).toEqual([0, 1, 2, 3, 4]);
});
