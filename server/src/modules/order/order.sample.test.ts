import { eq } from 'drizzle-orm';
import { changeInput } from '../../../testing/changes';
import { member, type TestMember } from '../../../testing/factories';
import {
  type GivenOrder,
  lab,
  order,
  orderInput,
  plan,
  returnAddress,
  samplesOf,
  services,
} from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { orders } from './order.table';

let t: TestApp;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  // Wednesday, 10:00 in Shanghai.
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
});

const as = (who: TestMember) => ({ token: who.token });
const place = async (given: Partial<GivenOrder> = {}, count = 1) =>
  t.call('auth/order/add', orderInput([await plan(t, student, services.sampled, count)], given), as(student));
const detail = async (rid: string) => (await t.call('auth/web/order/detail', { rid }, as(student))).data;
const stored = async (who = student) =>
  (await t.call('auth/web/sample/list4person', { usable: true }, as(who))).data.list;
const kept: Partial<GivenOrder> = { sample_disposal: 2, return_address: null };
const again: Partial<GivenOrder> = { sample_source: 0, pickup: null, samples: [], ...kept };

/** Places an order whose sample the lab keeps and has received. */
async function storedSample(who = student) {
  const placed = await order(t, who, services.sampled, kept);
  await (await lab(t)).acts(placed.code, 'confirm', 'receive');
  return placed;
}

describe('an order without further answers', () => {
  const ready = async (rid: string) =>
    (await t.call('auth/order/ready', { plan_rids: [rid] }, as(student))).data;

  test('tests the newest stored samples again, disposed of as in the last order, but never destroyed', async () => {
    const { rid } = await plan(t, student, 'sem');
    expect((await ready(rid)).missing).toEqual(['samples']);
    await storedSample();
    t.clock.pass(60);
    await storedSample();
    const [newest, older] = await stored();
    const stored_rids = [newest?.rid ?? ''];
    expect(await ready(rid)).toMatchObject({
      missing: [],
      stored_rids,
      sample_disposal: 2,
      return_address: null,
    });
    await place({ sample_disposal: 0, return_address: null });
    expect(await ready(rid)).toMatchObject({ sample_disposal: 2 });
    t.clock.pass(60);
    const back = { sample_disposal: 1 as const, return_address: returnAddress };
    await place({ ...again, stored_rids: [older?.rid ?? ''], ...back });
    const answer = await ready(rid);
    expect(answer).toMatchObject({ missing: [], stored_rids, ...back });
    const { sample_disposal, return_address } = answer;
    const placed = await t.call(
      'auth/order/add',
      {
        plan_rids: [rid],
        sample_source: 0,
        stored_rids,
        sample_disposal,
        return_address,
      },
      as(student),
    );
    expect(placed).toMatchObject({ code: 1 });
    expect((await ready((await plan(t, student, 'sem', 3)).rid)).missing).toEqual(['samples']);
  });
});

async function visit(date: string, ...acts: ('confirm' | 'finish')[]) {
  const booking = { ...returnAddress, date, time: '13:30-15:30' };
  const { data } = await t.call('auth/sampling/add', booking, as(student));
  const { token } = await lab(t);
  for (const act of acts) await t.call('staff/sampling/move', { code: data.code, act }, { token });
  return data;
}

describe('samples of an order', () => {
  test('are stored as described, in their order', async () => {
    const samples = [
      { number: 'A-1', name: 'LiFePO4', form: 'powder', hazards: ['air_sensitive', 'toxic'] },
      { number: 'A-2', name: '电解液', form: 'liquid', hazards: [] },
    ] satisfies GivenOrder['samples'];
    const { data } = await place({ samples }, 2);
    const placed = await detail(data.rid);
    expect(placed.samples).toEqual(
      samples.map((sample) => ({ ...sample, rid: expect.any(String), stored_from: '', item_rids: null })),
    );
    expect(placed.return_address).toEqual({
      name: '李同学',
      phone: '13900001111',
      place: '北京市海淀区学院路 30 号',
    });
  });

  test('can be fewer than the pieces of all items, when one sample goes through several tests', async () => {
    const items = [await plan(t, student, services.sampled, 2), await plan(t, student, services.other, 1)];
    for (const count of [1, 4])
      expect(
        await t.call('auth/order/add', orderInput(items, { samples: samplesOf(count) }), as(student)),
      ).toMatchObject({ status: 422, fields: { samples: '[样品清单]需要填写 2–3 个样品' } });
    const answer = await t.call('auth/order/add', orderInput(items, { samples: samplesOf(3) }), as(student));
    expect(answer.code).toBe(1);
  });

  test.each<[string, Partial<GivenOrder>, string]>([
    ['no samples', { samples: [] }, 'samples'],
    [
      'two equal numbers',
      { samples: [...samplesOf(1), { number: 's1', name: '样品', form: 'film' }] },
      'samples.1.number',
    ],
    ['stored samples of a source without them', { stored_rids: ['any'] }, 'stored_rids'],
    ['samples beside stored ones', { ...again, samples: samplesOf(1) }, 'samples'],
    ['a visit of a source without one', { sampling_rid: 'any' }, 'sampling_rid'],
    ['no visit though the sample was taken', { sample_source: 3, pickup: null }, 'sampling_rid'],
    ['a return without an address', { return_address: null }, 'return_address'],
    ['an address though nothing is returned', { sample_disposal: 0 }, 'return_address'],
    ['other materials without their name', { materials: ['other'] }, 'materials_other'],
  ])('are refused with %s', async (_, given, field) => {
    const answer = await place(given);
    expect(answer).toMatchObject({ status: 422, error: 'invalid_input' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('an unknown hazard, such as radioactivity, is refused', async () => {
    const samples = [{ ...samplesOf(1)[0], hazards: ['radioactive'] }];
    const item = await plan(t, student);
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/auth/order/add',
      headers: { authorization: `Bearer ${student.token}` },
      payload: { ...orderInput([item]), samples },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().data.fields).toMatchObject({ 'samples.0.hazards.0': '[样品危害]格式不正确' });
  });

  test('are refused when no item needs a sample, and so is a return address', async () => {
    const item = await plan(t, student, services.analysis);
    for (const given of [{ samples: samplesOf(1) }, { return_address: returnAddress }]) {
      const answer = await t.call('auth/order/add', orderInput([item], given), as(student));
      expect(Object.keys(answer.fields ?? {})).toEqual(Object.keys(given));
    }
  });
});

describe('stored samples', () => {
  test('are those of received orders that keep them; an order names them with the number of their order', async () => {
    await order(t, student, services.sampled, kept);
    const { code } = await storedSample();
    const [sample, ...others] = await stored();
    expect(others).toEqual([]);
    expect(sample).toMatchObject({ number: 'S1', name: '样品 1', order_code: code });
    const { data } = await place({ ...again, stored_rids: [sample?.rid ?? ''] });
    const placed = await detail(data.rid);
    expect(placed).toMatchObject({ sample_source: 0, pickup: null });
    expect(placed.samples).toMatchObject([{ number: `${code}-S1`, name: '样品 1', stored_from: code }]);
    // The sample is listed once, also after the second order has been received.
    await (await lab(t)).acts(data.code, 'confirm', 'receive');
    expect(await stored()).toEqual([sample]);
  });

  test('an order that sends them back takes them out of the list; its cancellation puts them back', async () => {
    await storedSample();
    const [sample] = await stored();
    const stored_rids = [sample?.rid ?? ''];
    const back = { ...again, stored_rids, sample_disposal: 1, return_address: returnAddress };
    const { data } = await place(back);
    expect(await stored()).toEqual([]);
    expect(await place({ ...again, stored_rids })).toMatchObject({ status: 404, error: 'not_found' });
    await t.call('auth/order/cancel', { rid: data.rid, reason: '不做了' }, as(student));
    expect(await stored()).toEqual([sample]);
  });

  test('of other members are neither listed nor accepted', async () => {
    const other = await member(t.db);
    await storedSample(other);
    const [foreign] = await stored(other);
    expect(await stored()).toEqual([]);
    expect(await place({ ...again, stored_rids: [foreign?.rid ?? ''] })).toMatchObject({ status: 404 });
  });

  test('as many as the items need are required', async () => {
    await storedSample();
    const [sample] = await stored();
    const stored_rids = [sample?.rid ?? ''];
    expect(await place({ ...again, stored_rids }, 2)).toMatchObject({
      fields: { stored_rids: '[留存样品]需要选择 2 个样品' },
    });
  });

  test('have no delivery', async () => {
    await storedSample();
    const [sample] = await stored();
    const given = { ...again, stored_rids: [sample?.rid ?? ''], pickup: { type: 0 as const } };
    expect(Object.keys((await place(given)).fields ?? {})).toEqual(['pickup']);
  });
});

describe('a sample that was taken on site', () => {
  const taken = { sample_source: 3, pickup: null };

  test('refers to its visit, which must be finished, or confirmed for today or an earlier day', async () => {
    for (const open of [await visit('2026-11-18'), await visit('2026-11-19', 'confirm')])
      expect(await place({ ...taken, sampling_rid: open.rid })).toMatchObject({
        fields: { sampling_rid: '[取样预约]尚未取样，请选择已取样的预约' },
      });
    const today = await visit('2026-11-18', 'confirm');
    const { data } = await place({ ...taken, sampling_rid: today.rid });
    expect((await detail(data.rid)).sampling).toEqual({
      code: today.code,
      date: '2026-11-18',
      time: '13:30-15:30',
    });
  });

  test('a visit that is done is accepted', async () => {
    const done = await visit('2026-11-19', 'confirm', 'finish');
    expect(await place({ ...taken, sampling_rid: done.rid })).toMatchObject({ code: 1 });
  });
});

test('a return to a saved address stores a copy of it', async () => {
  const { data: saved } = await t.call('auth/address/add', returnAddress, as(student));
  const { data } = await place({ return_address: { address_rid: saved.address_rid } });
  await t.call('auth/address/del', { address_rid: saved.address_rid }, as(student));
  expect((await detail(data.rid)).return_address?.place).toBe('北京市海淀区学院路 30 号');
});

test('reimbursement materials are stored once each, the other one with its name', async () => {
  const materials = ['contract', 'other', 'contract'] as const;
  const { data } = await place({ materials: [...materials], materials_other: ' 采购清单 ' });
  expect(await detail(data.rid)).toMatchObject({
    materials: ['contract', 'other'],
    materials_other: '采购清单',
  });
  const plain = await place({ materials: ['test_list'], materials_other: '多余的文字' });
  expect(await detail(plain.data.rid)).toMatchObject({ materials: ['test_list'], materials_other: '' });
});

describe('samples go to items', () => {
  const two = async () => ({ bet: await plan(t, student, 'bet', 2), sem: await plan(t, student, 'sem', 6) });
  /** Six samples, of which some go to the items that are named for them. */
  const six = (ticked: (index: number) => string[] | null) =>
    samplesOf(6).map((sample, index) => ({ ...sample, item_rids: ticked(index) }));
  const both = async (ticked: (index: number, keys: { bet: string; sem: string }) => string[] | null) => {
    const { bet, sem } = await two();
    const samples = six((index) => ticked(index, { bet: bet.rid, sem: sem.rid }));
    return t.call('auth/order/add', orderInput([bet, sem], { samples, ...kept }), as(student));
  };

  test('BET×2 and SEM×6 on six samples: order, labels, lists and agreement say which go where', async () => {
    const answer = await both((index, { bet, sem }) => (index < 2 ? [bet, sem] : [sem]));
    expect(answer.msg).toBe('');
    const { samples, items } = await detail(answer.data.rid);
    const sem = items.find(({ device_rid }) => device_rid === 'sem')?.rid;
    expect(samples.map(({ item_rids }) => item_rids)).toEqual([null, null, [sem], [sem], [sem], [sem]]);
    const { list } = (await t.call('auth/web/sample/list4person', {}, as(student))).data;
    expect(list.map(({ tests }) => tests.join())).toEqual(['BET,SEM', 'BET,SEM', 'SEM', 'SEM', 'SEM', 'SEM']);
  });

  test('an older page that says nothing orders as before, and nothing is claimed of its samples', async () => {
    const { bet, sem } = await two();
    const input = orderInput([bet, sem], { samples: samplesOf(6), ...kept });
    const { data } = await t.call('auth/order/add', input, as(student));
    const { samples } = await detail(data.rid);
    expect(samples.every(({ item_rids }) => item_rids === null)).toBe(true);
    const { list } = (await t.call('auth/web/sample/list4person', {}, as(student))).data;
    expect(list.every(({ tests }) => tests.length === 0)).toBe(true);
  });

  test.each([
    ['another number', 3, '[样品清单]BET 需 2 个样品，已勾选 3 个'],
    ['no sample', 0, '[样品清单]BET 需 2 个样品，已勾选 0 个'],
  ])('%s ticked for an item counted by sample is refused with both numbers', async (_, ticked, message) => {
    const answer = await both((index, { bet, sem }) => (index < ticked ? [bet, sem] : [sem]));
    expect(answer).toMatchObject({ error: 'invalid_input', fields: { samples: message } });
  });

  test.each([
    ['that goes nowhere', [], '[样品清单]样品 S5 未勾选检测项目'],
    ['with an item of nobody', ['other'], '[样品清单]样品 S5 勾选的检测项目不在本单中，或无需样品'],
  ])('a sample %s is refused with its number', async (_, ticked: string[], message) => {
    const answer = await both((index, { sem }) => (index === 4 ? ticked : [sem]));
    expect(answer).toMatchObject({ error: 'invalid_input', fields: { samples: message } });
  });

  test('stored samples are ticked too, each for its tests', async () => {
    await storedSample();
    t.clock.pass(60);
    await storedSample();
    const keys = (await stored()).map(({ rid }) => rid);
    const [bet, sem] = [await plan(t, student, 'bet', 1), await plan(t, student, 'sem', 2)];
    const input = (item_rids: string[], rid = keys[0] ?? '') =>
      orderInput([bet, sem], { ...again, stored_rids: keys, stored_tests: [{ rid, item_rids }] });
    expect(await t.call('auth/order/add', input([bet.rid]), as(student))).toMatchObject({
      fields: { stored_rids: '[留存样品]BET 需 1 个样品，已勾选 2 个' },
    });
    expect((await t.call('auth/order/add', input([sem.rid], 'nobody'), as(student))).error).toBe('not_found');
    const { data } = await t.call('auth/order/add', input([sem.rid]), as(student));
    const { samples, items } = await detail(data.rid);
    const own = items.find(({ device_rid }) => device_rid === 'sem')?.rid;
    expect(samples.map(({ item_rids }) => item_rids)).toEqual([[own], null]);
  });
});

describe('what services say about samples', () => {
  const direct = (device_rid: string, given: Partial<GivenOrder> = {}) =>
    plan(t, student, device_rid).then((item) =>
      t.call('auth/order/add', orderInput([item], given), as(student)),
    );
  const gone: Partial<GivenOrder> = { sample_disposal: 0, return_address: null };

  test('samples are not sent back or kept after a test that forbids it, also beside another test', async () => {
    for (const one of [{}, kept]) {
      const { status, msg } = await direct('mercury-porosimetry', one);
      expect([status, msg]).toEqual([422, expect.stringMatching(/^\[样品处理\]“压汞/)]);
    }
    const both = [await plan(t, student, 'icp-ms'), await plan(t, student, 'xrd')];
    expect((await t.call('auth/order/add', orderInput(both), as(student))).status).toBe(422);
    expect((await t.call('auth/order/add', orderInput(both, gone), as(student))).status).toBe(200);
    expect((await direct('mercury-porosimetry', gone)).status).toBe(200);
  });

  test('an order that was placed before may stay as it is, but is not changed to what is forbidden', async () => {
    const { data } = await direct('mercury-porosimetry', gone);
    const form = (await t.call('auth/order/change/get', { rid: data.rid }, as(student))).data;
    expect(form.items).toMatchObject([{ disposals: [0] }]);
    const change = (given: Parameters<typeof changeInput>[1]) =>
      t.call('auth/order/change', changeInput(form, given), as(student));
    expect((await change({ sample_disposal: 2 })).status).toBe(422);
    // As an order of before the service said so.
    const back = { sample_disposal: 2 as const };
    await t.db.transaction((tx) => tx.update(orders).set(back).where(eq(orders.rid, data.rid)));
    const old = (await t.call('auth/order/change/get', { rid: data.rid }, as(student))).data;
    const again = changeInput(old, { message: '请轻放' });
    expect((await t.call('auth/order/change', again, as(student))).status).toBe(200);
  });

  test('a change and another order carry what was said about people', async () => {
    const { data } = await direct('western-blot', { human_samples: 'none' });
    const form = (await t.call('auth/order/change/get', { rid: data.rid }, as(student))).data;
    expect(form.human_samples).toBe('none');
    const change = (human_samples: 'agreed' | null) =>
      t.call('auth/order/change', changeInput(form, { human_samples }), as(student));
    expect((await change(null)).status).toBe(422);
    expect((await change('agreed')).data).toMatchObject({ changed: true });
    const changed = await detail(data.rid);
    expect(changed.human_samples).toBe('agreed');
    expect(changed.timeline.at(-1)?.note).toContain(
      '人源样品：不含人源样品或人的数据 → 含人源样品或人的数据',
    );
    const item = await plan(t, student, 'western-blot');
    const ready = await t.call('auth/order/ready', { plan_rids: [item.rid] }, as(student));
    expect(ready.data.missing).toContain('human');
  });

  test('an order says whether samples are of people when a service or a sample asks, and nothing else', async () => {
    const asked = '请说明样品或数据是否来自人体；来自人体的，请阅读并勾选承诺';
    expect((await direct('western-blot')).msg).toBe(asked);
    const { status, data } = await direct('western-blot', { human_samples: 'agreed' });
    expect([status, (await detail(data.rid)).human_samples]).toEqual([200, 'agreed']);
    expect((await direct('xrd', { human_samples: 'none' })).msg).toBe('这些项目与样品不需要说明是否来自人体');
    const blood = (number: string) => ({ number, name: '血清', form: 'biological' as const, hazards: [] });
    const item = await plan(t, student, 'sem');
    const add = (given: Partial<GivenOrder>) =>
      t.call('auth/order/add', orderInput([item], { samples: [blood('S1')], ...given }), as(student));
    expect((await add({})).msg).toBe(asked);
    expect((await add({ human_samples: 'none' })).status).toBe(200);
  });
});
