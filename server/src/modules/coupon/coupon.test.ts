import type { Input } from '@portal/shared/contract';
import { offer } from '../../../testing/coupons';
import { newcomer, type TestMember, withSession } from '../../../testing/factories';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  who = await newcomer(t.db);
});

/** Advances the clock to a later day; the sessions start again, because they would have expired. */
async function continueAt(time: string): Promise<void> {
  t.clock.set(time);
  who = await withSession(t.db, who, t.clock.now());
  desk = await lab(t);
}

const claim = (code: string, by = who) => t.call('auth/coupon/claim', { code }, { token: by.token });
const list = async (input: Input<'auth/coupon/list'> = {}) =>
  (await t.call('auth/coupon/list', input, { token: who.token })).data;

test('a coupon that was claimed is usable until its days are over, then it is expired', async () => {
  const { code } = await offer(t, desk, {
    amount_fen: 5000,
    minimum_fen: 30_000,
    type_id: 1,
    valid_days: 7,
  });
  const { data } = await claim(` ${code.toLowerCase()} `);
  expect(data).toMatchObject({
    amount_fen: 5000,
    percent: null,
    minimum_fen: 30_000,
    scope: '送样检测',
    state: 'usable',
    expires: '2026-11-25T16:00:00.000Z',
    used: null,
    order_rid: null,
  });
  expect(await list()).toEqual({ total: 1, list: [data], counts: { usable: 1, used: 0, expired: 0 } });
  await continueAt('2026-11-25T15:59:59Z');
  expect(await list()).toMatchObject({ counts: { usable: 1, expired: 0 } });
  await continueAt('2026-11-25T16:00:00Z');
  expect(await list()).toMatchObject({ total: 0, counts: { usable: 0, expired: 1 } });
  expect(await list({ state: 'expired' })).toMatchObject({
    total: 1,
    list: [{ rid: data.rid, state: 'expired' }],
  });
});

test('usable coupons are listed with the first to expire first, in pages', async () => {
  for (const valid_days of [9, 3, 6]) await claim((await offer(t, desk, { valid_days })).code);
  const { list: coupons } = await list();
  expect(coupons.map(({ expires }) => expires.slice(8, 10))).toEqual(['21', '24', '27']);
  const second = await t.call('auth/coupon/list', { page: 2, size: 2 }, { token: who.token });
  expect(second.data).toMatchObject({ total: 3, list: [{ rid: coupons[2]?.rid }] });
});

test('no coupon is valid for longer than its offer', async () => {
  const { code } = await offer(t, desk, { valid_days: 90, ends: '2026-12-01T00:00:00Z' });
  expect((await claim(code)).data.expires).toBe('2026-12-01T00:00:00.000Z');
});

test('a member gets as many coupons of an offer as one may, another member one more', async () => {
  const { code } = await offer(t, desk, { per_member: 2 });
  await claim(code);
  await claim(code);
  expect(await claim(code)).toMatchObject({
    status: 409,
    error: 'coupon_not_issued',
    msg: '该优惠券每人限领 2 张，已领取过',
  });
  expect((await claim(code, await newcomer(t.db))).code).toBe(1);
});

test('an offer without coupons left, one that has not begun and one that has ended are refused', async () => {
  const { code } = await offer(t, desk, { total: 1 });
  await claim(code, await newcomer(t.db));
  expect((await claim(code)).msg).toBe('该优惠券已被领完');
  const later = await offer(t, desk, { starts: '2026-11-20T00:00:00Z' });
  expect((await claim(later.code)).msg).toBe('该优惠券活动尚未开始');
  await continueAt('2026-11-20T00:00:00Z');
  expect((await claim(later.code)).code).toBe(1);
  const soon = await offer(t, desk, { ends: '2026-11-21T00:00:00Z' });
  await continueAt('2026-11-21T00:00:00Z');
  expect((await claim(soon.code)).msg).toBe('该优惠券活动已结束');
});

test('a code that only staff may give is unknown to members, as any other', async () => {
  const { code } = await offer(t, desk, { claimable: false });
  expect(await claim(code)).toMatchObject({ status: 404, msg: `没有优惠券 ${code}` });
  expect(await claim('NONE-SUCH')).toMatchObject({ status: 404, msg: '没有优惠券 NONE-SUCH' });
});

test('codes cannot be found by trying', async () => {
  for (let round = 0; round < 20; round++) await claim(`GUESS-${round}`);
  expect((await claim('GUESS-20')).error).toBe('too_many_requests');
});
