import { claimed } from '../../../testing/coupons';
import { describeOnPostgres } from '../../../testing/database';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, orderInput, plan } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';

let t: TestApp;
let desk: Lab;

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const cartNum = async ({ token }: TestMember) =>
  (await t.call('auth/tempDevice', {}, { token })).data.cartNum;

/** Tests of concurrent calls on PostgreSQL. PGlite has a single connection, so it cannot show conflicts. */
describeOnPostgres('at the same time', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    desk = await lab(t);
  });

  test('fifty additions at once all count', async () => {
    const student = await member(t.db);
    await times(50, () => plan(t, student, 'xrd'));
    expect(await cartNum(student)).toBe(50);
  });

  test('of many orders with the same plan items one is placed', async () => {
    const student = await member(t.db);
    const items = [await plan(t, student, 'xrd', 2), await plan(t, student, 'sem')];
    const answers = await times(10, (index) =>
      t.call('auth/order/add', orderInput(index % 2 ? items : items.toReversed()), { token: student.token }),
    );
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.code === 0) expect(answer).toMatchObject({ status: 409, error: 'plan_changed' });
    }
    const { data } = await t.call('auth/web/order/list4person', {}, { token: student.token });
    expect(data.total).toBe(1);
    expect(await cartNum(student)).toBe(0);
  });

  test('of fifty orders with one coupon one is placed', async () => {
    const student = await member(t.db);
    const { token } = student;
    const { rid: coupon_rid } = await claimed(t, desk, student, { amount_fen: 700 });
    const planned = await plan(t, student);
    const { device_rid, options, total_fen } = planned;
    const input = orderInput([planned], { coupon_rid, plan_rids: [] });
    const item = { device_rid, options, count: 1 };
    const answers = await times(50, () => t.call('auth/order/add', { ...input, item }, { token }));
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.code === 0) expect(answer).toMatchObject({ status: 409, error: 'coupon_unusable' });
    }
    const { data } = await t.call('auth/web/order/list4person', {}, { token });
    expect(data.list).toMatchObject([{ discount_fen: 700, due_fen: total_fen - 700 }]);
  });

  test('an order that is sent many times under one key is placed once', async () => {
    const student = await member(t.db);
    const input = orderInput([await plan(t, student)]);
    const headers = { 'idempotency-key': 'sent-by-an-impatient-browser' };
    const send = () => t.call('auth/order/add', input, { token: student.token, headers });
    const answers = await times(8, send);
    const placed = answers.filter((answer) => answer.code === 1);
    const last = await send();
    expect(last.code).toBe(1);
    for (const answer of placed) expect(answer.data).toEqual(last.data);
    const { data } = await t.call('auth/web/order/list4person', {}, { token: student.token });
    expect(data.total).toBe(1);
  });

  test('orders of many members for the same services are all placed, each with its own number', async () => {
    const members = await times(12, () => member(t.db));
    const placed = await Promise.all(members.map((one, index) => order(t, one, index % 2 ? 'xrd' : 'sem')));
    expect(new Set(placed.map((one) => one.code)).size).toBe(12);
  });

  test('an item changed in another tab is ordered as displayed or refused', async () => {
    const student = await member(t.db);
    const item = await plan(t, student, 'xrd', 2);
    const { token } = student;
    const [placed] = await Promise.all([
      t.call('auth/order/add', orderInput([item]), { token }),
      t.call('auth/tempDevice/edit', { rid: item.rid, count: 9 }, { token }),
    ]);
    const { data } = await t.call('auth/web/order/list4person', {}, { token });
    if (placed.code === 1) expect(data.list[0]?.items).toMatchObject([{ count: 2 }]);
    else expect(await cartNum(student)).toBe(9);
  });

  test('of a concurrent cancellation and receipt exactly one succeeds', async () => {
    const student = await member(t.db);
    const { rid, code } = await order(t, student);
    await desk.acts(code, 'confirm');
    const [cancelled, received] = await Promise.all([
      t.call('auth/order/cancel', { rid, reason: '不测了' }, { token: student.token }),
      desk.move(code, 'receive'),
    ]);
    expect(cancelled.code + received.code).toBe(1);
    const { data } = await t.call('auth/web/order/detail', { rid }, { token: student.token });
    expect(data.state).toBe(cancelled.code === 1 ? 'cancelled' : 'received');
    expect(data.timeline).toHaveLength(4);
  });

  test('concurrent requests generate the agreement once', async () => {
    const student = await member(t.db);
    const { rid } = await order(t, student);
    const before = t.ports.stored.size;
    const lists = await times(5, () =>
      t.call('auth/web/orderFile/list4rid', { rid }, { token: student.token }),
    );
    expect(new Set(lists.map(({ data }) => data[0]?.rid)).size).toBe(1);
    expect(t.ports.stored.size).toBe(before + 1);
  });

  test('several processes send a text message once', async () => {
    const student = await member(t.db);
    await order(t, student);
    await times(6, () => outboxJob.run(t.deps, t.app.log));
    await times(6, () => outboxJob.run(t.deps, t.app.log));
    const texts = t.ports.sent.filter(({ to }) => to === student.phone);
    expect(texts).toHaveLength(1);
  });
});
