import { describeOnPostgres } from '../../testing/database';
import { member } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';
import { refuse } from './error';
import { type KeyedCall, once } from './idempotency';

let counter = 0;
const call = (more: Partial<KeyedCall> = {}): KeyedCall => ({
  user_rid: 'somebody',
  path: 'auth/order/add',
  key: `key-${++counter}-of-a-test`,
  input: { total_fen: 100 },
  now: new Date('2026-11-18T02:00:00Z'),
  ...more,
});

/** Work that counts how often it has run. */
function counted() {
  const done = { times: 0 };
  const work = async () => ({ rid: `order-${++done.times}` });
  return { done, work };
}

describe('a call with an Idempotency-Key', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  test('runs once, and a repetition gets the same answer', async () => {
    const { done, work } = counted();
    const first = call();
    const answers = [await once(t.db, first, work), await once(t.db, { ...first }, work)];
    expect(answers).toEqual([{ rid: 'order-1' }, { rid: 'order-1' }]);
    expect(done.times).toBe(1);
  });

  test('with a different input is refused, whatever the order of its keys', async () => {
    const { work } = counted();
    const first = call({ input: { a: 1, b: [{ c: 2, d: 3 }] } });
    await once(t.db, first, work);
    const reordered = { ...first, input: { b: [{ d: 3, c: 2 }], a: 1 } };
    expect(await once(t.db, reordered, work)).toEqual({ rid: 'order-1' });
    const other = once(t.db, { ...first, input: { a: 2 } }, work);
    await expect(other).rejects.toMatchObject({ id: 'idempotency_mismatch', status: 422 });
  });

  test('that failed leaves no changes and the key unused', async () => {
    const { done, work } = counted();
    const first = call();
    const failing = once(t.db, first, async () => {
      throw refuse('plan_changed');
    });
    await expect(failing).rejects.toMatchObject({ id: 'plan_changed' });
    expect(await once(t.db, first, work)).toEqual({ rid: 'order-1' });
    expect(done.times).toBe(1);
  });

  test('with the same key belongs to each user separately', async () => {
    const { done, work } = counted();
    const first = call();
    await once(t.db, first, work);
    await once(t.db, { ...first, user_rid: 'another' }, work);
    expect(done.times).toBe(2);
  });

  test.each(['short', 'with a space in it', 'x'.repeat(101)])('refuses the malformed key %s', async (key) => {
    const { token } = await member(t.db);
    const answer = await t.call(
      'auth/order/add',
      { plan_rids: ['nothing'], sample_source: -1 },
      { token, headers: { 'idempotency-key': key } },
    );
    expect(answer).toMatchObject({ status: 422, fields: { 'Idempotency-Key': expect.any(String) } });
  });
});

describeOnPostgres('many at once under one key', () => {
  test('one call runs; the others are refused with a retry time or get its answer', async () => {
    const { db } = await testApp({ database: 'postgres' });
    const { done, work } = counted();
    const first = call();
    let open = () => {};
    const otherRefused = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Ends after another call was refused, so that calls certainly overlap.
    const slow = async () => {
      const answer = await work();
      await otherRefused;
      return answer;
    };
    const calls = Array.from({ length: 20 }, () => once(db, first, slow));
    for (const one of calls) one.catch(open);
    const results = await Promise.allSettled(calls);
    const answered = results.filter((result) => result.status === 'fulfilled');
    const waiting = results.filter((result) => result.status === 'rejected');
    expect(done.times).toBe(1);
    expect(answered.length).toBeGreaterThan(0);
    expect(waiting.length).toBeGreaterThan(0);
    expect(new Set(answered.map((result) => result.value.rid))).toEqual(new Set(['order-1']));
    for (const { reason } of waiting) expect(reason).toMatchObject({ id: 'idempotency_in_flight' });
    expect(await once(db, first, work)).toEqual({ rid: 'order-1' });
  });
});
