import type { Data } from '@portal/shared/contract';
import { changeInput, formOf } from '../../../testing/changes';
import { claimed } from '../../../testing/coupons';
import { member, type TestMember } from '../../../testing/factories';
import { moneyOf, setCredit } from '../../../testing/money';
import {
  type Lab,
  lab,
  order,
  orderInput,
  plan,
  returnAddress,
  samplesOf,
  services,
} from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { deliveredSample, samplesOfOrder, signedIn } from '../../../testing/samples';
import type { Given } from '../../../testing/seen';
import { protocolOf, signOrder } from '../../../testing/signatures';
import { type TestApp, testApp } from '../../../testing/testApp';
import { setWithdrawn } from '../device/device.repo';
import { ensureProtocol } from '../orderFile/orderFile.protocol.service';
import { findOrder } from './order.repo';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  who = await member(t.db, { organization: 0 });
});

const detail = async (rid: string) =>
  (await t.call('auth/web/order/detail', { rid }, { token: who.token })).data;
type Change = Partial<Given<'auth/order/change'>>;
const change = async (rid: string, given: Change, items: Record<string, unknown> = {}) => {
  const input = changeInput(await formOf(t, who, rid));
  return t.call(
    'auth/order/change',
    { ...input, items: input.items.map((item) => ({ ...item, ...items })), ...given },
    { token: who.token },
  );
};
const lastLine = async (rid: string) => (await detail(rid)).timeline.at(-1)?.note ?? '';
const heldOf = async () => (await moneyOf(t.db, who)).credit.held;
const visit = { date: '2026-12-01', time: '08:30-10:30' };
const takenOf = async ({ date, time } = visit) => {
  const { data } = await t.call('open/sampling/slots', { from: date, to: date });
  return data[0]?.slots.find((slot) => slot.time === time)?.left ?? 0;
};
const pickedUp = (when = visit) => ({
  sample_source: 4 as const,
  pickup: { ...returnAddress, ...when, type: 1 as const, message: '' },
});

describe('what it costs', () => {
  test('more samples cost more, what is reserved follows, and the timeline says it in words', async () => {
    const { rid } = await order(t, who);
    const before = await detail(rid);
    const answer = await change(rid, { samples: samplesOf(3) }, { count: 3 });
    expect(answer.data).toMatchObject({
      changed: true,
      before_fen: before.due_fen,
      due_fen: before.due_fen * 3,
    });
    expect(await heldOf()).toBe(before.due_fen * 3);
    const after = await detail(rid);
    expect(after).toMatchObject({ due_fen: before.due_fen * 3, state: 'awaiting_sample' });
    expect(after.samples).toHaveLength(3);
    expect(await lastLine(rid)).toContain('“X 射线粉末衍射（XRD）”数量：1 → 3');
    expect(await lastLine(rid)).toContain('样品数量：1 → 3');
  });

  test('the quote shows both prices, and what was reserved is free for the new one', async () => {
    const { rid } = await order(t, who);
    const { items, coupon_rid } = changeInput(await formOf(t, who, rid));
    const due = (await detail(rid)).due_fen;
    await setCredit(t.db, who, due * 2);
    const wanted = { rid, coupon_rid, items: items.map((item) => ({ ...item, count: 2 })) };
    const { data } = await t.call('auth/order/change/quote', wanted, { token: who.token });
    expect(data.before.due_fen).toBe(due);
    expect(data.quote).toMatchObject({ due_fen: due * 2, credit_free_fen: due * 2 });
    expect((await change(rid, { samples: samplesOf(2) }, { count: 2 })).code).toBe(1);
  });

  test('a change that is not covered leaves everything as it is', async () => {
    const { rid } = await order(t, who);
    const before = await detail(rid);
    await setCredit(t.db, who, before.due_fen + 1);
    const answer = await change(rid, { samples: samplesOf(2) }, { count: 2 });
    expect(answer).toMatchObject({ status: 409, error: 'credit_short' });
    expect(await detail(rid)).toEqual(before);
    expect(await heldOf()).toBe(before.due_fen);
  });

  test('an unchanged item keeps its price and its withdrawn service; another count is refused by name', async () => {
    const { rid } = await order(t, who);
    const before = await detail(rid);
    await t.db.transaction((tx) => setWithdrawn(tx, services.sampled, t.clock.now()));
    try {
      expect((await formOf(t, who, rid)).items).toMatchObject([{ fixed: 'gone', changeable: false }]);
      expect((await change(rid, { message: '样品怕潮' })).data).toMatchObject({ due_fen: before.due_fen });
      const answer = await change(rid, { samples: samplesOf(2) }, { count: 2 });
      expect(answer).toMatchObject({ error: 'plan_changed', msg: expect.stringContaining('X 射线粉末衍射') });
    } finally {
      await t.db.transaction((tx) => restore(tx));
    }
  });

  test('another coupon is used and the former one is free; the own one stays usable', async () => {
    const { rid: first } = await claimed(t, desk, who, { amount_fen: 500 });
    const { rid } = await order(t, who, services.sampled, { coupon_rid: first });
    const full = (await detail(rid)).total_fen;
    expect((await change(rid, {}, { count: 1 })).data).toMatchObject({ changed: false, due_fen: full - 500 });
    const { rid: second } = await claimed(t, desk, who, { amount_fen: 900 });
    await change(rid, { coupon_rid: second });
    expect(await detail(rid)).toMatchObject({ discount_fen: 900, due_fen: full - 900 });
    expect(await heldOf()).toBe(full - 900);
    const { data } = await t.call('auth/coupon/list', {}, { token: who.token });
    expect(data.list.find((one) => one.rid === first)?.state).toBe('usable');
    await change(rid, { coupon_rid: null });
    expect((await detail(rid)).coupon).toBeNull();
  });

  test('the price that was shown must be the price, and the answer says both', async () => {
    const { rid } = await order(t, who);
    const answer = await change(rid, { seen: { total_fen: 1, due_fen: 1 } });
    expect(answer).toMatchObject({ status: 409, error: 'seen_changed' });
    expect((await detail(rid)).timeline.at(-1)?.act).not.toBe('change');
  });
});

describe('samples and their way', () => {
  test('a sample keeps its code while it stays; one that is left out is gone, and a number can be used again', async () => {
    const item = await plan(t, who, services.sampled, 3);
    const placed = await t.call('auth/order/add', orderInput([item]), { token: who.token });
    const { rid } = placed.data;
    const codes = await samplesOfOrder(t, who, rid);
    const [s1, s2, s3] = samplesOf(3);
    if (!s1 || !s2 || !s3) throw new Error('no samples');
    await change(rid, { samples: [s3, { ...s1, number: 'N1' }] }, { count: 2 });
    const after = await samplesOfOrder(t, who, rid);
    const codeOf = (list: typeof codes, number: string) => list.find((one) => one.number === number)?.code;
    expect(after.map(({ number }) => number).sort()).toEqual(['N1', 'S3']);
    expect(codeOf(after, 'S3')).toBe(codeOf(codes, 'S3'));
    expect(codeOf(after, 'N1')).toBe(codeOf(codes, 'S1'));
    await change(rid, { samples: [s3, { ...s1, number: 'N1' }, s2] }, { count: 3 });
    expect((await detail(rid)).samples.map(({ number }) => number)).toEqual(['S3', 'N1', 'S2']);
  });

  test('a pick-up moves: its slot is free for others, and the order has the new one', async () => {
    const free = await takenOf();
    const { rid } = await order(t, who, services.sampled, pickedUp());
    expect(await takenOf()).toBe(free - 1);
    const later = { date: '2026-12-01', time: '13:30-15:30' };
    const freeLater = await takenOf(later);
    await change(rid, pickedUp(later));
    expect(await takenOf()).toBe(free);
    expect(await takenOf(later)).toBe(freeLater - 1);
    expect(await lastLine(rid)).toBe('取件时间：2026-12-01 08:30-10:30 → 2026-12-01 13:30-15:30');
    await change(rid, { sample_source: 1, pickup: { type: 0, message: '' } });
    expect(await takenOf(later)).toBe(freeLater);
    expect((await detail(rid)).pickup).toMatchObject({ type: 0, date: null });
  });

  test('a pick-up of a slot that is closed by now stays when something else is changed', async () => {
    const { rid } = await order(t, who, services.sampled, pickedUp());
    const before = t.clock.now();
    t.clock.set('2026-12-01T03:00:00Z');
    try {
      who = await signedIn(t, who);
      expect((await change(rid, { message: '怕潮' })).data).toMatchObject({ changed: true });
      expect(await change(rid, { pickup: { ...pickedUp().pickup, phone: '13900002222' } })).toMatchObject({
        error: 'pickup_slot_unavailable',
      });
    } finally {
      t.clock.set(before.toISOString());
    }
  });

  test('stored samples are released when the order takes others, and are tested again when it asks for them', async () => {
    const { sample } = await deliveredSample(t, who, 2);
    const { rid } = await order(t, who, services.sampled, {
      sample_source: 0,
      pickup: null,
      samples: [],
      stored_rids: [sample.rid],
    });
    const own = async () =>
      (await t.call('auth/web/sample/detail', { rid: sample.rid }, { token: who.token })).data;
    expect((await own()).state).toBe('received');
    const mailed: Change = { sample_source: 1, pickup: { type: 0, message: '' }, stored_rids: [] };
    expect((await change(rid, { ...mailed, samples: samplesOf(1) })).code).toBe(1);
    expect((await own()).state).toBe('stored');
    const back: Change = { sample_source: 0, pickup: null, samples: [], stored_rids: [sample.rid] };
    expect((await change(rid, back)).code).toBe(1);
    expect((await own()).state).toBe('received');
    expect((await change(rid, { message: '再测一次' })).code).toBe(1);
  });

  test('a sample that has arrived stays as it is described, while the others may change', async () => {
    const item = await plan(t, who, services.sampled, 2);
    const { rid } = (await t.call('auth/order/add', orderInput([item]), { token: who.token })).data;
    const [first] = await samplesOfOrder(t, who, rid);
    await t.call('staff/sample/receive', { code: first?.code ?? '' }, { token: desk.token });
    const [s1, s2] = samplesOf(2);
    if (!s1 || !s2 || !first) throw new Error('no samples');
    const renamed = await change(rid, {
      samples: [
        { ...s1, name: '另一个' },
        { ...s2, name: '另一个' },
      ],
    });
    expect(renamed).toMatchObject({ error: 'invalid_input', msg: expect.stringContaining(first.number) });
    const others = [s1, s2].map((one) => (one.number === first.number ? one : { ...one, name: '另一个' }));
    expect((await change(rid, { samples: others })).code).toBe(1);
  });
});

describe('samples and their items', () => {
  test('the timeline says which samples go to an item, old → new; prices stay', async () => {
    const [bet, sem] = [await plan(t, who, 'bet', 2), await plan(t, who, 'sem', 3)];
    const samples = samplesOf(3).map((one, index) => ({
      ...one,
      item_rids: index < 2 ? [bet.rid, sem.rid] : [sem.rid],
    }));
    const placed = await t.call('auth/order/add', orderInput([bet, sem], { samples }), { token: who.token });
    const { rid } = placed.data;
    const form = await formOf(t, who, rid);
    const [b = '', s = ''] = ['bet', 'sem'].map(
      (device) => form.items.find(({ device_rid }) => device_rid === device)?.rid,
    );
    const ticked = (ofBet: readonly number[]) =>
      samplesOf(3).map((one, index) => ({ ...one, item_rids: ofBet.includes(index) ? [b, s] : [s] }));
    const wrong = await change(rid, { samples: ticked([0]) });
    expect(wrong.fields).toEqual({ samples: '[样品清单]BET 需 2 个样品，已勾选 1 个' });
    const { data } = await change(rid, { samples: ticked([1, 2]) });
    expect(data).toMatchObject({ changed: true, before_fen: data.due_fen });
    expect(await lastLine(rid)).toBe('“BET”的样品：S1、S2 → S2、S3');
    expect((await change(rid, {})).data.changed).toBe(false);
  });
});

describe('what was agreed', () => {
  const signed = async (rid: string) => {
    const found = await t.db.read((tx) => findOrder(tx, rid));
    if (!found) throw new Error('no order');
    await ensureProtocol({ ...t.deps, now: t.clock.now }, found);
    await signOrder(t, who, rid);
  };

  test('a signature of the former content is void; a moved pick-up or a material leaves it', async () => {
    const { rid } = await order(t, who, services.sampled, pickedUp());
    await signed(rid);
    expect((await detail(rid)).signed).toBe(true);
    const later = await change(rid, pickedUp({ date: '2026-12-02', time: '08:30-10:30' }));
    expect(later.data).toMatchObject({ changed: true, unsigned: false });
    expect((await detail(rid)).signed).toBe(true);
    const other = await change(rid, { message: '请先测 S1' });
    expect(other.data).toMatchObject({ unsigned: true });
    expect((await detail(rid)).signed).toBe(false);
    const current = await protocolOf(t, who, rid);
    expect(current.signed).toBeNull();
    t.clock.pass(60);
    await signed(rid);
    expect((await detail(rid)).signed).toBe(true);
  });

  test('an open quotation is answered first; an accepted one keeps prices and coupon, and the rest can be changed', async () => {
    const { rid, code } = await order(t, who);
    await quoteOrder(t, desk.token, { code, charges: [{ name: '加急费', unit_fen: 100 }] });
    const form = await t.call('auth/order/change/get', { rid }, { token: who.token });
    expect(form).toMatchObject({ error: 'order_act_refused', msg: expect.stringContaining('报价单') });
    const { data } = await t.call('auth/quotation/list', {}, { token: who.token });
    await t.call('auth/quotation/accept', { rid: data.list[0]?.rid ?? '' }, { token: who.token });
    const due = (await detail(rid)).due_fen;
    const count = await change(rid, { samples: samplesOf(2) }, { count: 2 });
    expect(count).toMatchObject({ error: 'invalid_input', msg: expect.stringContaining('已按报价单约定') });
    expect((await change(rid, { message: '加急' })).data).toMatchObject({ changed: true, due_fen: due });
    const { rid: coupon_rid } = await claimed(t, desk, who, { amount_fen: 500 });
    expect(await change(rid, { coupon_rid })).toMatchObject({ error: 'coupon_unusable' });
  });

  test('an item that a declined quotation was about can be left out', async () => {
    const items = [await plan(t, who, services.sampled), await plan(t, who, services.other)];
    const placed = await t.call('auth/order/add', orderInput(items), { token: who.token });
    const { rid, code } = placed.data;
    const quoted = await quoteOrder(t, desk.token, { code, charges: [{ name: '加急费', unit_fen: 100 }] });
    await t.call('auth/quotation/decline', { rid: quoted.data.rid, reason: '太贵' }, { token: who.token });
    const input = changeInput(await formOf(t, who, rid));
    const answer = await t.call(
      'auth/order/change',
      { ...input, items: input.items.slice(0, 1) },
      { token: who.token },
    );
    expect(answer.code).toBe(1);
    expect((await detail(rid)).items).toHaveLength(1);
    expect(await lastLine(rid)).toContain('移除“');
  });

  test('a plan that was locked early is locked again after a change of what is tested, and staff see the mark', async () => {
    const { rid, code } = await order(t, who);
    await desk.acts(code, 'confirm');
    await change(rid, { materials: ['test_list'] });
    expect((await detail(rid)).locked).toBe(true);
    await change(rid, { message: '请低温' });
    expect((await detail(rid)).locked).toBe(false);
    const seen = async () =>
      (await t.call('staff/order/detail', { code }, { token: desk.token })).data.revised;
    expect(await seen()).toBe(true);
    await desk.acts(code, 'confirm');
    expect(await seen()).toBe(false);
  });

  test('an act of staff who look at the order before a change at the same price is refused', async () => {
    const { rid, code } = await order(t, who);
    const { data } = await t.call('staff/order/detail', { code }, { token: desk.token });
    const { state, due_fen, revision } = data;
    await change(rid, { message: '请低温' });
    const input = { code, act: 'confirm', seen: { state, due_fen, revision } } as const;
    expect(await t.call('staff/order/move', input, { token: desk.token })).toMatchObject({
      error: 'seen_changed',
      msg: '订单内容已变化，请核对后重新确认',
    });
  });

  test('an enterprise changes its order until the plan is locked; nothing is reserved before', async () => {
    who = await member(t.db, { organization: 2 });
    const { rid, code } = await order(t, who);
    expect((await change(rid, { samples: samplesOf(2) }, { count: 2 })).code).toBe(1);
    expect((await moneyOf(t.db, who)).cash.held).toBe(0);
    await desk.acts(code, 'confirm');
    const answer = await t.call('auth/order/change/get', { rid }, { token: who.token });
    expect(answer).toMatchObject({ error: 'order_act_refused' });
    expect((await detail(rid)).can).not.toContain('change');
  });

  test('two tabs: the later one is told what the order has now', async () => {
    const { rid } = await order(t, who);
    const form: Data<'auth/order/change/get'> = await formOf(t, who, rid);
    await change(rid, { message: '甲' });
    const answer = await t.call('auth/order/change', changeInput(form, { message: '乙' }), {
      token: who.token,
    });
    expect(answer).toMatchObject({ status: 409, error: 'edited_meanwhile' });
  });
});

async function restore(tx: Parameters<typeof setWithdrawn>[0]) {
  const { devices } = await import('../device/device.table');
  const { eq } = await import('drizzle-orm');
  await tx.update(devices).set({ withdrawn: null }).where(eq(devices.rid, services.sampled));
}
