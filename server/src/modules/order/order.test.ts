import type { OrderState } from '@portal/shared/rules';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(() => t.clock.set('2026-11-18T02:00:00Z'));

const detail = (who: TestMember, rid: string) =>
  t.call('auth/web/order/detail', { rid }, { token: who.token });
const fetchNotices = async (who: TestMember) =>
  (await t.call('auth/message/list', {}, { token: who.token })).data;

describe('the life of an order', () => {
  test('an academic order goes from submission to delivery; every step is notified and recorded', async () => {
    const student = await member(t.db, { organization: 0 });
    const { rid, code } = await order(t, student);
    expect(code).toMatch(/^D20261118-\d{6}$/);

    await desk.acts(code, 'receive', 'confirm', 'test');
    await desk.addData(code);
    await desk.acts(code, 'deliver');
    await desk.bill(code);

    const { data } = await detail(student, rid);
    expect(data.timeline.map(({ act, by }) => [act, by])).toEqual([
      ['submit', 'member'],
      ['await_sample', 'system'],
      ['receive', 'staff'],
      ['confirm', 'staff'],
      ['test', 'staff'],
      ['deliver', 'staff'],
      ['bill', 'staff'],
    ]);
    expect(data).toMatchObject({
      state: 'billed',
      code,
      pickup: { type: 0 },
      can: ['ask', 'accept', 'dispute'],
    });

    const notices = await fetchNotices(student);
    expect(notices.list.map((notice) => notice.title).sort()).toEqual(
      [
        '订单已提交',
        '方案已锁定',
        '请准备样品',
        '样品已收到',
        '检测已开始',
        '数据已交付',
        '样品待寄回',
        '结算单待确认',
      ].sort(),
    );
    expect(notices).toMatchObject({ unread: 8, total: 8 });
    await outboxJob.run(t.deps, t.app.log);
    const texts = t.ports.sent.filter(({ to }) => to === student.phone).map(({ text }) => text);
    expect(texts).toHaveLength(6);
    expect(texts).toContainEqual(expect.stringContaining(`${code}：样品已收到，客户经理将在 2 小时内致电`));
  });

  test('an enterprise is not asked for its sample before it has signed the agreement', async () => {
    const company = await member(t.db, { organization: 2 });
    const { code } = await order(t, company);
    await desk.acts(code, 'confirm');
    const early = await desk.move(code, 'await_sample');
    expect(early).toMatchObject({ status: 409, error: 'order_act_refused' });
    const unsigned = await desk.move(code, 'agree');
    expect(unsigned.msg).toContain('请先上传签字后的协议');
  });

  test('an order keeps its process when the member changes organisation', async () => {
    const student = await member(t.db, { organization: 0 });
    const { rid } = await order(t, student);
    const certified = await t.call(
      'auth/user/updateInfo',
      {
        name: '王小明',
        email: 'li@example.com',
        organization: 2,
        company: '示例公司',
        province: '北京市',
        city: '北京市',
        area: '海淀区',
        address: '学院路 30 号',
        address_code: '110108',
      },
      { token: student.token },
    );
    expect(certified.status).toBe(200);
    expect((await detail(student, rid)).data.enterprise).toBe(false);
    const later = await order(t, student);
    expect((await detail(student, later.rid)).data.enterprise).toBe(true);
  });

  test('an order without a sample is tested as soon as it is confirmed', async () => {
    const student = await member(t.db, { organization: 0 });
    const { rid, code } = await order(t, student, services.analysis);
    await desk.acts(code, 'confirm', 'test');
    expect((await detail(student, rid)).data).toMatchObject({ state: 'testing', pickup: null, promises: [] });
  });

  test('an act out of order is refused with the possible acts and changes nothing', async () => {
    const student = await member(t.db);
    const { rid, code } = await order(t, student);
    const answer = await desk.move(code, 'deliver');
    expect(answer).toMatchObject({ status: 409, error: 'order_act_refused' });
    expect(answer.msg).toBe(
      '订单当前为“待寄样”，不能交付数据；请先添加数据文件；现在可以：锁定方案、确认收样、取消订单',
    );
    expect((await detail(student, rid)).data.timeline).toHaveLength(2);
  });

  test('data is not delivered before a data file is there', async () => {
    const { code } = await order(t, await member(t.db));
    await desk.acts(code, 'confirm', 'receive', 'test');
    expect((await desk.move(code, 'deliver')).msg).toContain('请先添加数据文件');
  });
});

describe('cancelling', () => {
  test('a member cancels before the sample is received, with a reason that stays on the timeline', async () => {
    const student = await member(t.db);
    const { rid, code } = await order(t, student);
    await desk.acts(code, 'confirm');
    const input = { rid, reason: '样品需要重新制备' };
    expect(await t.call('auth/order/cancel', input, { token: student.token })).toMatchObject({ code: 1 });
    const { data } = await detail(student, rid);
    expect(data).toMatchObject({ state: 'cancelled', can: [] });
    expect(data.timeline.at(-1)).toMatchObject({ act: 'cancel', by: 'member', note: '样品需要重新制备' });
  });

  test('a member cannot cancel after the receipt of the sample, nor without a reason', async () => {
    const student = await member(t.db);
    const { rid, code } = await order(t, student);
    const silent = await t.call('auth/order/cancel', { rid, reason: ' ' }, { token: student.token });
    expect(silent).toMatchObject({ status: 422, fields: { reason: '[取消原因]不能为空' } });
    await desk.acts(code, 'confirm', 'receive');
    const late = await t.call('auth/order/cancel', { rid, reason: '不测了' }, { token: student.token });
    expect(late).toMatchObject({ status: 409, error: 'order_act_refused' });
  });

  test('staff must give a reason for cancelling', async () => {
    const student = await member(t.db);
    const { rid, code } = await order(t, student);
    expect(await desk.move(code, 'cancel')).toMatchObject({
      status: 422,
      fields: { note: expect.any(String) },
    });
    expect(await desk.move(code, 'cancel', '样品不符合要求')).toMatchObject({ code: 1, data: { can: [] } });
    expect((await detail(student, rid)).data.state).toBe('cancelled');
  });
});

test('a plan is locked once, and not while a quotation is open', async () => {
  const student = await member(t.db);
  const { code } = await order(t, student);
  const charges = [{ name: '加急费', unit_fen: 100 }];
  const { data } = await quoteOrder(t, desk.token, { code, charges });
  await desk.acts(code, 'receive');
  expect((await desk.move(code, 'confirm')).msg).toContain('报价单正在等待客户答复');
  await t.call('auth/quotation/accept', { rid: data.rid }, { token: student.token });
  await desk.acts(code, 'confirm');
  expect((await desk.move(code, 'confirm')).msg).toContain('方案已经锁定');
  await desk.acts(code, 'test');
});

test('a plan that was locked before the receipt needs no call, and an enterprise is called to check it', async () => {
  const student = await member(t.db);
  const early = await order(t, student);
  await desk.acts(early.code, 'confirm', 'receive');
  const { data } = await detail(student, early.rid);
  expect(data).toMatchObject({ state: 'received', locked: true, promises: [] });
});

describe('promises', () => {
  test('the call within two hours of receiving is late once they have passed, kept by locking the plan', async () => {
    const morning = new Date('2026-11-18T03:00:00Z');
    const student = await member(t.db, {}, morning);
    const late = await lab(t, morning);
    const { rid, code } = await order(t, student);
    await late.acts(code, 'receive');
    const call = { kind: 'call', due: '2026-11-18T04:00:00.000Z', kept: null };
    expect((await detail(student, rid)).data.promises).toEqual([{ ...call, late: false }]);
    t.clock.pass(2 * 3600 + 1);
    expect((await detail(student, rid)).data.promises).toEqual([{ ...call, late: true }]);
    const { data } = await t.call(
      'staff/order/list',
      { states: ['received'], size: 100 },
      { token: late.token },
    );
    expect(data.list.find((row) => row.code === code)).toMatchObject({ late: true });
    await late.acts(code, 'confirm');
    expect((await detail(student, rid)).data.promises).toMatchObject([
      { late: true, kept: expect.any(String) },
    ]);
  });

  test('data is due two hours after the first result, and kept by delivering it', async () => {
    const student = await member(t.db);
    const { rid, code } = await order(t, student);
    await desk.acts(code, 'confirm', 'receive', 'test');
    await desk.addData(code);
    t.clock.pass(3600);
    await desk.acts(code, 'deliver');
    expect((await detail(student, rid)).data.promises).toContainEqual({
      kind: 'deliver',
      due: '2026-11-18T04:00:00.000Z',
      kept: '2026-11-18T03:00:00.000Z',
      late: false,
    });
  });
});

describe('the list of orders', () => {
  test('is sorted newest first, counted by state, searched by code and name, and paged', async () => {
    const student = await member(t.db);
    const first = await order(t, student);
    t.clock.pass(60);
    const second = await order(t, student, services.analysis);
    await desk.acts(second.code, 'confirm');
    const list = async (input: object) =>
      (await t.call('auth/web/order/list4person', input, { token: student.token })).data;

    const all = await list({});
    expect(all.list.map((row) => row.code)).toEqual([second.code, first.code]);
    expect(all).toMatchObject({ total: 2, counts: { awaiting_sample: 1, confirmed: 1 } });
    expect(await list({ states: ['awaiting_sample'] })).toMatchObject({ total: 1, counts: { confirmed: 1 } });
    expect((await list({ kw: first.code.toLowerCase() })).list.map((row) => row.rid)).toEqual([first.rid]);
    expect((await list({ kw: 'xrd' })).total).toBe(2);
    expect((await list({ kw: '精修' })).list.map((row) => row.rid)).toEqual([second.rid]);
    expect((await list({ page: 2, size: 1 })).list.map((row) => row.rid)).toEqual([first.rid]);
  });

  test.each(['%', '_', '\\', "'", '<script>', '没有这样的词'])(
    '%s is only a word to look for',
    async (kw) => {
      const student = await member(t.db);
      await order(t, student);
      const { data } = await t.call('auth/web/order/list4person', { kw }, { token: student.token });
      expect(data).toEqual({ total: 0, counts: {}, list: [] });
    },
  );
});

test('an act of staff is refused when another person has moved the order or changed its price meanwhile', async () => {
  const who = await member(t.db);
  const { code } = await order(t, who, services.analysis);
  const { data: shown } = await t.call('staff/order/detail', { code }, { token: desk.token });
  const { state, due_fen, revision } = shown;
  const confirm = (seen: { state: OrderState; due_fen: number; revision: number }) =>
    t.call('staff/order/move', { code, act: 'confirm', seen }, { token: desk.token });
  expect(await confirm({ state, due_fen: due_fen - 100, revision })).toMatchObject({
    status: 409,
    error: 'seen_changed',
    msg: expect.stringMatching(/^应付金额由 ¥[\d.,]+ 变为 ¥[\d.,]+，/),
  });
  await desk.move(code, 'cancel', '仪器检修');
  expect(await confirm({ state, due_fen, revision })).toMatchObject({
    error: 'seen_changed',
    msg: '订单状态由 待确认 变为 已取消，请核对后重新确认',
  });
});

describe("other members' orders", () => {
  test('are not found: they cannot be read, cancelled or listed', async () => {
    const owner = await member(t.db);
    const { rid } = await order(t, owner);
    const { token } = await member(t.db);
    const refused = { status: 404, error: 'not_found' };
    expect(await t.call('auth/web/order/detail', { rid }, { token })).toMatchObject(refused);
    expect(await t.call('auth/order/cancel', { rid, reason: '无' }, { token })).toMatchObject(refused);
    expect(await t.call('auth/web/orderFile/list4rid', { rid }, { token })).toMatchObject(refused);
    expect((await t.call('auth/web/order/list4person', {}, { token })).data.total).toBe(0);
  });

  test('members cannot do acts of staff', async () => {
    const owner = await member(t.db);
    const { code } = await order(t, owner);
    const input = { code, act: 'confirm' as const };
    const answer = await t.call('staff/order/move', input, { token: owner.token });
    expect(answer).toMatchObject({ status: 403, error: 'forbidden' });
    expect(await t.call('staff/order/list', {}, { token: owner.token })).toMatchObject({ status: 403 });
  });
});
