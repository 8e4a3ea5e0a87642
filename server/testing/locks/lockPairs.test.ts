import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { buildApp } from '../../src/app';
import type { App } from '../../src/deps';
import { describeOnPostgres } from '../database';
import { member } from '../factories';
import { lab } from '../orders';
import { type TestApp, testApp } from '../testApp';
import { actsAbout, type LockingAct } from './acts';
import { openRehearsal, type Rehearsal } from './rehearsal';

/** `npm run soak` tries all pairs; other runs a random part of them. */
const share = process.env.SOAK_CASES === undefined ? 60 : Number.POSITIVE_INFINITY;

describeOnPostgres('acts that lock several rows', () => {
  let t: TestApp;
  let app: App;
  let rehearsal: Rehearsal;
  let acts: LockingAct[];
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    const owner = await member(t.db);
    acts = await actsAbout(t, owner, (await lab(t)).token);
    rehearsal = openRehearsal('url' in t.db ? String(t.db.url) : '');
    app = await buildApp({ ...t.deps, db: rehearsal.db, checkAnswers: false });
  });
  afterAll(async () => {
    await app.close();
    await rehearsal.db.close();
  });

  const run =
    ({ path, input, token }: LockingAct) =>
    async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers,
        payload: JSON.stringify(input),
      });
      return statusCode;
    };

  test('two transactions that lock in opposite orders are seen', async () => {
    const update = (first: string, second: string) => () =>
      rehearsal.db.transaction(async (tx) => {
        for (const rid of [first, second])
          await tx.execute(sql`UPDATE instrument SET name = name WHERE rid = ${rid}`);
      });
    // On a busy machine one may end before the other has begun: some tries.
    let deadlocks = 0;
    for (let round = 0; round < 50 && deadlocks === 0; round++) {
      const seen = await rehearsal.together([update('sem-1', 'sem-2'), update('sem-2', 'sem-1')]);
      deadlocks = seen.reduce((sum, one) => sum + one.deadlocks, 0);
    }
    expect(deadlocks).toBeGreaterThan(0);
  });

  test('never deadlock in pairs', async () => {
    const locking: { readonly act: LockingAct; readonly tables: ReadonlySet<string> }[] = [];
    for (const act of acts) {
      const [seen] = await rehearsal.together([run(act)]);
      if (seen && seen.tables.size > 1) locking.push({ act, tables: seen.tables });
    }
    expect(locking.length).toBeGreaterThan(25);
    const pairs = locking.flatMap((one, index) =>
      locking
        .slice(index)
        .filter((other) => [...one.tables].filter((table) => other.tables.has(table)).length > 1)
        .map((other) => [one.act, other.act] as const),
    );
    const tried = share < pairs.length ? fc.sample(fc.constantFrom(...pairs), share) : pairs;
    const deadlocked: string[] = [];
    for (const [one, other] of tried) {
      const seen = await rehearsal.together([run(one), run(other)]);
      if (seen.some(({ deadlocks }) => deadlocks > 0)) deadlocked.push(`${one.path} ${other.path}`);
    }
    expect(deadlocked).toEqual([]);
  });
});
