import {
  invoiceApplyStates,
  orderStates,
  quotationStates,
  requirementStates,
  withdrawalStates,
} from '@portal/shared/rules';
import { staff } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';
import { isOfSlot } from '../modules/invoiceApply/invoiceApply.file.rules';
import { check } from '../modules/ledger/ledger.check.service';
import { outbox } from '../modules/message/message.table';
import { seedDemoCoupons } from './demoCoupons';
import { seedDemoEvaluations } from './demoEvaluation';
import { seedDemoInvoices } from './demoInvoices';
import { demoMember, seedDemoMember } from './demoMember';
import { seedDemoMoney } from './demoMoney';
import { seedDemoOrders } from './demoOrders';
import { seedDemoPlan } from './demoPlan';
import { seedDemoPromotion } from './demoPromotion';
import { seedDemoQuotations } from './demoQuotations';

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
    seedDemoEvaluations,
    seedDemoQuotations,
    seedDemoPlan,
  ])
    await add(t.deps);
};
beforeAll(async () => {
  t = await testApp();
  await staff(t.db, { account: 'staff' });
  await seedDemo();
  const { phone, password } = demoMember;
  token = (await t.call('open/login', { account: phone, password }, {})).data.token;
});

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
  expect(counts).toEqual({ usable: 3, used: 1, expired: 1 });
  const discounted = (await list()).list.filter((row) => row.discount_fen > 0);
  expect(discounted).toMatchObject([{ discount_fen: 5000 }]);
});

test('the member has a year of money: applications in every state, payments, credit, and a ledger without faults', async () => {
  const applications = (await t.call('auth/web/prestore/list', {}, { token })).data;
  expect(applications.counts).toEqual({ approved: 3, refused: 1, cancelled: 1, waiting: 2 });
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

test('a second start adds nothing', async () => {
  const before = await list();
  await seedDemo();
  expect(await list()).toEqual(before);
});
