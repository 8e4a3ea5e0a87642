import { describeOnPostgres } from '../../../testing/database';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, orderInput, plan, samplesOf, lab as staffDesk } from '../../../testing/orders';
import { booked, freeOn, held, hourly, lab, orderTime, reservationsOf } from '../../../testing/reservations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { addToPlan } from '../plan/plan.service';

let t: TestApp;
let who: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.pass(3600);
  who = await member(t.db, {}, t.clock.now());
  desk = await staffDesk(t);
});

const at = (from: string, to: string, day = '2026-12-01') => ({ starts: lab(from, day), ends: lab(to, day) });
const unusable = { status: 409, error: 'reservation_unusable' };

test('held hours become part of the order, and cancelling it frees them', async () => {
  const one = await held(t, who, at('08:30', '09:30'));
  const two = await held(t, who, at('13:30', '15:30'));
  const { data: order } = await orderTime(t, who, [one.rid, two.rid, one.rid], 3);
  const { list } = await reservationsOf(t, who);
  expect(list).toMatchObject([one, two].map(({ rid }) => ({ rid, state: 'booked', until: null, order })));
  const { token } = who;
  const { data } = await t.call('auth/order/relateEquipment', { rid: order.rid }, { token });
  expect(data).toMatchObject([
    {
      code: hourly.code,
      manuals: ['ESCALAB Xi+ 上机手册'],
      devices: [{ rid: hourly.device_rid, name: '光电子能谱仪机时' }],
      reservations: [{ rid: one.rid }, { rid: two.rid }],
    },
  ]);
  await t.call('auth/order/cancel', { rid: order.rid, reason: '不做了' }, { token });
  const after = await reservationsOf(t, who);
  expect(after.list).toMatchObject([one, two].reverse().map(({ rid }) => ({ rid, state: 'cancelled' })));
  expect(await freeOn(t)).toMatchObject({ '08:30': 1, '13:30': 1, '14:30': 1 });
});

test('hours go into the plan as they are held: without held time, or with other hours, they are refused', async () => {
  const { device_rid, options } = await plan(t, await member(t.db), hourly.device_rid);
  const add = (count: number) =>
    t.call('auth/tempDevice/add', { device_rid, options, count }, { token: who.token });
  expect(await add(2)).toMatchObject({
    ...unusable,
    msg: '[机时]不能为空，请先选择并保留“光电子能谱仪机时”的机时',
  });
  await held(t, who, at('08:30', '10:30'));
  expect((await add(3)).msg).toBe('“光电子能谱仪机时”已选机时 2 小时，与数量 3 小时不一致');
  expect((await add(2)).data.groups).toMatchObject([{ items: [{ count: 2, books_time: true }] }]);
  expect((await add(2)).data.groups).toMatchObject([{ items: [{ count: 2 }] }]);
  t.clock.pass(600);
  expect(await add(2)).toMatchObject(unusable);
});

test('other time of the same length is booked in place of cancelled time, as long as the hours have room for it', async () => {
  const time = await booked(t, who, at('08:30', '10:30'));
  const { token } = who;
  const again = (given: object) =>
    t.call('auth/reservation/rebook', { rid: time.rid, ...at('13:30', '15:30'), ...given }, { token });
  expect(await again({})).toMatchObject({ error: 'reservation_act_refused' });
  await t.call('auth/reservation/cancel', { rid: time.rid }, { token });
  expect((await again(at('13:30', '14:30'))).fields).toEqual({ ends: '时长须与原来相同' });
  const rebooked = await again({});
  expect(rebooked.data).toMatchObject({ state: 'booked', order: { rid: time.order.rid }, alone: false });
  expect(await freeOn(t)).toMatchObject({ '08:30': 1, '13:30': 0, '14:30': 0 });
  // The order has two hours, and both are booked.
  expect(await again(at('16:30', '18:30'))).toMatchObject({ error: 'reservation_act_refused' });
});

test('instrument time is ordered without a sample, its delivery or its return', async () => {
  const item = await plan(t, who, hourly.device_rid, 2);
  expect(item.needs_sample).toBe(false);
  const { token } = who;
  const sent = {
    ...orderInput([item]),
    sample_source: 1,
    sample_disposal: 0,
    samples: samplesOf(1),
  } as const;
  const refused = await t.call('auth/order/add', { ...sent, pickup: { type: 0 } }, { token });
  expect(refused.fields).toEqual({ sample_source: '[样品来源]所选项目无需样品' });
  const { data: order } = await orderTime(t, who, []);
  await desk.acts(order.code, 'confirm', 'test');
  const { data } = await t.call('auth/web/order/detail', { rid: order.rid }, { token });
  expect(data).toMatchObject({ sample_source: -1, sample_disposal: null, pickup: null, state: 'testing' });
});

test('hours that do not match the count are refused, and stay held', async () => {
  const { rid } = await held(t, who, at('08:30', '10:30'));
  const answer = await orderTime(t, who, [rid], 3);
  expect(answer).toMatchObject(unusable);
  expect(answer.msg).toBe('“光电子能谱仪机时”已选机时 2 小时，与数量 3 小时不一致');
  expect((await reservationsOf(t, who)).list).toMatchObject([{ rid, state: 'held' }]);
  expect((await t.call('auth/web/order/list4person', {}, { token: who.token })).data.total).toBe(0);
});

test('a hold that has expired, was cancelled, or is for another service is refused', async () => {
  const { rid, code } = await held(t, who, at('10:30', '12:30'));
  t.clock.pass(600);
  expect(await orderTime(t, who, [rid])).toMatchObject({ ...unusable, msg: expect.stringContaining(code) });
  const gone = await held(t, who, at('10:30', '12:30'));
  await t.call('auth/reservation/cancel', { rid: gone.rid }, { token: who.token });
  expect(await orderTime(t, who, [gone.rid])).toMatchObject(unusable);
  const other = await held(t, who, { device_rid: 'onsite-afm', instrument_rid: 'afm-1' });
  expect((await orderTime(t, who, [other.rid])).msg).toContain('不属于本单的项目');
  const used = await booked(t, who, at('15:30', '16:30'));
  expect(await orderTime(t, who, [used.rid], 1)).toMatchObject(unusable);
});

test('an order without reserved hours is placed; staff enter the time that was arranged by phone', async () => {
  const { data: order } = await orderTime(t, who, []);
  const { token } = desk;
  const input = { order: order.code, device_rid: hourly.device_rid, instrument: hourly.code };
  const range = at('08:30', '10:30', '2026-12-03');
  const { data } = await t.call('staff/reservation/book', { ...input, ...range }, { token });
  expect(data).toMatchObject({ state: 'booked', order, member: expect.stringContaining(who.phone) });
  expect((await reservationsOf(t, who)).list).toMatchObject([{ code: data.code }]);
  const notices = await t.call('auth/message/list', {}, { token: who.token });
  expect(notices.data.list.map(({ text }) => text).join()).toContain('2026-12-03 08:30–10:30');
  const wrong = await t.call('staff/reservation/book', { ...input, ...range, device_rid: 'xrd' }, { token });
  expect(wrong.fields).toEqual({ device_rid: '[服务项目]该订单没有按小时计的这个项目' });
});

/** Orders two hours of the TEM with these ways of operating, an hour each or both hours in one item. */
async function orderTem(ways: readonly ('self' | 'assist')[], reservation_rids: readonly string[]) {
  const { token } = who;
  const count = 2 / ways.length;
  const items = [];
  for (const way of ways) {
    const input = { device_rid: tem.device_rid, options: { operator: [way] }, count };
    await t.db.transaction((tx) => addToPlan(tx, who.rid, input, t.clock.now()));
    const { groups } = (await t.call('auth/tempDevice', {}, { token })).data;
    items.push(...groups.flatMap((group) => group.items));
  }
  const ordered = [...new Map(items.map((item) => [item.rid, item])).values()];
  return t.call(
    'auth/order/add',
    { ...orderInput(ordered), reservation_rids: [...reservation_rids] },
    { token },
  );
}
const tem = { device_rid: 'onsite-tem', instrument_rid: 'tem-1' };

test('operating alone is ordered with a permission only, and what was ordered decides for the held time', async () => {
  const notPermitted = { status: 409, error: 'operation_not_permitted' };
  expect(await orderTem(['self'], [])).toMatchObject(notPermitted);
  const { groups } = (await t.call('auth/tempDevice', {}, { token: who.token })).data;
  const rids = groups.flatMap(({ items }) => items.map(({ rid }) => rid));
  await t.call('auth/tempDevice/del', { rids }, { token: who.token });
  await t.call('staff/instrument/permit', { code: 'TEM-1', account: who.phone }, { token: desk.token });
  const { alone_device_rids } = await reservationsOf(t, who);
  expect(alone_device_rids).toEqual([tem.device_rid]);
  const first = await held(t, who, { ...tem, ...at('08:30', '10:30') });
  expect((await orderTem(['self'], [first.rid])).status).toBe(200);
  const alone = { ...tem, alone: true };
  const second = await held(t, who, { ...alone, ...at('10:30', '12:30') });
  expect((await orderTem(['assist'], [second.rid])).status).toBe(200);
  const rest = [
    await held(t, who, { ...tem, ...at('13:30', '14:30') }),
    await held(t, who, { ...tem, ...at('14:30', '15:30') }),
  ].map(({ rid }) => rid);
  const mixed = await orderTem(['self', 'assist'], rest);
  expect(mixed).toMatchObject({
    ...unusable,
    msg: '“透射电镜机时”已选自主上机 0 小时，与所订 1 小时不一致',
  });
  const { list } = await reservationsOf(t, who, { states: ['booked'] });
  expect(list.map(({ rid, alone }) => [rid, alone])).toEqual([
    [first.rid, true],
    [second.rid, false],
  ]);
});

describe('an order without further answers', () => {
  const ready = async (rid: string) =>
    (await t.call('auth/order/ready', { plan_rids: [rid] }, { token: who.token })).data;

  test('hours are ordered with the held time and the materials of the last order, at the answered price', async () => {
    const { token } = who;
    const before = await plan(t, who, 'rietveld');
    const asked = orderInput([before], { materials: ['test_list'], materials_other: '' });
    await t.call('auth/order/add', asked, { token });
    const item = await plan(t, who, hourly.device_rid, 2);
    expect(await ready(item.rid)).toMatchObject({ missing: ['hours'], hours: [] });
    const time = await held(t, who);
    const { starts, ends } = time;
    const answer = await ready(item.rid);
    expect(answer).toMatchObject({
      missing: [],
      materials: ['test_list'],
      quote: { due_fen: item.total_fen },
      hours: [
        {
          rid: time.rid,
          name: item.name,
          instrument_rid: time.instrument.rid,
          starts: iso(starts),
          ends: iso(ends),
        },
      ],
    });
    const { quote, hours, materials } = answer;
    const placed = await t.call(
      'auth/order/add',
      {
        plan_rids: [item.rid],
        sample_source: -1,
        seen: {
          total_fen: quote.total_fen,
          due_fen: quote.due_fen,
          times: hours.map(({ instrument_rid, starts, ends }) => ({ instrument_rid, starts, ends })),
        },
        reservation_rids: hours.map(({ rid }) => rid),
        materials,
      },
      { token },
    );
    expect(placed.code).toBe(1);
  });

  test('samples, a missing certification and an amount above what is free must be dealt with first', async () => {
    const item = await plan(t, who, 'xrd', 999);
    expect((await ready(item.rid)).missing).toEqual(['samples', 'money']);
    who = await member(t.db, { name: '' }, t.clock.now());
    expect((await ready((await plan(t, who, 'rietveld')).rid)).missing).toEqual(['certification']);
  });
});

const iso = (instant: string) => new Date(instant).toISOString();

const otherDay = '2026-12-08';

/** Returns the input of an order of two held hours as the page shows them, and a call that moves them. */
async function shownAndMoved() {
  const { rid, instrument, starts, ends } = await held(t, who, at('08:30', '10:30', otherDay));
  const { token } = who;
  const { device_rid, options, unit_fen } = await plan(t, who, hourly.device_rid, 2);
  const total_fen = unit_fen * 2;
  const times = [{ instrument_rid: instrument.rid, starts, ends }];
  const input = {
    item: { device_rid, options, count: 2 },
    sample_source: -1 as const,
    reservation_rids: [rid],
    seen: { total_fen, due_fen: total_fen, times },
  };
  return {
    order: () => t.call('auth/order/add', input, { token }),
    move: () => t.call('auth/reservation/move', { rid, ...at('13:30', '15:30', otherDay) }, { token }),
  };
}

test('held time that was moved while the order form was open is not ordered unseen', async () => {
  const { order, move } = await shownAndMoved();
  const moved = (await move()).data;
  const { starts, ends } = moved;
  expect(await order()).toMatchObject({
    status: 409,
    error: 'seen_changed',
    msg: '所选机时已变化，请核对后重新确认',
    data: { seen: { times: [{ instrument_rid: hourly.instrument_rid, starts, ends }] } },
  });
  const { list } = await reservationsOf(t, who);
  expect(list).toMatchObject([{ state: 'held', order: null }]);
  await t.call('auth/reservation/cancel', { rid: list[0]?.rid ?? '' }, { token: who.token });
});

describeOnPostgres('at the same time', () => {
  test('of an order and a move of its held time the order books what was seen, or nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      who = await member(t.db, {}, t.clock.now());
      const { order, move } = await shownAndMoved();
      const [ordered] = await Promise.all(round % 2 ? [order(), move()] : [move().then(order), move()]);
      const { data } = await t.call('auth/message/list', {}, { token: who.token });
      const booked = data.list.filter(({ title }) => title === '机时已预约').map(({ text }) => text);
      if (ordered.code === 0) expect([ordered.error, booked]).toEqual(['seen_changed', []]);
      else expect(booked).toEqual([expect.stringContaining('2026-12-08 08:30–10:30')]);
      const { list } = await reservationsOf(t, who);
      for (const { rid } of list) await t.call('auth/reservation/cancel', { rid }, { token: who.token });
    }
  });
});
