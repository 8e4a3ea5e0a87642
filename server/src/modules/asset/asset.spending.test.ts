import { grouping } from '../../../testing/clusters';
import { member, type TestMember, withSession } from '../../../testing/factories';
import { fund, setCredit } from '../../../testing/money';
import { type Lab, lab, send, services } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let bills: Bills;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-10-20T02:00:00Z');
  await openDesk();
});

async function openDesk(): Promise<void> {
  desk = await lab(t);
  bills = billing(t, desk);
}

const spending = async (who: TestMember, months?: number) =>
  (await t.call('auth/web/asset/spending', { ...(months && { months }) }, { token: who.token })).data;

/** Delivers, bills and confirms an order of a service. */
async function owed(who: TestMember, service?: string) {
  const { code } = await bills.delivered(who, service);
  const { rid, code: statement } = await desk.bill(code);
  await bills.confirm(who, rid);
  const { owed_fen } = await bills.read(who, rid);
  return { rid, code: statement, owed_fen };
}

/** Pays a part of a statement by bank. */
async function byBank(who: TestMember, statement_rid: string, amount_fen: number) {
  const voucher = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, voucher, who.token)).data;
  const input = { statement_rid, file_rid, amount_fen, payer: '示例大学', paid_on: '2026-10-18' };
  const { code } = (await t.call('auth/transferApply', input, { token: who.token })).data;
  await t.call('staff/transferApply/match', { code, amount_fen }, { token: desk.token });
}

test('payments from the balance and by bank less refunds are added up by month and service', async () => {
  let who = await member(t.db);
  await fund(t.db, who, 900_000);
  expect(await spending(who, 1)).toEqual({
    total_fen: 0,
    months: [{ month: '2026-10', amount_fen: 0 }],
    services: [],
  });
  const first = await owed(who);
  await byBank(who, first.rid, 1_000);
  t.clock.set('2026-11-18T02:00:00Z');
  await openDesk();
  who = await withSession(t.db, who, t.clock.now());
  await bills.pay(who, first.rid);
  await bills.refund(first.code, 300);
  const second = await owed(who, services.other);
  await bills.pay(who, second.rid);
  const { total_fen, months, services: spent } = await spending(who);
  expect(months).toHaveLength(12);
  expect(months.slice(-2)).toEqual([
    { month: '2026-10', amount_fen: 1_000 },
    { month: '2026-11', amount_fen: first.owed_fen - 1_300 + second.owed_fen },
  ]);
  expect(total_fen).toBe(first.owed_fen - 300 + second.owed_fen);
  const amounts = spent.map(({ amount_fen }) => amount_fen);
  expect(new Set(amounts)).toEqual(new Set([first.owed_fen - 300, second.owed_fen]));
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  expect((await spending(who, 1)).total_fen).toBe(total_fen - 1_000);
});

test('what an order reserved of the balance counts when the statement is confirmed', async () => {
  const who = await member(t.db);
  await fund(t.db, who, 900_000);
  await setCredit(t.db, who, 0);
  const { code } = await bills.delivered(who);
  const { rid } = await desk.bill(code);
  expect((await spending(who)).total_fen).toBe(0);
  await bills.confirm(who, rid);
  const { paid_fen } = await bills.read(who, rid);
  expect(await spending(who)).toMatchObject({ total_fen: paid_fen, services: [{ amount_fen: paid_fen }] });
  expect(paid_fen).toBeGreaterThan(0);
});

test('what a group paid is not the spending of the member', async () => {
  const groups = grouping(t);
  const group = await groups.full();
  await fund(t.db, group.owner, 900_000);
  await groups.as(group.owner, 'auth/cluster/deposit', { rid: group.rid, amount_fen: 900_000 });
  const { rid } = await owed(group.member);
  const payers = [{ cluster_rid: group.rid, share: 10_000 }];
  const { data } = await groups.as(group.member, 'auth/statement/pay', {
    rid,
    split: { by: 'percent', payers },
  });
  expect(data.owed_fen).toBe(0);
  for (const who of [group.member, group.owner]) expect((await spending(who)).services).toEqual([]);
});
