import { grouping } from '../../../testing/clusters';
import type { TestMember } from '../../../testing/factories';
import { fund, moneyOf } from '../../../testing/money';
import { lab } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { check } from '../ledger/ledger.check.service';
import { paymentsOfCluster } from '../statement/statement.clusterList.service';
import { payOwnStatement } from '../statement/statement.pay.service';
import { owedOf } from '../statement/statement.service';
import { clusterJob } from './cluster.job';

let t: TestApp;
let groups: ReturnType<typeof grouping>;
let bills: Bills;
beforeAll(async () => {
  t = await testApp();
  groups = grouping(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  bills = billing(t, await lab(t));
});
/** Returns a group with money, and an unpaid statement of its plain member. */
async function scene(fields: { approval_fen?: number; limit_fen?: number } = {}) {
  const group = await groups.full(fields);
  await fund(t.db, group.owner, 1_000_000);
  await groups.as(group.owner, 'auth/cluster/deposit', { rid: group.rid, amount_fen: 1_000_000 });
  const { code: order } = await bills.delivered(group.member);
  const { rid, code } = await (await lab(t)).bill(order);
  await bills.confirm(group.member, rid);
  const { owed_fen } = await bills.read(group.member, rid);
  const pay = (amount_fen?: number, who: TestMember = group.member) =>
    groups.as(who, 'auth/statement/pay', {
      rid,
      ...(amount_fen !== undefined && { amount_fen }),
      split: { by: 'percent', payers: [{ cluster_rid: group.rid, share: 10_000 }] },
    });
  const available = async () => (await groups.detail(group.owner, group.rid)).available?.cash_fen;
  const waiting = async () =>
    (await groups.as(group.manager, 'auth/cluster/approvals', { rid: group.rid })).data.list;
  return { group, statement: rid, code, order, owed_fen, pay, available, waiting };
}

test('a member pays from the group at once, and its managers see who paid for which service and how much', async () => {
  const { group, order, code, owed_fen, pay, available } = await scene({ limit_fen: 900_000 });
  expect((await pay()).data).toEqual({ state: 'paid', paid_fen: owed_fen, owed_fen: 0, waiting_fen: 0 });
  expect(await available()).toBe(1_000_000 - owed_fen);
  expect((await groups.detail(group.member, group.rid)).allowance.used_fen).toBe(owed_fen);
  const { list } = (await groups.as(group.manager, 'auth/cluster/orders', { rid: group.rid })).data;
  expect(list).toMatchObject([
    { member: '李同学', statement: code, orders: [order], amount_fen: owed_fen, state: 'paid' },
  ]);
  expect(list[0]?.services[0]).toContain('X 射线粉末衍射');
  expect((await groups.as(group.member, 'auth/cluster/orders', { rid: group.rid })).error).toBe('forbidden');
  const own = (await groups.as(group.member, 'auth/cluster/payments', {})).data.list;
  expect(own).toMatchObject([{ cluster: { rid: group.rid } }]);
  await groups.as(group.member, 'auth/cluster/leave', { rid: group.rid });
  expect((await groups.as(group.member, 'auth/cluster/payments', {})).data.list).toMatchObject([
    { cluster: null, amount_fen: owed_fen },
  ]);
});

test('a member finds the own orders that a group pays, until the member leaves the group', async () => {
  const { group, order, pay } = await scene();
  const other = await groups.full();
  const { code: unpaid } = await bills.delivered(group.member);
  const search = (cluster_rid: string, who: TestMember = group.member) =>
    groups.as(who, 'auth/web/orderList/list', { cluster_rid });
  const found = async (cluster_rid: string) => (await search(cluster_rid)).data.list.map(({ code }) => code);
  expect(await found(group.rid)).toEqual([]);
  await pay(500);
  expect(await found(group.rid)).toEqual([order]);
  expect((await search(group.rid)).data.total).toBe(1);
  const all = (await groups.as(group.member, 'auth/web/orderList/list', {})).data.list;
  expect(all.map(({ code }) => code)).toContain(unpaid);
  // Nobody else's orders, not even for those who manage the group, and no other group.
  expect((await search(group.rid, group.owner)).data.list).toEqual([]);
  expect((await search(other.rid)).error).toBe('not_found');
  const asked = { cluster_rid: group.rid, format: 'csv' as const };
  const { url } = (await groups.as(group.member, 'auth/web/orderList/export', asked)).data;
  const [, ...rows] = (await t.app.inject(url)).body.trim().split('\r\n');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(order);
  await groups.as(group.member, 'auth/cluster/leave', { rid: group.rid });
  expect((await search(group.rid)).error).toBe('not_found');
  expect((await groups.as(group.member, 'auth/web/orderList/export', asked)).error).toBe('not_found');
});

test('the monthly limit holds, and begins again with the month', async () => {
  const { group, statement, pay } = await scene({ limit_fen: 1_000 });
  expect(await pay(1_001)).toMatchObject({ error: 'cluster_limit_exceeded', status: 409 });
  expect((await pay(990)).code).toBe(1);
  expect((await pay(11)).msg).toContain('还可用 ¥0.10');
  expect((await pay(10)).code).toBe(1);
  // 1 December in Shanghai.
  const by = { user_rid: group.member.rid, at: new Date('2026-11-30T16:30:00Z') };
  const split = { by: 'percent' as const, payers: [{ cluster_rid: group.rid, share: 10_000 }] };
  const input = { rid: statement, amount_fen: 200, split };
  const paid = await t.db.transaction(async (tx) =>
    payOwnStatement(tx, { ...input, seen: await owedOf(tx, input) }, by),
  );
  expect(paid.paid_fen).toBe(1_200);
});

test('a payment above the amount of approval reserves the money until a manager approves it', async () => {
  const { group, statement, owed_fen, pay, available, waiting } = await scene({ approval_fen: 500 });
  expect((await pay(500)).data.waiting_fen).toBe(0);
  const rest = owed_fen - 500;
  const split = {
    by: 'amount' as const,
    payers: [
      { payer: 'own' as const, share: 100 },
      { cluster_rid: group.rid, share: rest - 100 },
    ],
  };
  await fund(t.db, group.member, 100);
  const paid = await groups.as(group.member, 'auth/statement/pay', { rid: statement, split });
  expect(paid.data).toEqual({
    state: 'unpaid',
    paid_fen: 600,
    owed_fen: rest - 100,
    waiting_fen: rest - 100,
  });
  expect(await available()).toBe(1_000_000 - owed_fen + 100);
  // Nothing is left to pay while the rest waits.
  expect((await bills.pay(group.member, statement)).error).toBe('amount_invalid');
  const [payment] = await waiting();
  const approve = (who: TestMember) => groups.as(who, 'auth/cluster/approve', { rid: payment?.rid ?? '' });
  expect((await approve(group.member)).error).toBe('forbidden');
  expect((await approve(group.manager)).code).toBe(1);
  expect(await approve(group.owner)).toMatchObject({
    error: 'cluster_act_refused',
    msg: expect.stringMatching(/^该付款已付款（.+，2026-\d\d-\d\d \d\d:\d\d）$/),
  });
  const read = await bills.read(group.member, statement);
  expect(read).toMatchObject({ state: 'paid', owed_fen: 0 });
  const { name } = (await groups.as(group.owner, 'auth/cluster/detail', { rid: group.rid })).data;
  expect(new Set(read.payments.map((one) => one.group))).toEqual(new Set([name, null]));
  expect(await waiting()).toEqual([]);
});

test('a group that has too little is named by the refusal', async () => {
  const { group, statement, available } = await scene();
  const { name } = (await groups.as(group.owner, 'auth/cluster/detail', { rid: group.rid })).data;
  const emptied = { rid: group.rid, account: 'cash', amount_fen: (await available()) ?? 0 } as const;
  await groups.as(group.owner, 'auth/cluster/withdraw', emptied);
  const split = { by: 'percent' as const, payers: [{ cluster_rid: group.rid, share: 10_000 }] };
  expect(await groups.as(group.member, 'auth/statement/pay', { rid: statement, split })).toMatchObject({
    error: 'balance_short',
    msg: `[付款方]社群“${name}”余额不足，请减少该社群的付款，或联系社群管理员`,
  });
});

test('a payment that is declined, withdrawn or expired, or whose member is removed, reserves nothing', async () => {
  const { group, statement, owed_fen, pay, available, waiting } = await scene({
    approval_fen: 0,
    limit_fen: 900_000,
  });
  const ends = {
    declined: (rid: string) =>
      groups.as(group.manager, 'auth/cluster/decline', { rid, note: '改用项目经费' }),
    withdrawn: (rid: string) => groups.as(group.member, 'auth/cluster/decline', { rid }),
    expired: async () => {
      t.clock.pass(8 * 24 * 3600);
      await clusterJob.run(t.deps, t.app.log);
      t.clock.set('2026-11-18T03:00:00Z');
    },
    removed: () =>
      groups.as(group.owner, 'auth/cluster/delete4user', { rid: group.rid, user_rid: group.member.rid }),
  };
  for (const [name, end] of Object.entries(ends)) {
    t.clock.pass(60);
    expect([name, (await pay()).data.waiting_fen]).toEqual([name, owed_fen]);
    expect(await available()).toBe(1_000_000 - owed_fen);
    const [payment] = await waiting();
    await end(payment?.rid ?? '');
    expect([name, await available(), await waiting()]).toEqual([name, 1_000_000, []]);
    expect(await bills.read(group.member, statement)).toMatchObject({ owed_fen, waiting_fen: 0 });
  }
  const own = (await groups.as(group.member, 'auth/cluster/payments', {})).data.list;
  const states = own.map(({ state }) => state).sort();
  expect(states).toEqual(['declined', 'expired', 'withdrawn', 'withdrawn']);
  expect((await pay()).error).toBe('not_found');
});

test('a refund goes back to those who paid, in proportion; of a dissolved group to its owner', async () => {
  const { group, code, statement, owed_fen, available } = await scene();
  await fund(t.db, group.member, owed_fen);
  const payers = [
    { payer: 'own' as const, share: 2_500 },
    { cluster_rid: group.rid, share: 7_500 },
  ];
  await groups.as(group.member, 'auth/statement/pay', { rid: statement, split: { by: 'percent', payers } });
  const before = { group: (await available()) ?? 0, own: (await moneyOf(t.db, group.member)).cash.balance };
  expect((await bills.refund(code, 4_000)).code).toBe(1);
  expect(await available()).toBe(before.group + 3_000);
  expect((await moneyOf(t.db, group.member)).cash.balance).toBe(before.own + 1_000);
  const { rid } = group;
  const amount_fen = before.group + 3_000;
  await groups.as(group.owner, 'auth/cluster/withdraw', { rid, account: 'cash', amount_fen });
  expect((await groups.as(group.owner, 'auth/cluster/del', { rid })).code).toBe(1);
  const cash = (await moneyOf(t.db, group.owner)).cash.balance;
  await bills.refund(code, 400);
  expect((await moneyOf(t.db, group.owner)).cash.balance).toBe(cash + 300);
});

test('a group is dissolved when it has no money and pays nothing any more; its members are told', async () => {
  const { group, pay, code, available } = await scene({ approval_fen: 0 });
  const { rid, owner } = group;
  await groups.as(owner, 'auth/cluster/edit', { rid, name: '材料课题组', approval_fen: 50 });
  await pay(10);
  await pay(100);
  const dissolve = (who = owner) => groups.as(who, 'auth/cluster/del', { rid });
  expect((await dissolve(group.manager)).error).toBe('forbidden');
  expect((await dissolve()).msg).toBe(
    `暂时不能解散社群：余额须先转出；有 1 笔付款待审批；结算单 ${code} 尚未结清`,
  );
  await groups.as(owner, 'auth/cluster/delete4user', { rid, user_rid: group.member.rid });
  await bills.pay(
    group.member,
    (await groups.as(group.member, 'auth/assign/settlementList', {})).data.list[0]?.rid ?? '',
  );
  await fund(t.db, group.member, 900_000);
  const [bill] = (await groups.as(group.member, 'auth/assign/settlementList', {})).data.list;
  await bills.pay(group.member, bill?.rid ?? '');
  const amount_fen = (await available()) ?? 0;
  await groups.as(owner, 'auth/cluster/withdraw', { rid, account: 'cash', amount_fen });
  expect((await dissolve()).code).toBe(1);
  for (const who of [owner, group.manager])
    expect((await groups.as(who, 'auth/cluster/detail', { rid })).error).toBe('not_found');
  const { list } = (await t.call('auth/message/list', {}, { token: group.manager.token })).data;
  expect(list.map(({ title }) => title)).toContain('社群已解散');
});

test('a payment that waits has acts for its member and for managers, and the group says how much waits', async () => {
  const { group, owed_fen, pay, waiting } = await scene({ approval_fen: 0 });
  await pay();
  const { approvals } = await groups.detail(group.manager, group.rid);
  expect(approvals).toEqual({ count: 1, amount_fen: owed_fen });
  expect((await groups.detail(group.member, group.rid)).approvals).toEqual({ count: 0, amount_fen: 0 });
  const own = async (who: TestMember) => (await groups.as(who, 'auth/cluster/payments', {})).data.list;
  expect((await waiting())[0]?.can).toEqual(['approve', 'decline']);
  expect((await own(group.member))[0]?.can).toEqual(['withdraw']);
  // As a manager, the member still can't approve the own payment.
  const { rid, member } = group;
  await groups.as(group.owner, 'auth/cluster/role', { rid, user_rid: member.rid, role: 'manager' });
  const seen = await groups.as(member, 'auth/cluster/approvals', { rid });
  expect(seen.data.list[0]?.can).toEqual(['withdraw']);
  // Expired, before the job has ended it.
  const later = { user_rid: group.manager.rid, at: new Date('2026-11-27T00:00:00Z') };
  const expired = await t.db.read((tx) => paymentsOfCluster(tx, { rid, size: 5 }, ['waiting'], later));
  expect(expired.list[0]?.can).toEqual(['decline']);
  await groups.as(group.manager, 'auth/cluster/decline', { rid: (await waiting())[0]?.rid ?? '' });
  expect((await own(group.member))[0]?.can).toEqual([]);
});

test('managers see what the group paid less refunds, by month, member and service', async () => {
  const { group, code, owed_fen, pay } = await scene();
  const { rid } = group;
  expect((await groups.as(group.owner, 'auth/cluster/spending', { rid, months: 1 })).data).toEqual({
    total_fen: 0,
    months: [{ month: '2026-11', amount_fen: 0 }],
    members: [],
    services: [],
  });
  await pay();
  await bills.refund(code, 300);
  const net = owed_fen - 300;
  const { data } = await groups.as(group.manager, 'auth/cluster/spending', { rid });
  expect(data.total_fen).toBe(net);
  expect(data.months).toHaveLength(12);
  expect([data.months[0], data.months.at(-1)]).toEqual([
    { month: '2025-12', amount_fen: 0 },
    { month: '2026-11', amount_fen: net },
  ]);
  expect(data.members).toEqual([{ key: group.member.rid, name: '李同学', amount_fen: net }]);
  expect(data.services.map(({ name }) => name)).toEqual([expect.not.stringContaining('×')]);
  expect(data.services.reduce((sum, { amount_fen }) => sum + amount_fen, 0)).toBe(net);
});

test('entries of a group name who deposited or paid, and the statement', async () => {
  const { group, code, pay } = await scene();
  await pay();
  const { rid } = group;
  const { list } = (await groups.as(group.manager, 'auth/cluster/entries', { rid, account: 'cash' })).data;
  expect(list).toMatchObject([
    { label: '结算单付款', code, member: '李同学' },
    { label: '预存划转', code: null, member: '李同学', amount_fen: 1_000_000 },
  ]);
});

test('entries are exported for managers; the link of a removed one downloads nothing', async () => {
  const { group, code, pay } = await scene();
  await pay();
  const { rid, manager, owner } = group;
  const input = { rid, account: 'cash', format: 'csv' } as const;
  const { url } = (await groups.as(manager, 'auth/cluster/export', input)).data;
  const { body, headers } = await t.app.inject(url);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [, newest = '', oldest] = body.trim().split('\r\n');
  expect(newest).toMatch(new RegExp(`结算单付款,${code},[^,]+,,李同学,,`));
  expect(oldest).toContain('预存划转,,,,李同学,10000.00,,10000.00');

  // The statement of a month: between its balances, or both balances alone.
  const statement = async (month: string) => {
    const link = (await groups.as(manager, 'auth/cluster/export', { ...input, month })).data.url;
    const file = await t.app.inject(link);
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(`对账单-${month}.csv`);
    return file.body.trim().split('\r\n').slice(1);
  };
  const left = newest.split(',').at(-1);
  expect(await statement('2026-11')).toEqual([
    `2026-11-30 23:59,期末余额,,,,,,,${left}`,
    newest,
    oldest,
    '2026-11-01 00:00,期初余额,,,,,,,0.00',
  ]);
  expect((await statement('2026-10')).map((row) => row.split(',').at(-1))).toEqual(['0.00', '0.00']);
  await groups.as(owner, 'auth/cluster/delete4user', { rid, user_rid: manager.rid });
  expect((await t.app.inject(url)).statusCode).toBe(404);
});

test('the owner sees what has to be settled before the group can be dissolved', async () => {
  const { group, code, pay, available } = await scene({ approval_fen: 50 });
  await pay(10);
  await pay(100);
  const { rid } = group;
  expect((await groups.as(group.owner, 'auth/cluster/obstacles', { rid })).data).toEqual({
    cash_fen: ((await available()) ?? 0) + 100,
    bonus_fen: 0,
    payments: 1,
    statements: [code],
    prestores: 0,
  });
});

test('after all of this the ledger has no fault', async () => {
  expect(await t.db.read((tx) => check(tx))).toEqual([]);
});
