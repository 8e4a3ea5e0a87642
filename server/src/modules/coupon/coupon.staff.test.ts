import type { Input } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { offer } from '../../../testing/coupons';
import { newcomer } from '../../../testing/factories';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

type OfferInput = Input<'staff/coupon/add'>;
const by = () => ({ token: desk.token });
const audited = (target: string) =>
  t.db.read((tx) => tx.select().from(audits).where(eq(audits.target, target)));

test('staff create an offer, give a coupon of it and end it; each is in the audit log', async () => {
  const { code } = await offer(t, desk, { code: 'sorry-30', percent: 10, claimable: false, child_id: null });
  expect(code).toBe('SORRY-30');
  const who = await newcomer(t.db, { name: '张老师' });
  const given = await t.call('staff/coupon/give', { code, account: who.phone, note: '数据晚交' }, by());
  expect(given.data).toMatchObject({
    member: `张老师 ${who.phone}`,
    coupon: { percent: 10, state: 'usable' },
  });
  const mine = await t.call('auth/coupon/list', {}, { token: who.token });
  expect(mine.data.list).toEqual([given.data.coupon]);
  const { data: notices } = await t.call('auth/message/list', {}, { token: who.token });
  expect(notices.list[0]).toMatchObject({ title: '您收到一张优惠券', link: '/member/coupon' });

  t.clock.pass(60);
  const ended = await t.call('staff/coupon/end', { code, note: '不再需要' }, by());
  expect(ended.data).toMatchObject({ ends: t.clock.now().toISOString(), issued: 1 });
  t.clock.pass(60);
  expect((await t.call('staff/coupon/end', { code }, by())).data).toEqual(ended.data);
  const refused = await t.call('staff/coupon/give', { code, account: who.phone }, by());
  expect(refused).toMatchObject({ status: 409, msg: '该优惠券活动已结束' });
  expect((await t.call('auth/coupon/list', {}, { token: who.token })).data.counts.usable).toBe(1);
  expect((await audited(code)).map(({ act, note }) => [act, note])).toEqual([
    ['coupon.add', '测试优惠券'],
    ['coupon.give', `${who.phone} ${given.data.coupon.rid} issued 0 -> 1: 数据晚交`],
    ['coupon.end', `ends 2027-01-01T00:00:00.000Z -> ${ended.data.ends}: 不再需要`],
  ]);
});

test('offers are listed with the newest first', async () => {
  await offer(t, desk);
  t.clock.pass(1);
  const newest = await offer(t, desk);
  const { data } = await t.call('staff/coupon/list', { size: 1 }, by());
  expect(data.list).toEqual([newest]);
  expect(data.total).toBeGreaterThan(1);
});

test.each<[string, Partial<OfferInput>, string]>([
  ['without a value', { amount_fen: null }, 'amount_fen'],
  ['with two values', { amount_fen: 100, percent: 10 }, 'amount_fen'],
  ['that takes off everything', { percent: 100 }, 'percent'],
  ['with an amount of 0', { amount_fen: 0 }, 'amount_fen'],
  ['with a cap on an amount', { amount_fen: 100, cap_fen: 50 }, 'cap_fen'],
  ['for a child without its type', { child_id: 11 }, 'child_id'],
  ['for a type that does not exist', { type_id: 99 }, 'type_id'],
  ['for a child of another type', { type_id: 3, child_id: 1 }, 'child_id'],
  ['that has ended', { ends: '2020-01-01T00:00:00Z' }, 'ends'],
  ['that ends before it starts', { starts: '2028-01-01T00:00:00Z' }, 'ends'],
  ['with a code of other characters', { code: '优惠' }, 'code'],
])('an offer %s is refused by its field', async (_, wrong, field) => {
  const input = { code: 'WRONG', name: '错', ends: '2027-01-01T00:00:00Z', amount_fen: 100, ...wrong };
  const given = 'percent' in wrong && !('amount_fen' in wrong) ? { ...input, amount_fen: null } : input;
  const answer = await t.call('staff/coupon/add', given, by());
  expect(answer).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } });
});

test('a code is used once, whatever its case', async () => {
  const { code } = await offer(t, desk);
  const again = await t.call(
    'staff/coupon/add',
    { code: code.toLowerCase(), name: '又', amount_fen: 100, ends: '2027-01-01T00:00:00Z' },
    by(),
  );
  expect(again.fields).toEqual({ code: '[优惠券码]已存在' });
});
