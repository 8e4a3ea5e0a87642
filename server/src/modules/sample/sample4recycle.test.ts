import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, orderInput, plan, returnAddress, services } from '../../../testing/orders';
import { deliveredSample, disposedBy, signedIn } from '../../../testing/samples';
import { type TestApp, testApp } from '../../../testing/testApp';
import { sampleJob } from './sample.job';

let t: TestApp;
let student: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
  desk = await lab(t);
});

const own = () => ({ token: student.token });
const staff = () => ({ token: desk.token });
const stored = async (disposal: 0 | 2 = 2) => (await deliveredSample(t, student, disposal)).sample;
const askBack = (...rids: string[]) =>
  t.call('auth/sample4recycle/add', { rids, address: returnAddress, postage: 'collect' }, own());
const detail = async (rid: string) => (await t.call('auth/web/sample/detail', { rid }, own())).data;
const requests = async () => (await t.call('auth/sample4recycle/list4person', {}, own())).data;
const notices = async () =>
  (await t.call('auth/message/list', {}, own())).data.list.map(({ title }) => title);
const parcel = { company: '京东快递', number: 'JD0001234567' };

/** Sets the clock; the member and the staff log in again. */
async function later(to: string): Promise<void> {
  t.clock.set(to);
  student = await signedIn(t, student);
  desk = await lab(t);
}

test('stored samples are asked back in one parcel, sent with its number, and arrive', async () => {
  const samples = [await stored(), await stored()];
  const { data: asked } = await askBack(...samples.map(({ rid }) => rid));
  expect(asked).toMatchObject({
    state: 'asked',
    due: '2026-11-24',
    postage: 'collect',
    parcel: null,
    can: ['cancel'],
    name: '李同学',
    address: '北京市海淀区学院路 30 号',
    samples: samples.map(({ code }) => ({ code, state: 'returning' })),
  });
  const all = (await t.call('staff/sample4recycle/list', { states: ['asked'], size: 100 }, staff())).data;
  expect(all.list.find(({ code }) => code === asked.code)).toMatchObject({
    member: expect.stringContaining(student.phone),
    can: ['send', 'refuse'],
  });
  const shown = await t.call('staff/sample/detail', { code: samples[0]?.code ?? '' }, staff());
  expect(shown.data.return_address).toMatchObject({ place: '北京市海淀区学院路 30 号' });
  const sent = await t.call('staff/sample4recycle/send', { code: asked.code, ...parcel }, staff());
  expect(sent.data).toMatchObject({ state: 'sent', parcel });
  expect(await detail(samples[0]?.rid ?? '')).toMatchObject({ state: 'returned', parcel, can: [] });
  expect(await notices()).toEqual(expect.arrayContaining(['样品已寄出', '寄回申请已提交']));
  const done = await t.call('auth/sample4recycle/done', { rid: asked.rid }, own());
  expect(done.data).toMatchObject({ state: 'done', can: [] });
  expect((await requests()).total).toBe(1);
});

test('a cancelled request leaves each sample as it was, until the day of before', async () => {
  const kept = await stored();
  const leaving = await stored(0);
  const { data: asked } = await askBack(kept.rid, leaving.rid);
  await t.call('auth/sample4recycle/cancel', { rid: asked.rid }, own());
  expect(await detail(kept.rid)).toMatchObject({ state: 'stored', until: kept.until });
  expect(await detail(leaving.rid)).toMatchObject({ state: 'discarding', until: leaving.until });
});

test('staff refuse a request with a reason', async () => {
  const kept = await stored();
  const { code } = (await askBack(kept.rid)).data;
  await t.call('staff/sample4recycle/refuse', { code, reason: '运费须到付' }, staff());
  expect((await requests()).list).toMatchObject([{ state: 'refused', reason: '运费须到付' }]);
  expect(await detail(kept.rid)).toMatchObject({ state: 'stored' });
  expect(await notices()).toContain('寄回申请未通过');
});

test('a sample that was asked back or destroyed is refused by a new order', async () => {
  const kept = await stored();
  await askBack(kept.rid);
  const item = await plan(t, student, services.sampled);
  const again = { ...disposedBy(2), sample_source: 0, pickup: null, samples: [], stored_rids: [kept.rid] };
  const input = orderInput([item], again);
  expect(await t.call('auth/order/add', input, own())).toMatchObject({ status: 404, error: 'not_found' });
  expect(await askBack(kept.rid)).toMatchObject({ error: 'sample_act_refused' });
});

test('a missing sample is left out of the parcel; found before it, the sample goes with it', async () => {
  const [one, two] = [await stored(), await stored()];
  const { code } = (await askBack(one.rid, two.rid)).data;
  for (const sample of [one, two])
    await t.call('staff/sample/move', { code: sample.code, act: 'lose' }, staff());
  await t.call('staff/sample/move', { code: two.code, act: 'find' }, staff());
  expect(await detail(two.rid)).toMatchObject({ state: 'returning', until: '2026-11-24' });
  const alone = { codes: [two.code], ...parcel };
  expect(await t.call('staff/sample/send', alone, staff())).toMatchObject({
    msg: expect.stringContaining(code),
  });
  await t.call('staff/sample4recycle/send', { code, ...parcel }, staff());
  expect((await detail(one.rid)).state).toBe('missing');
  expect((await detail(two.rid)).state).toBe('returned');
});

describe('the job', () => {
  const run = () => sampleJob.run(t.deps, t.app.log);

  test('reminds once, a week before the end, and then makes the sample a task of the staff, but never destroys it', async () => {
    const kept = await stored();
    await run();
    expect(await notices()).not.toContain('样品即将到期');
    await later('2027-05-11T02:00:00Z');
    for (let round = 0; round < 2; round++) await run();
    expect((await notices()).filter((title) => title === '样品即将到期')).toHaveLength(1);
    expect((await detail(kept.rid)).state).toBe('stored');
    await later('2027-05-18T02:00:00Z');
    for (let round = 0; round < 2; round++) await run();
    expect(await detail(kept.rid)).toMatchObject({ state: 'discarding', until: '2027-05-18' });
    expect((await notices()).filter((title) => title === '样品待销毁')).toHaveLength(1);
    const due = (await t.call('staff/sample/due', { size: 100 }, staff())).data.list;
    expect(due.map(({ rid }) => rid)).toContain(kept.rid);
    await later('2028-05-18T02:00:00Z');
    await run();
    expect((await detail(kept.rid)).state).toBe('discarding');
  });

  test('after a standstill no period ends without its reminder and the time after it', async () => {
    const kept = await stored();
    // Its period ended while the portal was down.
    await later('2027-05-20T02:00:00Z');
    for (let round = 0; round < 2; round++) await run();
    expect((await notices()).filter((title) => title === '样品即将到期')).toHaveLength(1);
    expect(await detail(kept.rid)).toMatchObject({ state: 'stored', until: '2027-05-27' });
    await later('2027-05-26T02:00:00Z');
    await run();
    expect((await detail(kept.rid)).state).toBe('stored');
    await later('2027-05-27T02:00:00Z');
    await run();
    expect(await detail(kept.rid)).toMatchObject({ state: 'discarding', until: '2027-05-27' });
    expect((await notices()).filter((title) => title === '样品即将到期')).toHaveLength(1);
  });

  test('a kept sample is reminded of again at its new end', async () => {
    const kept = await stored();
    await later('2027-05-11T02:00:00Z');
    await run();
    await t.call('auth/sample/keep', { rid: kept.rid }, own());
    await later('2027-11-12T02:00:00Z');
    await run();
    expect((await notices()).filter((title) => title === '样品即将到期')).toHaveLength(2);
  });

  test('a request is done fifteen days after its parcel', async () => {
    const { code } = (await askBack((await stored()).rid)).data;
    await t.call('staff/sample4recycle/send', { code, ...parcel }, staff());
    await later('2026-12-02T23:00:00Z');
    await run();
    expect((await requests()).list[0]?.state).toBe('sent');
    await later('2026-12-03T03:00:00Z');
    await run();
    expect((await requests()).list[0]?.state).toBe('done');
  });
});
