import { limits } from '@portal/shared/rules';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { signedIn } from '../../../testing/samples';
import { type TestApp, testApp } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';
import { draftJob } from './order.draft.job';
import { orderDrafts } from './order.draft.table';

let t: TestApp;
let desk: Lab;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
});

const detail = async (rid: string) =>
  (await t.call('auth/web/order/detail', { rid }, { token: student.token })).data;
const send = (rid: string, company = '顺丰速运', number = 'SF 1234 567890123') =>
  t.call('auth/order/send', { rid, company, number }, { token: student.token });
const ask = (rid: string, question = '第 2 个样品的峰位与文献不一致') =>
  t.call('auth/order/reportOrderFeedback', { rid, question }, { token: student.token });

async function awaited() {
  const placed = await order(t, student);
  await desk.acts(placed.code, 'confirm');
  return placed;
}

async function delivered() {
  const placed = await awaited();
  await desk.acts(placed.code, 'receive', 'test');
  await desk.addData(placed.code);
  await desk.acts(placed.code, 'deliver');
  return placed;
}

describe('the express number of the parcel', () => {
  test('is stored in one spelling, written to the timeline, shown to staff, and changed until the sample is there', async () => {
    const { rid, code } = await awaited();
    expect(await detail(rid)).toMatchObject({
      parcel: null,
      next: 'send',
      can: ['change', 'send', 'cancel'],
    });
    expect(await send(rid)).toMatchObject({ code: 1 });
    expect(await send(rid, '中通快递', 'zt-7654321')).toMatchObject({ code: 1 });
    const data = await detail(rid);
    expect(data).toMatchObject({
      state: 'awaiting_sample',
      next: null,
      parcel: { company: '中通快递', number: 'ZT-7654321' },
    });
    expect(data.timeline.slice(-2)).toMatchObject([
      { act: 'send', by: 'member', state: 'awaiting_sample', note: '顺丰速运 SF1234567890123' },
      { act: 'send', by: 'member', note: '中通快递 ZT-7654321' },
    ]);
    const shown = await t.call('staff/order/detail', { code }, { token: desk.token });
    expect(shown.data.parcel).toEqual({ company: '中通快递', number: 'ZT-7654321' });
    await desk.acts(code, 'receive');
    expect(await send(rid)).toMatchObject({ status: 409, error: 'order_act_refused' });
  });

  test('is refused before the lab waits for the sample, and for a sample that is not mailed', async () => {
    const early = await order(t, student, services.analysis);
    expect(await send(early.rid)).toMatchObject({ status: 409, error: 'order_act_refused' });
    const own = await order(t, student, services.sampled, { sample_source: 2 });
    await desk.acts(own.code, 'confirm');
    expect(await send(own.rid)).toMatchObject({ status: 409, error: 'order_act_refused' });
    expect(await detail(own.rid)).toMatchObject({ next: 'sign', can: ['change', 'cancel'] });
  });

  test.each([
    ['', '[快递单号]不能为空'],
    ['12345', '[快递单号]格式不正确'],
    ['单号 1234567', '[快递单号]格式不正确'],
    ['1'.repeat(31), '[快递单号]不能超过 30 个字符'],
  ])('%p is refused with its field', async (number, message) => {
    const { rid } = await awaited();
    expect(await send(rid, '其他', number)).toMatchObject({ status: 422, fields: { number: message } });
  });

  test('does not move the order to the end of the list of those that wait longest', async () => {
    const first = await awaited();
    t.clock.pass(60);
    const second = await awaited();
    t.clock.pass(60);
    await send(first.rid);
    const { data } = await t.call(
      'staff/order/list',
      { states: ['awaiting_sample'], size: limits.pageSizeMax },
      { token: desk.token },
    );
    const codes = data.list.map(({ code }) => code);
    expect(codes.indexOf(first.code)).toBeLessThan(codes.indexOf(second.code));
  });
});

describe('a question about the data', () => {
  const manager = { name: '周老师', phone: '13700001234', hours: '周一至周六', wechat: '' };
  const inbox = async (phone: string) => {
    // A round sends a limited number of messages.
    for (let round = 0; round < 5; round++) await outboxJob.run(t.deps, t.app.log);
    return t.ports.sent.filter(({ to }) => to === phone).map(({ text }) => text);
  };
  const listed = async (code: string) => {
    const { data } = await t.call(
      'staff/order/list',
      { states: ['delivered'], size: limits.pageSizeMax },
      { token: desk.token },
    );
    return data.list.find((row) => row.code === code);
  };

  test('is on the timeline, marks the order for staff, is sent to the manager by text message, and is answered', async () => {
    await t.call('staff/setting/update', { key: 'manager', value: manager }, { token: desk.token });
    const { rid, code } = await delivered();
    const long = '第 2 个样品的峰位与文献不一致，'.repeat(10);
    expect(await ask(rid, long)).toMatchObject({ code: 1 });
    const asked = await detail(rid);
    expect(asked).toMatchObject({ state: 'delivered', manager });
    expect(asked.timeline.at(-1)).toMatchObject({ act: 'ask', by: 'member', note: long });
    expect(await listed(code)).toMatchObject({ open_question: true, can: ['answer', 'bill'] });
    const [text = ''] = await inbox(manager.phone);
    expect(text).toContain(`订单 ${code}：第 2 个样品`);
    expect(text.length).toBeLessThan(120);

    const bill = (over_questions: boolean) =>
      t.call('staff/statement/add', { codes: [code], over_questions }, { token: desk.token });
    expect(await bill(false)).toMatchObject({
      status: 409,
      error: 'question_open',
      msg: `订单 ${code} 有尚未答复的数据疑问。请先答复，或选择[有疑问仍出具]`,
    });
    expect(await desk.move(code, 'answer')).toMatchObject({
      status: 422,
      fields: { note: expect.any(String) },
    });
    expect(await desk.move(code, 'answer', '已复测，新数据已添加')).toMatchObject({ code: 1 });
    expect(await listed(code)).toMatchObject({ open_question: false, can: ['bill'] });
    const notices = await t.call('auth/message/list', {}, { token: student.token });
    expect(notices.data.list.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['疑问已提交', '疑问已答复']),
    );
    await t.call('staff/setting/update', { key: 'manager', value: null }, { token: desk.token });
    expect(await detail(rid)).toMatchObject({ manager: null });
  });

  test('is refused while there is no data, and when it is empty', async () => {
    const { rid, code } = await awaited();
    expect(await ask(rid)).toMatchObject({ status: 409, error: 'order_act_refused' });
    await desk.acts(code, 'receive', 'test');
    await desk.addData(code);
    expect(await ask(rid)).toMatchObject({ status: 409, error: 'order_act_refused' });
    await desk.acts(code, 'deliver');
    expect(await ask(rid, ' ')).toMatchObject({ status: 422, fields: { question: '[疑问]不能为空' } });
  });

  test('is stored once for two calls with one key; more than ten in an hour are refused', async () => {
    const { rid } = await delivered();
    const headers = { 'idempotency-key': 'question-1' };
    const input = { rid, question: '峰位不一致' };
    for (let round = 0; round < 2; round++)
      expect(
        await t.call('auth/order/reportOrderFeedback', input, { token: student.token, headers }),
      ).toMatchObject({ code: 1 });
    expect((await detail(rid)).timeline.filter(({ act }) => act === 'ask')).toHaveLength(1);
    for (let round = 1; round < 10; round++) expect((await ask(rid)).code).toBe(1);
    expect(await ask(rid)).toMatchObject({ status: 429, error: 'too_many_requests' });
  });
});

describe('the unfinished order form', () => {
  const own = () => ({ token: student.token });
  const draft = async (device_rid?: string) =>
    (await t.call('auth/order/draft/get', { ...(device_rid && { device_rid }) }, own())).data.draft;
  const save = (fields: string, device_rid?: string) =>
    t.call('auth/order/draft/save', { fields, ...(device_rid && { device_rid }) }, own());

  test('is saved for the plan and for each service, and is the member’s own', async () => {
    expect(await draft()).toBeNull();
    await save('{"message":"\\u0000"}');
    t.clock.pass(60);
    const { saved } = (await save('{"message":"怕潮"}')).data;
    await save('{}', services.sampled);
    expect(await draft()).toEqual({ fields: '{"message":"怕潮"}', saved });
    expect(await draft(services.sampled)).toMatchObject({ fields: '{}' });
    const { token } = await member(t.db);
    expect((await t.call('auth/order/draft/get', {}, { token })).data.draft).toBeNull();
    await t.call('auth/order/draft/del', {}, own());
    expect([await draft(), (await draft(services.sampled))?.fields]).toEqual([null, '{}']);
  });

  test('is deleted by its order, after 30 days, and when there are ten newer ones', async () => {
    await save('{}');
    await save('{}', services.sampled);
    await order(t, student, services.sampled, { from_draft: false });
    expect((await draft())?.fields).toBe('{}');
    await order(t, student);
    expect([await draft(), (await draft(services.sampled))?.fields]).toEqual([null, '{}']);
    for (let index = 0; index < 10; index++) {
      t.clock.pass(1);
      await save('{}', `service-${index}`);
    }
    expect([await draft(services.sampled), (await draft('service-0'))?.fields]).toEqual([null, '{}']);
    t.clock.pass(30 * 24 * 3600 + 120);
    student = await signedIn(t, student);
    expect(await draft('service-0')).toBeNull();
    await draftJob.run(t.deps, t.app.log);
    expect(await t.db.read((tx) => tx.select().from(orderDrafts))).toEqual([]);
  });

  test('has a maximum length', async () => {
    expect(await save('x'.repeat(limits.draftLength + 1))).toMatchObject({ status: 422 });
  });
});
