import type { AccountKind } from '@portal/shared/rules';
import { type TestApp, testApp } from '../../../testing/testApp';
import { findByCauses, findMembersWith, sumByCause } from './ledger.balance.repo';
import { balance, balanceAt, balances, creditedAt, movedTo, period } from './ledger.balance.service';
import type { PlainMove } from './ledger.move.rules';
import { accountRid, labOwner, type Owner } from './ledger.rules';
import { transfer } from './ledger.service';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const minute = (count: number) => new Date(Date.parse('2026-11-18T02:00:00Z') + count * 60_000);
const owner = (rid: string, kind: 'member' | 'group' = 'member'): Owner => ({ kind, rid });
const [one, other] = [owner('one'), owner('other')];
let serial = 0;
const move = (
  kind: 'deposit' | 'bonus' | 'deposit_back',
  who: Owner,
  amount: number,
  cause = 'a',
): PlainMove => ({
  id: `move:${++serial}`,
  kind,
  ...(kind === 'deposit_back' ? { debit: who, credit: labOwner } : { debit: labOwner, credit: who }),
  amount,
  cause: { kind: 'test', rid: cause },
});
const run = (moved: PlainMove, at: Date) => t.db.transaction((tx) => transfer(tx, [moved], at));
const cash = (who: Owner) => ({ owner: who, kind: 'cash' as AccountKind });

beforeAll(async () => {
  await run(move('deposit', one, 100, 'a'), minute(0));
  await run(move('deposit', one, 20, 'b'), minute(1));
  await run(move('deposit_back', one, 5, 'b'), minute(2));
  await run(move('bonus', one, 7, 'a'), minute(2));
  await run(move('deposit', other, 900, 'c'), minute(3));
  await run(move('deposit', owner('spent'), 3, 'c'), minute(3));
  await run(move('deposit_back', owner('spent'), 3, 'c'), minute(3));
  await run(move('deposit', owner('team', 'group'), 4, 'c'), minute(3));
  await run({ ...move('deposit', other, 1, 'a'), cause: { kind: 'else', rid: 'a' } }, minute(4));
});

test('an account is opened by its first transfer; before that it has the limits of its kind', async () => {
  const found = await t.db.read((tx) => balances(tx, one));
  const opened = [found.get('cash')?.opened, found.get('bonus')?.opened, found.get('credit')?.opened];
  expect(opened).toEqual([true, true, false]);
  expect(await t.db.read((tx) => balance(tx, cash(one)))).toMatchObject({ opened: true, balance: 115 });
  const unknown = await t.db.read((tx) => balance(tx, cash(owner('nobody'))));
  expect(unknown).toMatchObject({ opened: false, balance: 0, available: 0 });
});

test('a period begins with the entries of its first moment and ends before its last one', async () => {
  const of = (from: number, to: number) => t.db.read((tx) => period(tx, cash(one), minute(from), minute(to)));
  expect(await of(0, 1)).toEqual({ opening: 0, credited: 100, debited: 0, closing: 100 });
  expect(await of(1, 2)).toEqual({ opening: 100, credited: 20, debited: 0, closing: 120 });
  expect(await of(2, 3)).toEqual({ opening: 120, credited: 0, debited: 5, closing: 115 });
  expect(await of(3, 9)).toEqual({ opening: 115, credited: 0, debited: 0, closing: 115 });
});

test('a balance and a sum of credits at a moment include the entries of that moment', async () => {
  const at = (count: number) =>
    t.db.read(async (tx) => [
      await balanceAt(tx, cash(one), minute(count)),
      await creditedAt(tx, cash(one), minute(count)),
    ]);
  expect(await at(-1)).toEqual([0, 0]);
  expect(await at(1)).toEqual([120, 120]);
  expect(await at(2)).toEqual([115, 120]);
});

test('what a kind of transfer moved to an account is the sum of its own entries of that kind', async () => {
  const moved = (kind: 'deposit' | 'deposit_back' | 'bonus', who: Owner) =>
    t.db.read((tx) => movedTo(tx, cash(who), kind));
  expect(await moved('deposit', one)).toBe(120);
  expect(await moved('deposit_back', one)).toBe(-5);
  expect(await moved('bonus', one)).toBe(0);
  expect(await moved('deposit', other)).toBe(901);
});

test('what accounts moved since a moment is added up by cause of one kind and month', async () => {
  const accounts = [one, other].map((who) => accountRid(cash(who)));
  const sums = (cause_kind: string, count: number) =>
    t.db.read((tx) => sumByCause(tx, accounts, { cause_kind, from: minute(count) }));
  const month = '2026-11';
  const byKey = (a: { cause_rid: string }, b: { cause_rid: string }) => (a.cause_rid < b.cause_rid ? -1 : 1);
  expect((await sums('test', 1)).sort(byKey)).toEqual([
    { cause_rid: 'b', month, amount: 15 },
    { cause_rid: 'c', month, amount: 900 },
  ]);
  expect(await sums('else', 0)).toEqual([{ cause_rid: 'a', month, amount: 1 }]);
});

test('transfers are found by causes of one kind, the oldest first', async () => {
  const found = (kind: string, rids: string[]) =>
    t.db.read(async (tx) => (await findByCauses(tx, kind, rids)).map(({ amount }) => amount));
  expect(await found('test', ['a'])).toEqual([100, 7]);
  expect((await found('test', ['a', 'b'])).slice(0, 2)).toEqual([100, 20]);
  expect(await found('else', ['a'])).toEqual([1]);
  expect(await found('test', [])).toEqual([]);
});

test('members with a positive balance are listed in pages; groups and spent accounts are not', async () => {
  const page = (kind: AccountKind, after: string, size = 10) =>
    t.db.read((tx) => findMembersWith(tx, { kind, after, size }));
  expect(await page('cash', '')).toEqual(['one', 'other']);
  expect(await page('cash', '', 1)).toEqual(['one']);
  expect(await page('cash', 'one')).toEqual(['other']);
  expect(await page('bonus', '')).toEqual(['one']);
});
