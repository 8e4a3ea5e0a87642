import { member, type TestMember } from '../../../testing/factories';
import { fund, moneyOf } from '../../../testing/money';
import { itemsOf, type Lab, lab, order, orderInput, send } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { postRequirement, quoteOrder, quoteRequirement, validUntil } from '../../../testing/quotations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { startSession } from '../session/session.service';
import { quotationJob } from './quotation.job';

const withPdftotext = hasPdftotext() ? test : test.skip;

let t: TestApp;
let who: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  who = await member(t.db);
  desk = await lab(t);
});

const by = () => ({ token: who.token });
const accept = (rid: string) => t.call('auth/quotation/accept', { rid }, by());
const detail = async (rid: string) => (await t.call('auth/quotation/detail', { rid }, by())).data;
const orderOf = async (rid: string) => (await t.call('auth/web/order/detail', { rid }, by())).data;
const requirement = async (code: string) => (await t.call('auth/requirement/detail', { code }, by())).data;
const plan = async () => itemsOf((await t.call('auth/tempDevice', {}, by())).data);
const notices = async () => (await t.call('auth/message/list', {}, by())).data.list.map(({ title }) => title);
const later = async (at: string) => {
  t.clock.set(at);
  const { token } = await t.db.transaction((tx) => startSession(tx, who.rid, t.clock.now()));
  who = { ...who, token };
};
const run = () => quotationJob.run(t.deps, t.app.log);
/** Quotes an order at 1.00 for each unit of its first item, with a charge of 50.00. */
async function quotedOrder() {
  const placed = await order(t, who);
  const { items, total_fen } = await orderOf(placed.rid);
  const prices = [{ rid: items[0]?.rid ?? '', unit_fen: 100, count: 3 }];
  const charges = [{ name: '加急费', unit_fen: 5000 }];
  const { data } = await quoteOrder(t, desk.token, {
    code: placed.code,
    items: prices,
    charges,
    note: '批量',
  });
  return { placed, quotation: data, listed_fen: total_fen };
}

test("an enterprise's order with an open quotation is moved on only after the member's answer", async () => {
  const company = await member(t.db, { organization: 2 });
  await fund(t.db, company, 10_000_000);
  const { token } = company;
  const { rid, code } = await order(t, company);
  const signed = { name: '协议.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const urgent = { name: '加急费', unit_fen: 5000 };
  const quoted = async () => (await quoteOrder(t, desk.token, { code, charges: [urgent] })).data.rid;
  await desk.acts(code, 'confirm');
  const file = (await send(t, 'auth/upload4file', {}, signed, token)).data;
  await t.call('auth/order/updateProtocolFile', { rid, file_rid: file.file_rid }, { token });
  const first = await quoted();
  const refused = await desk.move(code, 'await_sample');
  expect(refused).toMatchObject({ error: 'order_act_refused', status: 409 });
  expect(refused.msg).toContain('报价单正在等待客户答复');
  // A new quotation takes the place of the open one, and waits as well.
  const second = await quoted();
  expect((await t.call('auth/quotation/accept', { rid: first }, { token })).code).toBe(0);
  expect((await desk.move(code, 'await_sample')).code).toBe(0);
  expect((await t.call('auth/quotation/accept', { rid: second }, { token })).code).toBe(1);
  await desk.acts(code, 'await_sample', 'receive');
  const third = await quoted();
  expect((await desk.move(code, 'test')).msg).toContain('报价单正在等待客户答复');
  await t.call('auth/quotation/decline', { rid: third, reason: '不需要' }, { token });
  await desk.acts(code, 'test');
  await quoted();
  await desk.addData(code);
  expect((await desk.move(code, 'deliver')).msg).toContain('报价单正在等待客户答复');
});

test('accepted prices bind the order: items, total, what is reserved, agreement and file', async () => {
  const { placed, quotation, listed_fen } = await quotedOrder();
  expect((await orderOf(placed.rid)).items.map(({ ordered }) => ordered)).toEqual([null]);
  expect(await detail(quotation.rid)).toMatchObject({
    state: 'open',
    revision: 1,
    total_fen: 5300,
    due_fen: 5300,
    valid_until: validUntil,
    target: { kind: 'order', rid: placed.rid, code: placed.code },
    can: ['accept', 'decline'],
  });
  expect(await orderOf(placed.rid)).toMatchObject({ next: 'reply' });
  await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, by());
  expect((await accept(quotation.rid)).data).toMatchObject({ state: 'accepted', can: [] });
  const bound = await orderOf(placed.rid);
  expect(bound).toMatchObject({ total_fen: 5300, due_fen: 5300, next: 'send' });
  expect(bound.items.map(({ name, count, total_fen }) => [name, count, total_fen])).toEqual([
    [bound.items[0]?.name, 3, 300],
    ['加急费', 1, 5000],
  ]);
  // What was ordered stays beside what was quoted; a charge was not ordered.
  expect(bound.items.map(({ ordered }) => ordered?.total_fen)).toEqual([listed_fen, undefined]);
  expect(bound.timeline.at(-1)).toMatchObject({ act: 'reprice', note: quotation.code });
  expect((await moneyOf(t.db, who)).credit.held).toBe(5300);
  const files = (await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, by())).data;
  expect(files.map(({ kind }) => kind).sort()).toEqual(['protocol', 'quotation']);
});

withPdftotext('the agreement is generated again at the accepted prices', async () => {
  const { placed, quotation } = await quotedOrder();
  const files = async () =>
    (await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, by())).data.filter(
      ({ kind }) => kind === 'protocol',
    );
  const [earlier] = await files();
  await accept(quotation.rid);
  const [current, ...others] = await files();
  expect(others).toEqual([]);
  expect(current?.rid).not.toBe(earlier?.rid);
  const link = await t.call('auth/web/orderFile/link', { rid: current?.rid ?? '' }, by());
  expect(textOfPdf((await t.app.inject({ url: link.data.url })).rawPayload)).toContain('¥53.00');
});

withPdftotext('the PDF has the lines, the total in words and the last day', async () => {
  const { placed, quotation } = await quotedOrder();
  const { url } = (await t.call('auth/quotation/link', { rid: quotation.rid }, by())).data;
  const text = textOfPdf((await t.app.inject({ url })).rawPayload);
  for (const part of [quotation.code, placed.code, '加急费', '伍拾叁元整', validUntil, '批量'])
    expect(text).toContain(part);
});

test('an accepted quotation of a requirement puts its lines into the plan, and they are ordered at its price', async () => {
  const code = await postRequirement(t, who);
  const { rid, code: quoted } = (await quoteRequirement(t, desk.token, code)).data;
  expect((await requirement(code)).state).toBe('quoted');
  expect((await accept(rid)).code).toBe(1);
  expect((await requirement(code)).state).toBe('planned');
  const [item] = await plan();
  const price = await t.call('auth/order/quote', { plan_rids: [item?.rid ?? ''] }, by());
  expect(price.data).toMatchObject({ list_fen: 30_000, total_fen: item?.total_fen });
  expect(item).toMatchObject({
    count: 5,
    unit_fen: 4000,
    quotation: { code: quoted, valid_until: validUntil },
  });
  if (!item) return;
  const edit = (count: number) => t.call('auth/tempDevice/edit', { rid: item.rid, count }, by());
  expect(itemsOf((await edit(4)).data)[0]).toMatchObject({ unit_fen: 6000 });
  expect(itemsOf((await edit(4)).data)[0]).not.toHaveProperty('quotation');
  await edit(5);
  const placed = await t.call('auth/order/add', orderInput([item]), by());
  expect(await orderOf(placed.data.rid)).toMatchObject({ total_fen: 20_000 });
  expect(await plan()).toEqual([]);
});

test('after its last day a quoted item shows the list price, and an order at the quoted price is refused', async () => {
  const { rid } = (await quoteRequirement(t, desk.token, await postRequirement(t, who))).data;
  await accept(rid);
  const items = await plan();
  await later('2026-12-31T15:59:00Z');
  expect(await plan()).toMatchObject([{ unit_fen: 4000 }]);
  await later('2026-12-31T16:01:00Z');
  expect(await plan()).toMatchObject([{ unit_fen: 6000 }]);
  const total_fen = items.reduce((sum, item) => sum + item.total_fen, 0);
  const seen = { total_fen, due_fen: total_fen, times: [] };
  const late = await t.call('auth/order/add', orderInput(items, { seen }), by());
  expect(late).toMatchObject({ status: 409, error: 'seen_changed' });
});

test('the same service at the list price is an item of its own', async () => {
  const { rid } = (await quoteRequirement(t, desk.token, await postRequirement(t, who))).data;
  await accept(rid);
  const choice = { device_rid: 'xrd', options: { range: ['r10_80'], speed: ['v10'], form: ['powder'] } };
  // Items of one moment have no order.
  t.clock.pass(1);
  await t.call('auth/tempDevice/add', choice, by());
  const { data } = await t.call('auth/tempDevice/add', choice, by());
  expect(itemsOf(data).map(({ count, unit_fen }) => [count, unit_fen])).toEqual([
    [5, 4000],
    [2, 6000],
  ]);
});

test('a new quotation replaces the open one, which can no longer be accepted', async () => {
  const { placed, quotation } = await quotedOrder();
  const second = (await quoteOrder(t, desk.token, { code: placed.code })).data;
  expect(second.revision).toBe(2);
  expect(await accept(quotation.rid)).toMatchObject({
    status: 409,
    error: 'quotation_act_refused',
    msg: '该报价单已被新报价替代，不能接受',
  });
  const of = { order_rid: placed.rid };
  const { list, total } = (await t.call('auth/quotation/list', of, by())).data;
  expect(total).toBe(2);
  const first = (await t.call('auth/quotation/list', { ...of, size: 1 }, by())).data;
  expect([first.list.length, first.total]).toEqual([1, 2]);
  const later = { ...of, size: 1, before: first.next ?? '' };
  expect((await t.call('auth/quotation/list', later, by())).data).toMatchObject({ next: null, total: null });
  expect(list.map(({ revision, state }) => [revision, state]).sort()).toEqual([
    [1, 'superseded'],
    [2, 'open'],
  ]);
});

test('a declined or withdrawn quotation sends the requirement back to the lab', async () => {
  const code = await postRequirement(t, who);
  const first = (await quoteRequirement(t, desk.token, code)).data;
  await t.call('auth/quotation/decline', { rid: first.rid, reason: '超出预算' }, by());
  expect(await detail(first.rid)).toMatchObject({ state: 'declined', reason: '超出预算' });
  expect((await requirement(code)).state).toBe('contacted');
  const second = (await quoteRequirement(t, desk.token, code)).data;
  const withdraw = { code: second.code, reason: '检修' };
  expect((await t.call('staff/quotation/withdraw', withdraw, { token: desk.token })).code).toBe(1);
  expect((await requirement(code)).state).toBe('contacted');
  expect(await accept(second.rid)).toMatchObject({ msg: '该报价单已撤回，不能接受' });
});

test('the job reminds once, two days before the last day, and expires after it', async () => {
  const code = await postRequirement(t, who);
  const { rid } = (await quoteRequirement(t, desk.token, code)).data;
  await run();
  expect(await notices()).not.toContain('报价单即将到期');
  await later('2026-12-29T01:00:00Z');
  await Promise.all([run(), run()]);
  await run();
  expect((await notices()).filter((title) => title === '报价单即将到期')).toHaveLength(1);
  await later('2027-01-01T01:00:00Z');
  expect((await accept(rid)).msg).toBe('该报价单已于 2026-12-31 到期，请联系客户经理重新报价');
  await run();
  expect(await detail(rid)).toMatchObject({ state: 'expired', can: [] });
  expect((await requirement(code)).state).toBe('contacted');
  expect((await notices())[0]).toBe('报价单已过期');
});

test('the quotation of a cancelled order or requirement is refused at once and withdrawn by the job', async () => {
  const { placed, quotation } = await quotedOrder();
  await t.call('auth/order/cancel', { rid: placed.rid, reason: '不测了' }, by());
  expect((await accept(quotation.rid)).msg).toContain('该报价单不再有效');
  const code = await postRequirement(t, who);
  const { rid } = (await quoteRequirement(t, desk.token, code)).data;
  await t.call('auth/requirement/cancel', { code, reason: '不测了' }, by());
  await run();
  for (const one of [quotation.rid, rid]) expect((await detail(one)).state).toBe('withdrawn');
  expect((await requirement(code)).state).toBe('cancelled');
});

test('what does not fit into the credit is refused and leaves everything as it was', async () => {
  const placed = await order(t, who);
  const before = await orderOf(placed.rid);
  const charges = [{ name: '专项', unit_fen: 900_000_000 }];
  const { rid } = (await quoteOrder(t, desk.token, { code: placed.code, charges })).data;
  expect(await accept(rid)).toMatchObject({ status: 409, error: 'credit_short' });
  // An open quotation is answered before the order is changed.
  const can = before.can.filter((act) => act !== 'change');
  expect(await orderOf(placed.rid)).toEqual({ ...before, can, next: 'reply' });
  expect((await detail(rid)).state).toBe('open');
});

test.each([
  ['an unknown item', { items: [{ rid: 'none', unit_fen: 1 }] }, { items: '[订单项目]不属于该订单' }],
  ['a day that has passed', { valid_until: '2026-11-17' }, { valid_until: '[有效期]不能早于今天' }],
  ['a day beyond a year', { valid_until: '2028-01-01' }, { valid_until: '[有效期]不能超过 365 天' }],
])('%s is refused at its field', async (_what, given, fields) => {
  const { code } = await order(t, who);
  expect(await quoteOrder(t, desk.token, { code, ...given })).toMatchObject({ status: 422, fields });
});

describe('the price reference', () => {
  withPdftotext('has the catalogue prices of the chosen items and says that it is no quotation', async () => {
    const code = await postRequirement(t, who);
    await accept((await quoteRequirement(t, desk.token, code)).data.rid);
    const [quoted] = await plan();
    if (!quoted) throw new Error('the quoted item is not in the plan');
    const { data } = await t.call('auth/quotation/reference', { plan_rids: [quoted.rid] }, by());
    const file = await t.app.inject(data.url);
    expect(file.headers['content-type']).toBe('application/pdf');
    const text = textOfPdf(file.rawPayload).replace(/\s/g, '');
    for (const part of ['报价参考', '2026-12-03', '¥60.00', '¥300.00', '叁佰元整', '不是报价单'])
      expect(text).toContain(part);
    expect(text).not.toContain('¥40.00');
    expect((await t.app.inject(data.url.replace('sig=', 'sig=x'))).statusCode).toBe(403);
  });
});
