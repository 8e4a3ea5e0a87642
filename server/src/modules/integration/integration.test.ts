import type { Input } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { member, newcomer, staff, type TestMember, withSession } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { newRid } from '../../db/rid';
import { audits } from '../audit/audit.table';
import { pointsForEvaluation, pointsForOrder, takeBackPoints } from './integration.earn.service';
import { pointsJob } from './integration.job';

let t: TestApp;
let who: TestMember;
let desk: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  const now = t.clock.now();
  who = await member(t.db, { name: '王小明' }, now);
  desk = await staff(t.db, {}, now);
});

const notebook: Input<'staff/integration/saveGoods'> = {
  code: 'notebook',
  name: '实验记录本',
  points: 300,
  stock: 2,
  offered: true,
};
const save = (goods = notebook) => t.call('staff/integration/saveGoods', goods, { token: desk.token });
const adjust = (points: number, account = who.phone) =>
  t.call('staff/integration/adjust', { account, points, note: '活动奖励' }, { token: desk.token });
const points = async ({ token } = who) => (await t.call('auth/integration/init', {}, { token })).data;
const list = async (size = 20, before?: number) =>
  (await t.call('auth/integration/list', before ? { size, before } : { size }, { token: who.token })).data;
const paid = (paid_fen: number, order_rid = newRid()) =>
  t.db.transaction((tx) => pointsForOrder(tx, { user_rid: who.rid, order_rid, paid_fen }, t.clock.now()));
const offered = async () =>
  (await t.call('auth/integration/list4exchange', {}, { token: who.token })).data.find(
    ({ name }) => name === notebook.name,
  ) ?? { rid: 'none' };

async function exchange(given: Partial<Input<'auth/integration/applyExchange'>> = {}) {
  const { token } = who;
  const { data } = await t.call('auth/user/info', {}, { token });
  const address_rid = data.address[0]?.address_rid ?? 'none';
  const input = { goods_rid: (await offered()).rid, address_rid, ...given };
  return t.call('auth/integration/applyExchange', input, { token });
}

const jobRun = () => pointsJob.run(t.deps, t.app.log);

describe('earning', () => {
  test('each whole yuan paid and each evaluation earn points, once an order', async () => {
    const order_rid = newRid();
    await paid(12_399, order_rid);
    await paid(12_399, order_rid);
    const evaluate = () =>
      t.db.transaction((tx) => pointsForEvaluation(tx, { user_rid: who.rid, order_rid }, t.clock.now()));
    await evaluate();
    await evaluate();
    expect(await points()).toMatchObject({ balance: 143, available: 143, expiring: null });
    const { list: entries, next } = await list();
    expect(entries).toMatchObject([
      { label: '评价获得积分', amount: 20, balance: 143, order_rid },
      { label: '付款获得积分', amount: 123, balance: 123, order_rid },
    ]);
    expect(next).toBeNull();
  });

  test('what was gained and used is added up by the months of the lab', async () => {
    const { token } = who;
    const months = async () => (await t.call('auth/integration/months', {}, { token })).data;
    expect(await months()).toHaveLength(12);
    await paid(20_000);
    await adjust(-30);
    const all = await months();
    expect(all.at(-1)).toEqual({ month: '2026-11', gained: 200, used: 30 });
    expect(all[0]).toEqual({ month: '2025-12', gained: 0, used: 0 });
  });

  test('a refund takes back what it earned, at most what is left', async () => {
    const order_rid = newRid();
    await paid(50_000, order_rid);
    await adjust(-400);
    const back = { user_rid: who.rid, order_rid, refund_rid: newRid(), refunded_fen: 20_000 };
    for (let count = 0; count < 2; count++)
      await t.db.transaction((tx) => takeBackPoints(tx, back, t.clock.now()));
    expect((await points()).balance).toBe(0);
    expect((await list()).list[0]).toMatchObject({ label: '积分扣回', amount: -100 });
  });

  test('the list has pages', async () => {
    for (let count = 1; count <= 5; count++) await paid(count * 100);
    const first = await list(2);
    expect(first.list.map(({ amount }) => amount)).toEqual([5, 4]);
    const second = await list(2, first.next ?? undefined);
    const third = await list(2, second.next ?? undefined);
    expect([second, third].flatMap((page) => page.list.map(({ amount }) => amount))).toEqual([3, 2, 1]);
    expect(third.next).toBeNull();
  });
});

describe('exchanging', () => {
  test('points become goods: ordered, sent to the address, told to the member', async () => {
    await save();
    await adjust(1000);
    const { data } = await exchange();
    expect(data).toMatchObject({
      name: '实验记录本',
      points: 300,
      state: 'waiting',
      sent_to: { name: '李同学', place: '江苏省南京市玄武区示例街 8 号' },
      parcel: null,
    });
    expect((await points()).balance).toBe(700);
    expect(await offered()).toMatchObject({ stock: 1 });
    const waiting = await t.call('staff/integration/exchanges', {}, { token: desk.token });
    expect(waiting.data).toMatchObject({
      total: 1,
      list: [{ code: data.code, member: expect.stringContaining('王小明') }],
    });
    const parcel = { code: data.code, company: '顺丰速运', number: 'SF1234567890' };
    await t.call('staff/integration/send', parcel, { token: desk.token });
    const own = await t.call('auth/integration/exchanges', {}, { token: who.token });
    expect(own.data.list).toMatchObject([{ state: 'sent', parcel: { number: 'SF1234567890' } }]);
    const notices = await t.call('auth/message/list', {}, { token: who.token });
    const titles = notices.data.list.map(({ title }) => title);
    expect(titles.sort()).toEqual(['兑换商品已寄出', '积分调整']);
    expect(await t.call('staff/integration/send', parcel, { token: desk.token })).toMatchObject({
      error: 'exchange_act_refused',
    });
  });

  test('a refused exchange gives back points and stock, and says why', async () => {
    await save();
    await adjust(300);
    const { data } = await exchange();
    const refuse = () =>
      t.call('staff/integration/refuse', { code: data.code, note: '缺货' }, { token: desk.token });
    expect((await refuse()).data).toMatchObject({ state: 'refused', note: '缺货' });
    expect(await refuse()).toMatchObject({ error: 'exchange_act_refused' });
    expect((await points()).balance).toBe(300);
    expect(await offered()).toMatchObject({ stock: 2 });
    expect((await list()).list[0]).toMatchObject({ label: '兑换积分（退回）', amount: 300 });
  });

  test('is refused without enough points, for another price, and when nothing is left', async () => {
    await save({ ...notebook, stock: 1 });
    await adjust(299);
    expect(await exchange()).toMatchObject({ error: 'points_short', msg: '积分不足，可用 299' });
    expect(await offered()).toMatchObject({ stock: 1 });
    await adjust(700);
    expect(await exchange({ seen: { points: 200 } })).toMatchObject({
      error: 'seen_changed',
      msg: '所需积分由 200 变为 300，请核对后重新确认',
      data: { seen: { points: 300 } },
    });
    expect(await exchange()).toMatchObject({ status: 200 });
    expect(await exchange()).toMatchObject({ error: 'goods_gone' });
    await save({ ...notebook, offered: false });
    expect(await exchange()).toMatchObject({ error: 'not_found' });
    expect((await points()).balance).toBe(699);
  });

  test('six exchanges at once of the last piece: one', async () => {
    await save({ ...notebook, stock: 1 });
    await adjust(3000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await points()).balance).toBe(2700);
  });

  test('a changed price is in the audit log with the old one', async () => {
    await save();
    await save({ ...notebook, points: 500 });
    const written = await t.db.read((tx) => tx.select().from(audits).where(eq(audits.target, 'notebook')));
    expect(JSON.parse(written.at(-1)?.note ?? '{}')).toMatchObject({
      before: { points: 300 },
      after: { points: 500 },
    });
  });
});

describe('giving', () => {
  const give = (phone: string, amount: number) =>
    t.call('auth/integration/transfer', { phone, points: amount, message: '谢谢' }, { token: who.token });

  test('points go to another member, who is told by whom', async () => {
    const other = await member(t.db, { name: '欧阳小红' }, t.clock.now());
    await adjust(100);
    expect((await give(other.phone, 60)).data).toEqual({ to: '欧***' });
    expect((await points()).balance).toBe(40);
    expect((await points(other)).balance).toBe(60);
    const received = await t.call('auth/integration/list', { size: 20 }, { token: other.token });
    expect((await list()).list[0]).toMatchObject({ label: '转赠积分', amount: -60, order_rid: null });
    expect(received.data.list).toMatchObject([{ label: '获赠积分', amount: 60 }]);
    const notices = await t.call('auth/message/list', {}, { token: other.token });
    expect(notices.data.list[0]?.text).toBe('王**向您转赠了 60 积分。留言：谢谢');
  });

  test('is refused to oneself, to a phone without account, above what one has, and often', async () => {
    expect(await give(who.phone, 1)).toMatchObject({ fields: { phone: '[手机号]不能是自己的' } });
    expect(await give('13700000000', 1)).toMatchObject({ fields: { phone: '[手机号]没有对应的账号' } });
    const other = await member(t.db, {}, t.clock.now());
    await adjust(20);
    expect(await give(other.phone, 21)).toMatchObject({ error: 'points_short' });
    for (let count = 0; count < 10; count++) expect((await give(other.phone, 1)).status).toBe(200);
    expect(await give(other.phone, 1)).toMatchObject({ status: 429 });
    expect((await points()).balance).toBe(10);
  });

  test('the masked name of the receiver is shown before; phones can be tried thirty times an hour', async () => {
    const receiver = (phone: string) => t.call('auth/integration/receiver', { phone }, { token: who.token });
    const named = await member(t.db, { name: '欧阳小红' }, t.clock.now());
    const unnamed = await newcomer(t.db, {}, t.clock.now());
    expect((await receiver(named.phone)).data).toEqual({ to: '欧***' });
    expect((await receiver(unnamed.phone)).data).toEqual({ to: `尾号 ${unnamed.phone.slice(-4)}` });
    expect(await receiver(who.phone)).toMatchObject({ fields: { phone: '[手机号]不能是自己的' } });
    for (let tried = 3; tried < 29; tried++)
      expect(await receiver('13700000000')).toMatchObject({ fields: { phone: '[手机号]没有对应的账号' } });
    expect(await give('13700000000', 1)).toMatchObject({ fields: { phone: '[手机号]没有对应的账号' } });
    expect(await receiver(named.phone)).toMatchObject({ status: 429 });
    expect(await give(named.phone, 1)).toMatchObject({ status: 429 });
  });

  test('both give all they have to each other at once: nothing is lost or made', async () => {
    const other = await member(t.db, {}, t.clock.now());
    await adjust(50);
    await adjust(50, other.phone);
    const back = { phone: who.phone, points: 50, message: '' };
    await Promise.all([
      give(other.phone, 50),
      t.call('auth/integration/transfer', back, { token: other.token }),
    ]);
    expect((await points()).balance + (await points(other)).balance).toBe(100);
  });
});

describe('expiry', () => {
  const month = 31 * 24 * 3600;

  /** Advances the clock; the sessions would have ended, so member and staff log in again. */
  async function pass(seconds: number) {
    t.clock.pass(seconds);
    const now = t.clock.now();
    who = await withSession(t.db, who, now);
    desk = await withSession(t.db, desk, now);
  }

  test('months in which points expire, and what is left of each amount that was earned', async () => {
    expect((await points()).expiries).toEqual([]);
    t.clock.set('2026-11-30T15:59:59.000Z');
    await pass(0);
    await paid(10_000);
    // The next second is December in the lab's time zone.
    await pass(1);
    await paid(5_000);
    await adjust(-30);
    expect((await points()).expiries).toEqual([
      { month: '2027-11', points: 70 },
      { month: '2027-12', points: 50 },
    ]);
    expect((await list()).list).toMatchObject([
      { amount: -30, expiry: null },
      { amount: 50, expiry: { at: '2027-12-01T16:00:00.000Z', left: 50 } },
      { amount: 100, expiry: { at: '2027-11-30T16:00:00.000Z', left: 70 } },
    ]);
    await adjust(-80);
    expect((await points()).expiries).toEqual([{ month: '2027-12', points: 40 }]);
    expect((await list()).list.slice(2)).toMatchObject([{ expiry: { left: 40 } }, { expiry: { left: 0 } }]);
    await pass(12 * month);
    expect((await points()).expiries).toEqual([{ month: '2027-12', points: 40 }]);
  });

  test('points of a year ago expire, the oldest are spent first, and the member is warned a month before', async () => {
    await paid(10_000);
    await pass(6 * month);
    await paid(5_000);
    await adjust(-30);
    expect(await points()).toMatchObject({ balance: 120, expiring: null });
    await pass(5 * month);
    expect(await points()).toMatchObject({ balance: 120, expiring: 70 });
    await jobRun();
    await jobRun();
    const notices = await t.call('auth/message/list', {}, { token: who.token });
    const warnings = notices.data.list.filter(({ title }) => title === '积分即将过期');
    expect(warnings).toMatchObject([{ text: '您有 70 积分将在 30 天内过期，请及时使用。' }]);
    await pass(month);
    await jobRun();
    await jobRun();
    expect(await points()).toMatchObject({ balance: 50 });
    expect((await list()).list[0]).toMatchObject({ label: '积分过期', amount: -70 });
  });

  test('points expire when the day that is shown has passed at the lab, not a moment before', async () => {
    t.clock.set('2026-11-30T15:00:00Z');
    await pass(0);
    await paid(10_000);
    const at = Date.parse((await list()).list[0]?.expiry?.at ?? '');
    t.clock.set(new Date(at - 1000).toISOString());
    await pass(0);
    await jobRun();
    expect((await points()).balance).toBe(100);
    await pass(1);
    await jobRun();
    expect((await points()).balance).toBe(0);
  });

  test('after a standstill points expire after a notice and the time that it promises', async () => {
    const warnings = async () => {
      const notices = await t.call('auth/message/list', {}, { token: who.token });
      return notices.data.list.filter(({ title }) => title === '积分即将过期').map(({ text }) => text);
    };
    await paid(10_000);
    await pass(10 * month);
    await paid(5_000);
    await jobRun();
    // The first points have expired, no job has run meanwhile.
    await pass(2.5 * month);
    await jobRun();
    await jobRun();
    expect((await points()).balance).toBe(150);
    expect(await warnings()).toEqual(['您有 100 积分将在 30 天内过期，请及时使用。']);
    await pass(29 * 24 * 3600);
    await jobRun();
    expect((await points()).balance).toBe(150);
    await pass(24 * 3600);
    await jobRun();
    expect((await points()).balance).toBe(50);
    expect(await warnings()).toHaveLength(1);
  });

  test('after a shorter standstill points expire of which a notice had told, and no others', async () => {
    t.clock.set('2030-11-18T02:00:00Z');
    await pass(0);
    await paid(10_000);
    await pass(24 * 3600 * 20);
    await paid(5_000);
    t.clock.set('2031-11-01T02:00:00Z');
    await pass(0);
    await jobRun();
    t.clock.set('2031-12-20T02:00:00Z');
    await pass(0);
    await jobRun();
    expect((await points()).balance).toBe(50);
    await pass(month);
    await jobRun();
    expect((await points()).balance).toBe(0);
  });

  test('returned points expire with those that were earned on their day', async () => {
    t.clock.set('2031-11-18T02:00:00Z');
    await pass(0);
    await save();
    await paid(20_000);
    await pass(6 * month);
    await paid(20_000);
    const { data } = await exchange();
    const earned = { points: 100, month: '2033-05' };
    expect((await points()).expiries).toEqual([earned]);
    await pass(month);
    await t.call('staff/integration/refuse', { code: data.code, note: '缺货' }, { token: desk.token });
    expect(await points()).toMatchObject({
      balance: 400,
      expiries: [
        { month: '2032-11', points: 200 },
        { ...earned, points: 200 },
      ],
    });
    expect((await list()).list).toMatchObject([
      { amount: 300, expiry: null },
      { amount: -300, expiry: null },
      { amount: 200, expiry: { left: 200, at: '2033-05-22T16:00:00.000Z' } },
      { amount: 200, expiry: { left: 200, at: '2032-11-18T16:00:00.000Z' } },
    ]);
    await pass(4.5 * month);
    await jobRun();
    await pass(month);
    await jobRun();
    expect((await points()).balance).toBe(200);
  });

  test('points that come back after their last day can be spent for the days of a notice', async () => {
    t.clock.set('2031-11-18T02:00:00Z');
    await pass(0);
    await save();
    await paid(30_000);
    await pass(11 * month);
    await paid(10_000);
    const { data } = await exchange();
    await jobRun();
    await pass(2 * month);
    await t.call('staff/integration/refuse', { code: data.code, note: '缺货' }, { token: desk.token });
    await jobRun();
    await pass(29 * 24 * 3600);
    await jobRun();
    expect((await points()).balance).toBe(400);
    await pass(2 * 24 * 3600);
    await jobRun();
    expect((await points()).balance).toBe(100);
  });

  test('spent points do not expire', async () => {
    await paid(10_000);
    await adjust(-100);
    await pass(13 * month);
    await paid(1_000);
    await jobRun();
    expect((await points()).balance).toBe(10);
  });
});

test('staff can not take back more than there is, and name an account that exists', async () => {
  await adjust(10);
  expect(await adjust(-11)).toMatchObject({ error: 'points_short' });
  expect(await adjust(1, '13700000000')).toMatchObject({ status: 404, msg: '没有账号为 13700000000 的客户' });
  expect((await adjust(5)).data).toEqual({ before: 10, after: 15 });
});
