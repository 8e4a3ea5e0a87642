import {
  clusterPaymentStates,
  clusterRequestStates,
  creditStates,
  exchangeStates,
  invoiceApplyStates,
  orderStates,
  promoterStates,
  quotationStates,
  requirementStates,
  reservationStates,
  statementStates,
  transferApplyStates,
  withdrawalStates,
} from '@portal/shared/rules';
import { staff } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';
import { approvals } from '../modules/approval/approval.table';
import { isOfSlot } from '../modules/invoiceApply/invoiceApply.file.rules';
import { check } from '../modules/ledger/ledger.check.service';
import { outbox } from '../modules/message/message.table';
import { promoters } from '../modules/promoter/promoter.table';
import { seedDemoApprovals } from './demoApprovals';
import { seedDemoCoupons } from './demoCoupons';
import { seedDemoEvaluations } from './demoEvaluation';
import { seedDemoGroups } from './demoGroup';
import { people } from './demoGroupPeople';
import { seedDemoInvite } from './demoInvite';
import { seedDemoInvoices } from './demoInvoices';
import { demoMember, seedDemoMember } from './demoMember';
import { seedDemoMoney } from './demoMoney';
import { seedDemoOrders } from './demoOrders';
import { seedDemoPlan } from './demoPlan';
import { seedDemoPoints } from './demoPoints';
import { seedDemoPromotion } from './demoPromotion';
import { seedDemoQuotations } from './demoQuotations';
import { seedDemoReservations } from './demoReservations';
import { seedDemoTransfers } from './demoTransfers';

let t: TestApp;
let token: string;
const seedDemo = async () => {
  for (const add of [
    seedDemoMember,
    seedDemoCoupons,
    seedDemoMoney,
    seedDemoOrders,
    seedDemoInvoices,
    seedDemoPromotion,
    seedDemoInvite,
    seedDemoPoints,
    seedDemoEvaluations,
    seedDemoQuotations,
    seedDemoGroups,
    seedDemoApprovals,
    seedDemoTransfers,
    seedDemoReservations,
    seedDemoPlan,
  ])
    await add(t.deps);
};
beforeAll(async () => {
  t = await testApp();
  await staff(t.db, { account: 'staff' });
  await staff(t.db, { account: 'reviewer' });
  await seedDemo();
  token = await loggedIn(demoMember.phone);
});

const loggedIn = async (account: string) =>
  (await t.call('open/login', { account, password: demoMember.password }, {})).data.token;

const list = async () => (await t.call('auth/web/order/list4person', { size: 100 }, { token })).data;

test('the demo member has an order in every state, without steps in the future', async () => {
  const orders = await list();
  expect(Object.keys(orders.counts).sort()).toEqual([...orderStates].sort());
  for (const { rid } of orders.list) {
    const { data } = await t.call('auth/web/order/detail', { rid }, { token });
    const times = data.timeline.map((step) => step.at);
    expect(times).toEqual([...times].sort());
    expect(times.every((at) => at <= t.clock.now().toISOString())).toBe(true);
  }
});

test('delivered data can be downloaded and is marked as an example', async () => {
  const delivered = (await list()).list.find((row) => row.state === 'delivered');
  const files = await t.call('auth/web/orderFile/list4rid', { rid: delivered?.rid ?? '' }, { token });
  const data = files.data.find((file) => file.kind === 'data');
  const link = await t.call('auth/web/orderFile/link', { rid: data?.rid ?? '' }, { token });
  expect((await t.app.inject(link.data.url)).body).toContain('示例数据');
});

test('the member has a plan of three services in two groups and two addresses; no text message is sent', async () => {
  const { data } = await t.call('auth/tempDevice', {}, { token });
  expect(data.groups.map(({ type_id, items }) => [type_id, items.length])).toEqual([
    [31, 1],
    [1, 2],
  ]);
  const info = await t.call('auth/user/info', {}, { token });
  expect(info.data.address.map((address) => address.address_code)).toEqual(['110108', '320102']);
  expect(await t.db.read((tx) => tx.select().from(outbox))).toEqual([]);
});

test('the member has usable, used and expired coupons, and an order with a discount', async () => {
  const { counts } = (await t.call('auth/coupon/list', {}, { token })).data;
  expect(counts).toEqual({ usable: 5, used: 1, expired: 1 });
  const discounted = (await list()).list.filter((row) => row.discount_fen > 0);
  expect(discounted).toMatchObject([{ discount_fen: 5000 }]);
});

test('the member has a year of money: applications in every state, payments, credit, and a ledger without faults', async () => {
  const applications = (await t.call('auth/web/prestore/list', {}, { token })).data;
  expect(applications.counts).toEqual({ approved: 4, refused: 1, cancelled: 1, waiting: 2 });
  const [prepaid] = (await t.call('auth/asset/prestoreHistory', {}, { token })).data.list;
  expect(prepaid).toMatchObject({ amount_fen: 500_000, invoiced_fen: 300_000, asked_fen: 0 });
  const money = (await t.call('auth/web/asset/init', {}, { token })).data;
  expect(money.cash_fen).toBeGreaterThan(0);
  expect(money.bonus_fen).toBeGreaterThan(0);
  expect(money.credit).toMatchObject({ limit_fen: 3_000_000 });
  expect(money.credit.reserved_fen).toBeGreaterThan(0);
  const input = { account: 'cash', size: 100 } as const;
  const { list: entries } = (await t.call('auth/web/asset/detail', input, { token })).data;
  expect(new Set(entries.map(({ label }) => label))).toEqual(new Set(['预存到账', '结算单付款']));
  const times = entries.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  const year = t.clock.now().getTime() - 365 * 24 * 3600 * 1000;
  expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(year);
  expect(entries.every(({ cause }) => cause.code !== null)).toBe(true);
  expect(await t.db.read((tx) => check(tx))).toEqual([]);
});

test('the member has statements, credit applications, reported transfers and exchanges in every state', async () => {
  const page = { size: 100 };
  const statesIn = (list: readonly { readonly state: string }[]) => [
    ...new Set(list.map((one) => one.state)),
  ];
  const statements = (await t.call('auth/assign/settlementList', page, { token })).data.list;
  expect(statesIn(statements).sort()).toEqual([...statementStates].sort());
  const credits = (await t.call('auth/creditApply/list', page, { token })).data.list;
  expect(statesIn(credits).sort()).toEqual([...creditStates].sort());
  const transfers = (await t.call('auth/transferApply/list', page, { token })).data.list;
  expect(statesIn(transfers).sort()).toEqual([...transferApplyStates].sort());
  const exchanges = (await t.call('auth/integration/exchanges', page, { token })).data.list;
  expect(statesIn(exchanges).sort()).toEqual([...exchangeStates].sort());
  const points = (await t.call('auth/integration/list', page, { token })).data.list;
  const labels = ['付款获得积分', '评价获得积分', '兑换积分', '兑换积分（退回）', '转赠积分'];
  expect(points.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
});

test('the member has a request for an invoice in every state, of every type, with files of the right format', async () => {
  const { counts, list } = (await t.call('auth/invoiceApply/list4person', { size: 100 }, { token })).data;
  expect(Object.keys(counts).sort()).toEqual([...invoiceApplyStates].sort());
  expect(new Set(list.map(({ type }) => type))).toEqual(new Set([1, 3, 5, 6]));
  const special = list.find(({ type, state }) => type === 3 && state === 'issued');
  expect(special?.files.map(({ slot }) => slot).sort()).toEqual(['ofd', 'pdf', 'xml']);
  const red = list.find(({ state }) => state === 'red');
  expect(red?.files.filter(({ red }) => red)).toHaveLength(1);
  for (const { rid, files } of list)
    for (const { slot, red } of files) {
      const { data } = await t.call('auth/invoiceApply/file', { rid, slot, red }, { token });
      const { rawPayload } = await t.app.inject(data.url);
      expect([slot, isOfSlot(slot, rawPayload)]).toEqual([slot, true]);
    }
  const open = (await t.call('auth/asset/invoiceHistory', {}, { token })).data.list;
  expect(open.every(({ open_fen }) => open_fen >= 0)).toBe(true);
  expect(open.some(({ open_fen }) => open_fen > 0)).toBe(true);
});

test('the member is a promoter with rebates of paid orders and a withdrawal in every state', async () => {
  const promotion = (await t.call('auth/myPromotion/init', {}, { token })).data;
  expect(promotion).toMatchObject({ promoter: { state: 'approved' }, referred: 2, held_fen: 20_000 });
  expect(promotion.available_fen).toBeGreaterThan(0);
  const rebates = (await t.call('auth/promoter_rebate/list', {}, { token })).data.list;
  expect(rebates.map(({ member }) => member)).toEqual(['赵**', '陈**']);
  const { list } = (await t.call('auth/promoter_rebate_withdraw/list', {}, { token })).data;
  expect(list.map(({ state }) => state).sort()).toEqual([...withdrawalStates].sort());
});

test('the member invited friends: one paid an order, which brought a coupon for both, one ordered, one registered', async () => {
  const { coupon, invited, rewarded } = (await t.call('auth/invite/init', {}, { token })).data;
  expect({ invited, rewarded }).toEqual({ invited: 3, rewarded: 1 });
  expect(coupon?.name).toBe('好友礼');
  const friends = (await t.call('auth/invite/list', {}, { token })).data.list;
  expect(friends.map(({ state }) => state)).toEqual(['registered', 'registered', 'rewarded']);
  expect(friends.at(-1)?.coupons).toEqual({ inviter: '好友礼', member: '好友礼' });
  const months = (await t.call('auth/integration/months', {}, { token })).data;
  expect(months.some(({ gained }) => gained > 0)).toBe(true);
});

test('there is a promoter in every state, and an approval in every state', async () => {
  const statesOf = (table: typeof promoters | typeof approvals) =>
    t.db.read(async (tx) =>
      (await tx.selectDistinct({ state: table.state }).from(table)).map(({ state }) => state).sort(),
    );
  expect(await statesOf(promoters)).toEqual([...promoterStates].sort());
  expect(await statesOf(approvals)).toEqual([...approvals.state.enumValues].sort());
});

test('the member has evaluations in each state, and visitors read the released ones', async () => {
  const { list: own } = (await t.call('auth/evaluate/list4person', {}, { token })).data;
  expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['waiting', 'released', 'hidden']));
  const { list: released } = (await t.call('open/web/evaluation/list', { device_rid: 'xps' })).data;
  expect(released).toMatchObject([{ member: '演***', reply: { text: expect.any(String) } }]);
});

test('the member has a requirement and a quotation in every state', async () => {
  const requirements = (await t.call('auth/requirement/list', { size: 100 }, { token })).data.list;
  expect(new Set(requirements.map(({ state }) => state))).toEqual(new Set(requirementStates));
  const quotations = (await t.call('auth/quotation/list', { size: 100 }, { token })).data.list;
  expect(new Set(quotations.map(({ state }) => state))).toEqual(new Set(quotationStates));
});

test('the member owns a group that has paid for a year, with payments and requests in every state', async () => {
  const { list: all } = (await t.call('auth/cluster/all', {}, { token })).data;
  const [group] = all;
  if (all.length !== 1 || !group) throw new Error('the demo member owns one group');
  const { rid } = group;
  expect(group).toMatchObject({ role: 'owner', members: 4, applications: 1 });
  expect(group.available?.cash_fen).toBeGreaterThan(0);
  const members = (await t.call('auth/cluster/members', { rid }, { token })).data.list;
  expect(members.map(({ role }) => role).sort()).toEqual(['manager', 'member', 'member', 'owner']);
  expect(members.some(({ allowance }) => allowance?.limit_fen != null)).toBe(true);
  const input = { rid, account: 'cash', size: 100 } as const;
  const { list: entries } = (await t.call('auth/cluster/entries', input, { token })).data;
  const times = entries.map(({ at }) => Date.parse(at));
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(300 * 24 * 3600 * 1000);
  expect(entries.some(({ amount_fen }) => amount_fen < 0)).toBe(true);
  const student = await loggedIn(people.student.phone);
  const { list: own } = (await t.call('auth/cluster/payments', { size: 100 }, { token: student })).data;
  const { list: paid } = (await t.call('auth/cluster/orders', { rid, size: 100 }, { token })).data;
  const payments = [...own, ...paid];
  expect(new Set(payments.map(({ state }) => state))).toEqual(new Set(clusterPaymentStates));
  const { list: requests } = (await t.call('auth/cluster/requests', { rid, size: 100 }, { token })).data;
  expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(clusterRequestStates));
  const joined = (await t.call('auth/cluster/joined', {}, { token })).data.list;
  expect(joined).toMatchObject([{ role: 'member' }]);
  const invited = (await t.call('auth/cluster/requests', {}, { token })).data.list;
  expect(invited).toContainEqual(expect.objectContaining({ kind: 'invite', state: 'waiting' }));
  expect(await t.db.read((tx) => check(tx))).toEqual([]);
});

test("another person of the group logs in with the demo member's password; the removed one has no group", async () => {
  const groupsOf = async (account: string) => {
    const own = { token: await loggedIn(account) };
    const managed = await t.call('auth/cluster/all', {}, own);
    const joined = await t.call('auth/cluster/joined', {}, own);
    return [...managed.data.list, ...joined.data.list].map(({ name }) => name);
  };
  expect(await groupsOf(people.manager.phone)).toContain('示例大学新能源材料课题组');
  expect(await groupsOf(people.former.phone)).toEqual([]);
});

test('the member has a reservation in every state, waits for a time, and has chosen how notices come', async () => {
  const { data } = await t.call('auth/web/reservation/list4person', { size: 100 }, { token });
  const { list: all, waits } = data;
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(reservationStates));
  const now = t.clock.now().getTime();
  for (const { state, starts, ends } of all) {
    if (state === 'booked' || state === 'held') expect(Date.parse(starts)).toBeGreaterThan(now);
    if (state === 'done' || state === 'missed') expect(Date.parse(ends)).toBeLessThan(now);
  }
  expect(waits).toHaveLength(1);
  const { data: choices } = await t.call('auth/user/notice/list', {}, { token });
  expect(choices.find(({ kind }) => kind === 'order')).toMatchObject({ mail: true });
});

test('a second start adds nothing', async () => {
  const before = await list();
  await seedDemo();
  expect(await list()).toEqual(before);
});
