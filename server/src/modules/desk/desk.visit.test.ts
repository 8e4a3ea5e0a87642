import type { Input } from '@portal/shared/contract';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  who = await member(t.db);
});

const beijing = { province: '北京市', city: '市辖区', area: '海淀区', address_code: '110108' };
const contact = { name: '李同学', phone: '13900001111', message: '易碎' };
const [early, late] = ['08:30-10:30', '13:30-15:30'] as const;

const visits = async (date: string) =>
  (await t.call('staff/desk/visits', { date }, { token: desk.token })).data.list;

const booked = async (given: Pick<Input<'auth/sampling/add'>, 'date' | 'time'> & { address: string }) =>
  (await t.call('auth/sampling/add', { ...beijing, ...contact, ...given }, { token: who.token })).data;

const pickedUp = (given: { date: string; time: string; address: string }) =>
  order(t, who, services.sampled, {
    sample_source: 4,
    pickup: { type: 1, ...beijing, ...contact, ...given },
  });

test('samplings and pick-ups of a day stand by slot and address, each with whom to call', async () => {
  const date = '2026-11-24';
  const afternoon = await booked({ date, time: late, address: '中关村 3 号' });
  const second = await pickedUp({ date, time: early, address: '学院路 30 号' });
  const first = await booked({ date, time: early, address: '北四环 1 号' });
  await booked({ date: '2026-11-25', time: early, address: '别的一天' });
  expect(await visits(date)).toEqual([
    expect.objectContaining({
      kind: 'sampling',
      code: first.code,
      state: 'booked',
      order_state: null,
      time: early,
      name: '李同学',
      phone: '13900001111',
      city: '北京市',
      place: '北京市海淀区北四环 1 号',
      message: '易碎',
      can: ['confirm', 'cancel'],
    }),
    expect.objectContaining({
      kind: 'pickup',
      code: second.code,
      state: null,
      order_state: 'awaiting_sample',
      can: [],
    }),
    expect.objectContaining({ kind: 'sampling', code: afternoon.code, time: late }),
  ]);
});

test('a done sampling stays in the list of its day, a cancelled one and a received pick-up leave it', async () => {
  const date = '2026-11-26';
  const done = await booked({ date, time: early, address: '学院路 1 号' });
  const cancelled = await booked({ date, time: early, address: '学院路 2 号' });
  const received = await pickedUp({ date, time: late, address: '学院路 3 号' });
  const dropped = await pickedUp({ date, time: late, address: '学院路 4 号' });
  expect(await visits(date)).toHaveLength(4);
  const move = (code: string, act: 'confirm' | 'finish' | 'cancel', note = '') =>
    t.call('staff/sampling/move', { code, act, note }, { token: desk.token });
  await move(done.code, 'confirm');
  await move(done.code, 'finish');
  await move(cancelled.code, 'cancel', '道路封闭');
  await desk.acts(received.code, 'receive');
  await desk.move(dropped.code, 'cancel', '客户要求');
  expect(await visits(date)).toMatchObject([{ code: done.code, state: 'done', can: [] }]);
});
