import type { AccountKind } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../testing/testApp';
import { findByCause } from './ledger.balance.repo';
import { balance, balanceAt, balances, entries, period } from './ledger.balance.service';
import type { Move, PlainMove } from './ledger.move.rules';
import { LedgerRefusal } from './ledger.refusal.rules';
import { labOwner, type Owner } from './ledger.rules';
import { close, expirePending, reopen, setLimit, transfer } from './ledger.service';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const now = new Date('2026-11-18T02:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const cause = { kind: 'test', rid: 'one' };

let counter = 0;
let who: Owner;
/** Returns an id that no other test uses. */
const id = (name: string) => `${name}:${counter}`;
beforeEach(() => {
  who = { kind: 'member', rid: `member${++counter}` };
});

const run = (moves: readonly Move[], at = now) => t.db.transaction((tx) => transfer(tx, moves, at));
const deposit = (amount: number, name = 'deposit'): PlainMove => ({
  id: id(name),
  kind: 'deposit',
  debit: labOwner,
  credit: who,
  amount,
  cause,
});
const hold = (amount: number, name = 'hold'): PlainMove => ({
  id: id(name),
  kind: 'order_by_cash',
  debit: who,
  credit: labOwner,
  amount,
  cause,
  pending: { expires: later(7) },
});
const of = (kind: AccountKind) => t.db.read((tx) => balance(tx, { owner: who, kind }));
const refused = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof LedgerRefusal)) throw error ?? new Error('nothing was refused');
  return { id: error.transfer_id, reason: error.reason, available: error.available };
};

test('a transfer moves its amount, and both accounts have an entry with the balance after it', async () => {
  expect(await run([deposit(500)])).toEqual([{ id: id('deposit'), state: 'posted', amount: 500 }]);
  expect(await of('cash')).toMatchObject({ balance: 500, available: 500, held: 0 });
  const cash = { owner: who, kind: 'cash' } as const;
  const [entry] = await t.db.read((tx) => entries(tx, cash, { size: 10 }));
  expect(entry).toMatchObject({ amount: 500, balance: 500, credited: 500, at: now });
});

test('what is held is not available; posting less releases the rest', async () => {
  await run([deposit(500)]);
  await run([hold(300)]);
  expect(await of('cash')).toMatchObject({ balance: 500, held: 300, available: 200 });
  expect(await refused(run([hold(201, 'more')]))).toMatchObject({ reason: 'insufficient', available: 200 });
  await run([{ id: id('post'), posts: id('hold'), amount: 120 }]);
  expect(await of('cash')).toMatchObject({ balance: 380, held: 0, available: 380 });
  expect(await refused(run([{ id: id('again'), posts: id('hold') }]))).toMatchObject({
    reason: 'not_pending',
  });
});

test('a voided and an expired hold are released', async () => {
  await run([deposit(500)]);
  await run([hold(200), hold(300, 'second')]);
  await run([{ id: id('void'), voids: id('hold') }]);
  expect(await of('cash')).toMatchObject({ available: 200 });
  const post = { id: id('post'), posts: id('second') };
  expect(await refused(run([post], later(7)))).toMatchObject({ reason: 'expired' });
  expect(await t.db.transaction((tx) => expirePending(tx, later(6), 10))).toBe(0);
  expect(await t.db.transaction((tx) => expirePending(tx, later(7), 10))).toBe(1);
  expect(await of('cash')).toMatchObject({ balance: 500, available: 500 });
});

test('linked moves are all done or none, and the ids of refused ones never succeed', async () => {
  const moves = [deposit(100), hold(101)];
  expect(await refused(run(moves))).toEqual({ id: id('hold'), reason: 'insufficient', available: 100 });
  expect(await of('cash')).toMatchObject({ balance: 0 });
  expect(await refused(run([deposit(100)]))).toMatchObject({ reason: 'id_refused' });
  await run([deposit(200, 'other')]);
  expect(await refused(run([hold(101)]))).toMatchObject({ reason: 'id_refused' });
});

test('a repeated call returns what was done, and other content under its id is refused', async () => {
  const first = await run([deposit(100)]);
  expect(await run([deposit(100)], later(1))).toEqual(first);
  expect(await refused(run([deposit(101)]))).toMatchObject({ reason: 'id_reused' });
  expect(await of('cash')).toMatchObject({ balance: 100 });
});

test('a balancing move takes what there is', async () => {
  await run([deposit(100)]);
  await t.db.transaction((tx) => setLimit(tx, { owner: who, kind: 'credit' }, -300));
  const spend: PlainMove = { ...hold(300), kind: 'order_on_credit', balancing: 'debit' };
  const { pending: _, ...onCredit } = spend;
  await run([onCredit]);
  const pay: PlainMove = {
    id: id('pay'),
    kind: 'statement_by_cash',
    debit: who,
    credit: who,
    amount: 999,
    cause,
    balancing: 'both',
  };
  expect(await run([pay])).toMatchObject([{ amount: 100 }]);
  expect(await of('credit')).toMatchObject({ balance: -200, available: 100 });
  expect(await run([{ ...pay, id: id('nothing') }])).toMatchObject([{ state: 'posted', amount: 0 }]);
});

test('a limit below what is used leaves nothing free, and what is repaid is not free again', async () => {
  const credit = { owner: who, kind: 'credit' } as const;
  const spend: PlainMove = { ...deposit(100), kind: 'order_on_credit', debit: who, credit: labOwner };
  await t.db.transaction((tx) => setLimit(tx, credit, -300));
  await run([{ ...spend, id: id('spend') }]);
  await t.db.transaction((tx) => setLimit(tx, credit, -50));
  expect(await of('credit')).toMatchObject({ balance: -100, available: 0, agreed_floor: -50 });
  const repay: PlainMove = { ...deposit(30), kind: 'statement_by_bank', debit: labOwner, credit: who };
  await run([{ ...repay, id: id('repay') }]);
  expect(await of('credit')).toMatchObject({ balance: -70, available: 0 });
  await run([{ ...repay, id: id('rest') }]);
  expect(await of('credit')).toMatchObject({ balance: -40, available: 10 });
  expect(await refused(run([{ ...repay, id: id('much'), amount: 41 }]))).toMatchObject({
    reason: 'above_ceiling',
    available: 40,
  });
});

test('a closed account refuses transfers but releases what is pending', async () => {
  await run([deposit(100)]);
  await run([hold(60)]);
  const cash = { owner: who, kind: 'cash' } as const;
  await t.db.transaction((tx) => close(tx, cash, now));
  expect(await refused(run([deposit(1, 'more')]))).toMatchObject({ reason: 'closed' });
  expect(await refused(run([{ id: id('post'), posts: id('hold') }]))).toMatchObject({ reason: 'closed' });
  await run([{ id: id('void'), voids: id('hold') }]);
  await t.db.transaction((tx) => reopen(tx, cash));
  expect(await run([deposit(1, 'again')])).toHaveLength(1);
});

test('reversals give back at most what was moved', async () => {
  await run([deposit(100)]);
  const back = (name: string, amount?: number): Move => ({
    id: id(name),
    reverses: id('deposit'),
    ...(amount === undefined ? {} : { amount }),
  });
  await run([back('part', 30)]);
  expect(await refused(run([back('much', 71)]))).toMatchObject({ reason: 'above_transfer', available: 70 });
  expect(await run([back('rest')])).toMatchObject([{ amount: 70 }]);
  expect(await of('cash')).toMatchObject({ balance: 0 });
});

test('balances at past moments and the totals of a period', async () => {
  const cash = { owner: who, kind: 'cash' } as const;
  await run([deposit(100)], now);
  await run([deposit(50, 'second')], later(2));
  await run([{ id: id('back'), reverses: id('deposit'), amount: 20 }], later(4));
  // The clock of another process is late: the entry gets the time of the one before.
  await run([deposit(7, 'late')], later(3));
  const at = (days: number) => t.db.read((tx) => balanceAt(tx, cash, later(days)));
  expect(await Promise.all([-1, 0, 1, 2, 3, 4].map(at))).toEqual([0, 100, 100, 150, 150, 137]);
  expect(await t.db.read((tx) => period(tx, cash, later(1), later(5)))).toEqual({
    opening: 100,
    credited: 57,
    debited: 20,
    closing: 137,
  });
});

test('entries are listed from the newest, page by page, within a period', async () => {
  const cash = { owner: who, kind: 'cash' } as const;
  for (const day of [0, 1, 1, 2, 3]) await run([deposit(day + 1, `day${++counter}`)], later(day));
  const page = (rest: object) => t.db.read((tx) => entries(tx, cash, { size: 2, ...rest }));
  const first = await page({});
  expect(first.map(({ amount }) => amount)).toEqual([4, 3]);
  const before = first.at(-1)?.id;
  expect((await page({ before })).map(({ balance }) => balance)).toEqual([5, 3]);
  const within = await page({ from: later(1), to: later(3), size: 9 });
  expect(within.map(({ amount }) => amount)).toEqual([3, 2, 2]);
  expect(within[0]).toMatchObject({ kind: 'deposit', cause_kind: 'test', reverses: null });
  expect(await page({ kinds: ['bonus'] })).toEqual([]);
});

test('transfers are found by their cause, with those that post, void or reverse them', async () => {
  const order = { kind: 'order', rid: id('order') };
  await run([deposit(500)]);
  await run([{ ...hold(300), cause: order }]);
  await run([{ id: id('post'), posts: id('hold'), amount: 200 }]);
  await run([{ id: id('undo'), reverses: id('post'), amount: 50 }]);
  const found = await t.db.read((tx) => findByCause(tx, order));
  expect(found.map(({ state, amount }) => [state, amount])).toEqual([
    ['posted', 300],
    ['posted', 200],
    ['posted', 50],
  ]);
});

test('a refusal has an id and a message of the contract, also when a module gives it another one', async () => {
  await run([deposit(12_300)]);
  const moves = [hold(12_301)];
  await expect(run(moves)).rejects.toMatchObject({
    id: 'balance_short',
    status: 409,
    message: '预存不足，可用 ¥123.00',
  });
  const repaid = { ...deposit(1, 'repaid'), kind: 'statement_by_bank' as const };
  await expect(run([repaid])).rejects.toMatchObject({
    id: 'balance_ceiling',
    message: expect.stringContaining('最多 ¥0.00'),
  });
  const other = t.db.transaction(async (tx) => {
    try {
      return await transfer(tx, [hold(99_999, 'other')], now);
    } catch (error) {
      throw error instanceof LedgerRefusal ? error.as('order_act_refused') : error;
    }
  });
  await expect(other).rejects.toMatchObject({ id: 'order_act_refused' });
  await run([deposit(99_999, 'more')]);
  expect(await refused(run([hold(99_999, 'other')]))).toMatchObject({ reason: 'id_refused' });
});

test('an owner has every account from the start, with nothing in it', async () => {
  const found = await t.db.read((tx) => balances(tx, who));
  expect([...found.keys()]).toEqual(['cash', 'bonus', 'credit', 'points', 'rebate']);
  expect(found.get('credit')).toMatchObject({ balance: 0, available: 0 });
});

test('an account that its owner cannot have gets no limit and is not opened', async () => {
  const ref = { owner: labOwner, kind: 'cash' } as const;
  await expect(t.db.transaction((tx) => setLimit(tx, ref, -1))).rejects.toThrow('no account lab:cash');
});

test.each([
  'UPDATE ledger_entry SET amount = 1',
  'DELETE FROM ledger_entry',
  'TRUNCATE ledger_entry',
  'DELETE FROM ledger_transfer',
  "UPDATE ledger_transfer SET amount = amount + 1 WHERE state = 'posted'",
  "UPDATE ledger_transfer SET state = 'voided' WHERE state = 'posted'",
  'UPDATE ledger_account SET credits_posted = credits_posted - 1',
  'DELETE FROM ledger_account',
  // The floor and the totals that pass it are written by one statement.
  'UPDATE ledger_account SET debits_posted = credits_posted + 1, floor = -1 WHERE floor = 0',
  'UPDATE ledger_account SET debits_pending = credits_posted + 1, floor = NULL WHERE floor = 0',
  "UPDATE ledger_account SET ceiling = 1 WHERE kind = 'credit'",
  "UPDATE ledger_account SET ceiling = NULL WHERE kind = 'credit'",
])('the database refuses: %s', async (statement) => {
  await run([deposit(100)]);
  const work = t.db.transaction((tx) => tx.execute(sql.raw(statement)));
  await expect(work).rejects.toMatchObject({ cause: { message: expect.stringMatching(/refused/) } });
});

test('the database holds the floor and the ceiling', async () => {
  await run([deposit(100)]);
  const account = `WHERE rid = 'member:member${counter}:cash'`;
  for (const change of ['debits_posted = 101', 'debits_pending = 101', 'ceiling = 99']) {
    const work = t.db.transaction((tx) =>
      tx.execute(sql.raw(`UPDATE ledger_account SET ${change} ${account}`)),
    );
    await expect(work).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/check constraint/) },
    });
  }
});
