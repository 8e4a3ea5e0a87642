import { eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { type Lab, lab } from '../../../testing/orders';
import {
  delivered,
  deliveredSample,
  sampleOf,
  sampleOrder,
  samplesOfOrder,
  signedIn,
} from '../../../testing/samples';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';

let t: TestApp;
let student: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  // Wednesday, 10:00 in Shanghai.
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
  desk = await lab(t);
});

const own = () => ({ token: student.token });
const staff = () => ({ token: desk.token });
const detail = async (rid: string) => (await t.call('auth/web/sample/detail', { rid }, own())).data;
const list = async (input = {}) => (await t.call('auth/web/sample/list4person', input, own())).data;
const notices = async () =>
  (await t.call('auth/message/list', {}, own())).data.list.map(({ title }) => title);
const receive = (code: string, place = '') => t.call('staff/sample/receive', { code, place }, staff());

/** Sets the clock; the member and the staff log in again. */
async function later(to: string): Promise<void> {
  t.clock.set(to);
  student = await signedIn(t, student);
  desk = await lab(t);
}

describe('scanning', () => {
  test('each sample is received by its label; the last one receives the order that waits for them', async () => {
    const placed = await sampleOrder(t, student, 2, 2);
    await desk.acts(placed.code, 'confirm');
    const [first, second] = await samplesOfOrder(t, student, placed.rid);
    const other = await sampleOrder(t, student, 1, 2);
    const ofOrder = (await list({ order_rid: placed.rid })).list.map(({ code }) => code);
    expect(ofOrder).toEqual([first?.code, second?.code]);
    expect((await list({ order_rid: other.rid })).list.map(({ order_code }) => order_code)).toEqual([
      other.code,
      other.code,
    ]);
    expect(first).toMatchObject({ state: 'registered', until: null, place: '', can: [] });
    // A scanner in small letters.
    const scanned = await receive(first?.code.toLowerCase() ?? '', 'A 柜 3 层');
    expect(scanned.data).toMatchObject({ state: 'received', missing: 1, order_state: 'awaiting_sample' });
    expect(await notices()).toContain('样品已签收');
    expect(await receive(first?.code ?? '')).toMatchObject({ error: 'sample_act_refused' });
    const last = await receive(second?.code ?? '');
    expect(last.data).toMatchObject({ missing: 0, order_code: placed.code, order_state: 'received' });
    expect(await detail(first?.rid ?? '')).toMatchObject({
      state: 'received',
      place: 'A 柜 3 层',
      events: [
        { act: 'register', by: 'member' },
        { act: 'receive', by: 'staff' },
      ],
    });
    const [audited] = await t.db.read((tx) =>
      tx
        .select()
        .from(audits)
        .where(eq(audits.target, first?.code ?? '')),
    );
    expect(audited).toMatchObject({ act: 'sample.receive' });
  });

  test('a scan of a sample, an order or an announced parcel shows what is expected; of anything else nothing', async () => {
    const placed = await sampleOrder(t, student, 2, 2);
    const [first, second] = await samplesOfOrder(t, student, placed.rid);
    const parcel = { company: '顺丰速运', number: 'SF1357924680' };
    await t.call('auth/order/send', { rid: placed.rid, ...parcel }, own());
    await receive(first?.code ?? '', 'A 柜');
    const expected = async (code: string) =>
      (await t.call('staff/sample/expected', { code }, staff())).data.list;
    const order = {
      code: placed.code,
      parcel,
      samples: [
        { code: first?.code, number: first?.number, state: 'received', place: 'A 柜' },
        { code: second?.code, state: 'registered' },
      ],
    };
    for (const scanned of [placed.code, first?.code ?? '', 'ＳＦ1357 924680', 'sf1357924680'])
      expect(await expected(scanned)).toMatchObject([order]);
    expect(await expected('SF000')).toEqual([]);
  });

  test('a scan that is sent again with its key is answered as before', async () => {
    const placed = await sampleOrder(t, student, 2);
    const { code } = await sampleOf(t, student, placed.rid);
    const again = { ...staff(), headers: { 'idempotency-key': 'scan-0000000001' } };
    const first = await t.call('staff/sample/receive', { code }, again);
    expect(await t.call('staff/sample/receive', { code }, again)).toMatchObject({
      code: 1,
      data: first.data,
    });
  });

  test('an enterprise’s sample that comes before the plan is locked waits for its order', async () => {
    const buyer = await member(t.db, { organization: 2 });
    const placed = await sampleOrder(t, buyer, 2);
    const { code } = await sampleOf(t, buyer, placed.rid);
    expect((await receive(code)).data).toMatchObject({ state: 'received', order_state: 'submitted' });
  });

  test('a student’s sample is received before the plan is locked, and tested after it', async () => {
    const placed = await sampleOrder(t, student, 2);
    const { code, rid } = await sampleOf(t, student, placed.rid);
    expect((await receive(code)).data).toMatchObject({ state: 'received', order_state: 'received' });
    expect((await desk.move(placed.code, 'test')).msg).toContain('请先致电客户，锁定方案');
    await desk.acts(placed.code, 'confirm', 'test');
    expect((await detail(rid)).events).toHaveLength(2);
  });

  test('a sample of a cancelled order was not sent; when it comes all the same, it is kept as the order said', async () => {
    const placed = await sampleOrder(t, student, 2);
    const { code, rid } = await sampleOf(t, student, placed.rid);
    await t.call('auth/order/cancel', { rid: placed.rid, reason: '不做了' }, own());
    expect((await detail(rid)).state).toBe('cancelled');
    expect((await receive(code)).data).toMatchObject({ state: 'stored', order_state: 'cancelled' });
  });

  test('an order that is cancelled after one of its samples came sends that one back', async () => {
    const placed = await sampleOrder(t, student, 1, 2);
    await desk.acts(placed.code, 'confirm');
    const [first, second] = await samplesOfOrder(t, student, placed.rid);
    await receive(first?.code ?? '');
    await t.call('auth/order/cancel', { rid: placed.rid, reason: '不做了' }, own());
    expect(await detail(first?.rid ?? '')).toMatchObject({ state: 'returning', until: '2026-11-24' });
    expect((await detail(second?.rid ?? '')).state).toBe('cancelled');
  });
});

describe('after the test', () => {
  test('a sample to be kept is stored for the months of the setting, and can be kept longer up to the longest time', async () => {
    const { sample } = await deliveredSample(t, student);
    expect(sample).toMatchObject({ state: 'stored', until: '2027-05-18', keep_until: '2027-11-18' });
    expect(sample.can).toEqual(['reuse', 'keep', 'discard', 'ask_back']);
    const keep = () => t.call('auth/sample/keep', { rid: sample.rid }, own());
    for (const until of ['2027-11-18', '2028-05-18', '2028-11-18'])
      expect((await keep()).data).toMatchObject({ state: 'stored', until });
    expect(await keep()).toMatchObject({
      status: 409,
      error: 'sample_act_refused',
      msg: '已达最长留存期限，最多保留至 2028-11-18',
    });
  });

  test('samples that are destroyed within a week are counted and can be listed apart; kept longer, they are not', async () => {
    const { sample } = await deliveredSample(t, student);
    expect(await list({ ending: true })).toMatchObject({ list: [], ending: 0 });
    await later('2027-05-11T02:00:00Z');
    expect(await list({ ending: true })).toMatchObject({ list: [{ rid: sample.rid }], ending: 1 });
    await t.call('auth/sample/keep', { rid: sample.rid }, own());
    expect(await list({ ending: true })).toMatchObject({ list: [], ending: 0 });
  });

  test('a sample that is not sent back waits five working days, and is destroyed by staff, not before', async () => {
    const { sample } = await deliveredSample(t, student, 0);
    expect(sample).toMatchObject({ state: 'discarding', until: '2026-11-24' });
    const destroy = () => t.call('staff/sample/move', { code: sample.code, act: 'destroy' }, staff());
    expect(await destroy()).toMatchObject({ msg: expect.stringContaining('2026-11-24') });
    await later('2026-11-24T02:00:00Z');
    expect((await destroy()).data).toMatchObject({ state: 'destroyed', can: [] });
    expect(await notices()).toContain('样品已销毁');
    expect((await detail(sample.rid)).can).toEqual([]);
  });

  test('until then the member can keep it after all', async () => {
    const { sample } = await deliveredSample(t, student, 0);
    const kept = await t.call('auth/sample/keep', { rid: sample.rid }, own());
    expect(kept.data).toMatchObject({ state: 'stored', disposal: 2, until: '2027-05-24' });
    expect(kept.data.can).toContain('reuse');
  });

  test('an academic sample goes back within the promised hours after the payment', async () => {
    const { sample, order: placed } = await deliveredSample(t, student, 1);
    expect(sample).toMatchObject({ state: 'returning', until: null });
    await payFor(placed.code);
    expect((await detail(sample.rid)).until).toBe('2026-11-20');
    const parcel = { company: '顺丰速运', number: 'sf1234567890', codes: [sample.code] };
    const sent = await t.call('staff/sample/send', parcel, staff());
    expect(sent.data.list).toMatchObject([{ state: 'returned' }]);
    expect((await detail(sample.rid)).parcel).toEqual({ company: '顺丰速运', number: 'SF1234567890' });
    const { promises } = (await t.call('auth/web/order/detail', { rid: placed.rid }, own())).data;
    expect(promises).toContainEqual(
      expect.objectContaining({ kind: 'return', kept: t.clock.now().toISOString() }),
    );
  });

  test('closing an order sends what staff did not send one by one', async () => {
    const { sample, order: placed } = await deliveredSample(t, student, 1);
    await payFor(placed.code);
    await desk.acts(placed.code, 'close');
    expect((await detail(sample.rid)).state).toBe('returned');
  });

  test('samples of two members never go in one parcel', async () => {
    const { sample } = await deliveredSample(t, student, 1);
    const other = await member(t.db);
    const { sample: foreign } = await deliveredSample(t, other, 1);
    const parcel = { company: '顺丰速运', number: 'SF1234567890', codes: [sample.code, foreign.code] };
    expect(await t.call('staff/sample/send', parcel, staff())).toMatchObject({
      fields: { codes: '[样品]须属于同一位客户' },
    });
  });

  test('a missing sample that is found again is kept as if its test had just ended', async () => {
    const { sample } = await deliveredSample(t, student);
    const move = (act: 'lose' | 'find') => t.call('staff/sample/move', { code: sample.code, act }, staff());
    expect((await move('lose')).data).toMatchObject({ state: 'missing', can: ['find'] });
    expect((await detail(sample.rid)).can).toEqual([]);
    expect((await move('find')).data.state).toBe('stored');
    expect(await notices()).toEqual(expect.arrayContaining(['样品查找中', '样品已找到']));
  });

  test('the destruction is confirmed by the call, takes the sample from what can be tested, and can be withdrawn', async () => {
    const { sample } = await deliveredSample(t, student);
    const unconfirmed = await t.app.inject({
      method: 'POST',
      url: '/api/auth/sample/destroy',
      headers: { authorization: `Bearer ${student.token}` },
      payload: { rid: sample.rid },
    });
    expect(unconfirmed.statusCode).toBe(422);
    const asked = await t.call('auth/sample/destroy', { rid: sample.rid, confirmed: true }, own());
    expect(asked.data).toMatchObject({ state: 'discarding', until: '2026-11-18' });
    expect((await list({ usable: true })).list).toEqual([]);
    const due = (await t.call('staff/sample/due', { size: 100 }, staff())).data.list;
    expect(due.find((row) => row.rid === sample.rid)).toMatchObject({
      member: expect.stringContaining(student.phone),
    });
    await t.call('auth/sample/keep', { rid: sample.rid }, own());
    expect((await list({ usable: true })).list).toHaveLength(1);
  });
});

/** Confirms and pays the statement of an order from prepaid money. */
async function payFor(code: string): Promise<void> {
  const { rid } = await desk.bill(code);
  await t.call('auth/assign/right', { rid }, own());
  await fund(t.db, student, 10_000_000);
  const paid = await t.call('auth/statement/pay', { rid }, own());
  if (paid.code === 0) throw new Error(paid.msg);
}

describe('the list', () => {
  test('pages by its cursor, the newest order first, and counts by state', async () => {
    const first = await delivered(t, student, 2, 3);
    t.clock.pass(60);
    await sampleOrder(t, student, 0);
    const codes = (await list({ size: 100 })).list.map(({ code }) => code);
    expect(codes).toHaveLength(4);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ size: 2, ...(cursor === undefined ? {} : { cursor }) });
      paged.push(...page.list.map(({ code }) => code));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(codes);
    const stored = await list({ state: 'stored' });
    expect(stored.counts).toEqual({ stored: 3, registered: 1 });
    expect(stored.list.map(({ order_rid, number }) => [order_rid, number])).toEqual([
      [first.rid, 'S1'],
      [first.rid, 'S2'],
      [first.rid, 'S3'],
    ]);
    expect((await list({ cursor: 'rubbish' })).list).toHaveLength(4);
  });
});
