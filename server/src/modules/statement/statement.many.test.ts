import type { Data } from '@portal/shared/contract';
import { grouping } from '../../../testing/clusters';
import { describeOnPostgres } from '../../../testing/database';
import { member, type TestMember } from '../../../testing/factories';
import { invoicing } from '../../../testing/invoices';
import { fund, moneyOf } from '../../../testing/money';
import { type Lab, lab } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let bills: Bills;
let who: TestMember;
const start = async (database?: 'postgres') => {
  t = await testApp(database && { database });
  desk = await lab(t);
  bills = billing(t, desk);
};

type Statement = Data<'auth/assign/statement'>;

/** Returns new statements of the member, open or with `confirmed` to pay. */
async function statements(count: number, confirmed = true): Promise<Statement[]> {
  const made: Statement[] = [];
  for (let index = 0; index < count; index++) {
    const { rid } = await desk.bill((await bills.delivered(who)).code);
    if (confirmed) await bills.confirm(who, rid);
    made.push(await bills.read(who, rid));
  }
  return made;
}

const paying = (list: readonly Statement[]) =>
  list.map(({ rid, owed_fen, waiting_fen }) => ({ rid, seen: { owed_fen, waiting_fen } }));
const confirming = (list: readonly Statement[]) =>
  list.map(({ rid, total_fen, review_until }) => ({ rid, seen: { total_fen, review_until } }));
const sumOf = (list: readonly Statement[]) => list.reduce((sum, { owed_fen }) => sum + owed_fen, 0);

const pay = (list: readonly Statement[], key?: string, cluster_rid?: string) =>
  t.call(
    'auth/statement/payMany',
    { rows: paying(list), ...(cluster_rid && { cluster_rid }) },
    { token: who.token, ...(key && { headers: { 'idempotency-key': key } }) },
  );
const states = (list: readonly Statement[]) =>
  Promise.all(list.map(async ({ rid }) => (await bills.read(who, rid)).state));

describe('several statements at once', () => {
  beforeAll(() => start());
  beforeEach(async () => {
    who = await member(t.db);
  });

  test('are confirmed as they were seen, and paid with one payment', async () => {
    const open = await statements(3, false);
    const confirmed = await t.call('auth/assign/rightMany', { rows: confirming(open) }, { token: who.token });
    expect(confirmed.data).toEqual({
      done: true,
      list: open.map(({ rid }) => ({ rid, state: 'unpaid', refused: null })),
    });
    const unpaid = await Promise.all(open.map(({ rid }) => bills.read(who, rid)));
    await fund(t.db, who, sumOf(unpaid) + 1);
    expect((await pay(unpaid)).data).toEqual({
      done: true,
      waiting_fen: 0,
      list: open.map(({ rid }) => ({ rid, state: 'paid', refused: null })),
    });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(1);
  });

  test('none is paid when one was paid meanwhile; it says which one and why', async () => {
    const unpaid = await statements(3);
    await fund(t.db, who, 1_000_000);
    await bills.pay(who, unpaid[1]?.rid ?? '');
    const before = (await moneyOf(t.db, who)).cash.balance;
    const { data } = await pay(unpaid, 'payment-of-three');
    expect(data).toMatchObject({ done: false, waiting_fen: 0 });
    expect(data.list.map(({ state, refused }) => [state, refused?.error ?? null])).toEqual([
      [null, null],
      [null, 'statement_act_refused'],
      [null, null],
    ]);
    expect(await states(unpaid)).toEqual(['unpaid', 'paid', 'unpaid']);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(before);
    const left = unpaid.filter((_, index) => index !== 1);
    expect((await pay(left, 'payment-of-two')).data.done).toBe(true);
  });

  test('none is confirmed when one was corrected after it was seen', async () => {
    const open = await statements(2, false);
    const [first, second] = open;
    await bills.dispute(who, second?.rid ?? '');
    const adjustments = [{ code: second?.orders[0]?.code ?? '', amount_fen: 500, reason: '加测' }];
    const answer = { code: second?.code ?? '', note: '已核对', adjustments };
    await t.call('staff/statement/answer', answer, { token: desk.token });
    const { data } = await t.call('auth/assign/rightMany', { rows: confirming(open) }, { token: who.token });
    expect(data).toEqual({
      done: false,
      list: [
        { rid: first?.rid, state: null, refused: null },
        {
          rid: second?.rid,
          state: null,
          refused: { error: 'seen_changed', msg: expect.stringMatching(/合计由/) },
        },
      ],
    });
    expect(await states(open)).toEqual(['open', 'open']);
  });

  test('a sum that is not there is refused before anything is paid, with what is missing', async () => {
    const unpaid = await statements(2);
    await fund(t.db, who, sumOf(unpaid) - 1);
    expect(await pay(unpaid)).toMatchObject({
      error: 'balance_short',
      msg: expect.stringContaining('还差 ¥0.01'),
    });
    expect(await states(unpaid)).toEqual(['unpaid', 'unpaid']);
  });

  test('what is invoiced is paid first: it is not paid with bonus, which the other one takes', async () => {
    const unpaid = await statements(2);
    const [plain, invoiced] = unpaid;
    const { asked } = await invoicing(t, desk, who);
    await asked(invoiced?.rid ?? '', invoiced?.owed_fen ?? 0);
    await fund(t.db, who, invoiced?.owed_fen ?? 0);
    await fund(t.db, who, plain?.owed_fen ?? 0, 'bonus');
    expect((await pay(unpaid)).data.done).toBe(true);
    expect(await states(unpaid)).toEqual(['paid', 'paid']);
  });

  test('none is paid when the bonus would have to pay what is invoiced; it says which one', async () => {
    const unpaid = await statements(2);
    const [, invoiced] = unpaid;
    const { asked } = await invoicing(t, desk, who);
    await asked(invoiced?.rid ?? '', invoiced?.owed_fen ?? 0);
    await fund(t.db, who, sumOf(unpaid), 'bonus');
    const { data } = await pay(unpaid);
    expect(data.done).toBe(false);
    expect(data.list.map(({ refused }) => refused?.error ?? null)).toEqual([null, 'balance_short']);
    expect(data.list[1]?.refused?.msg).toContain('不能用赠送金支付');
    expect(await states(unpaid)).toEqual(['unpaid', 'unpaid']);
  });

  test('a group pays each of them by its rules: above its amount of approval they wait, above the limit none is paid', async () => {
    const groups = grouping(t);
    const group = await groups.full({ approval_fen: 0 });
    await groups.join(group.rid, group.owner, who);
    await fund(t.db, group.owner, 1_000_000);
    await groups.as(group.owner, 'auth/cluster/deposit', { rid: group.rid, amount_fen: 1_000_000 });
    const unpaid = await statements(2);
    const limit = { rid: group.rid, user_rid: who.rid, limit_fen: sumOf(unpaid) - 1 };
    await groups.as(group.owner, 'auth/cluster/limit', limit);
    const { data } = await pay(unpaid, 'from-the-group-1', group.rid);
    expect(data.list.map(({ refused }) => refused?.error ?? null)).toEqual([null, 'cluster_limit_exceeded']);
    expect((await groups.as(who, 'auth/cluster/payments', {})).data.list).toEqual([]);
    await groups.as(group.owner, 'auth/cluster/limit', { ...limit, limit_fen: sumOf(unpaid) });
    expect((await pay(unpaid, 'from-the-group-2', group.rid)).data).toMatchObject({
      done: true,
      waiting_fen: sumOf(unpaid),
      list: [{ state: 'unpaid' }, { state: 'unpaid' }],
    });
    expect((await pay(unpaid)).data.list.map(({ refused }) => refused?.error)).toEqual([
      'seen_changed',
      'seen_changed',
    ]);
  });

  test('one of another member is not found, twice the same is refused, and so are more than fifty', async () => {
    const unpaid = await statements(1);
    const [one] = unpaid;
    const other = await bills.billed();
    await bills.confirm(other.who, other.rid);
    const theirs = await bills.read(other.who, other.rid);
    expect((await pay([...unpaid, theirs])).error).toBe('not_found');
    expect((await pay([...unpaid, ...unpaid])).error).toBe('invalid_input');
    expect(
      (await pay(Array.from({ length: 51 }, (_, index) => ({ ...theirs, rid: `r${index}` })))).error,
    ).toBe('invalid_input');
    expect(one && (await bills.read(who, one.rid)).state).toBe('unpaid');
  });
});

describeOnPostgres('several statements in two tabs', () => {
  beforeAll(() => start('postgres'));
  beforeEach(async () => {
    who = await member(t.db);
  });

  test('that overlap are paid by one of them, or by a single payment, and never twice', async () => {
    const unpaid = await statements(4);
    const [first] = unpaid;
    await fund(t.db, who, 10_000_000);
    const reversed = [...unpaid].reverse();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => pay(index % 2 ? reversed : unpaid)),
      pay(unpaid.slice(0, 2)),
      pay(unpaid.slice(1)),
      bills.pay(who, first?.rid ?? ''),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const one of await states(unpaid)) expect(['paid', 'unpaid']).toContain(one);
    const left = await Promise.all(unpaid.map(({ rid }) => bills.read(who, rid)));
    const paid = left.reduce((sum, { paid_fen }) => sum + paid_fen, 0);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(10_000_000 - paid);
    expect(sumOf(unpaid) - sumOf(left)).toBe(paid);
    expect(paid).toBeGreaterThan(0);
  });

  test('a double click under one key pays once', async () => {
    const unpaid = await statements(3);
    await fund(t.db, who, 10_000_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(unpaid, 'one-click-too-many')));
    for (const { code, error } of answers) if (code === 0) expect(error).toBe('idempotency_in_flight');
    expect((await pay(unpaid, 'one-click-too-many')).data.done).toBe(true);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(10_000_000 - sumOf(unpaid));
  });
});
