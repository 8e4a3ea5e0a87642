import { offer } from '../../../testing/coupons';
import { member, newcomer, staff, type TestMember } from '../../../testing/factories';
import { lab } from '../../../testing/orders';
import { promoter } from '../../../testing/promoters';
import { type TestApp, testApp } from '../../../testing/testApp';
import { newRid } from '../../db/rid';
import { readableCode } from '../../kit/readableCode';
import { inviteJob } from './invite.job';
import { rewardInvitation } from './invite.reward.service';

let t: TestApp;
let who: TestMember;
let friend: TestMember;
let desk: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  who = await member(t.db, { name: '王小明', invitation_code: readableCode() }, t.clock.now());
  friend = await newcomer(t.db, { invited_by: who.rid }, t.clock.now());
  desk = await staff(t.db, {}, t.clock.now());
});

const paid = ({ rid: user_rid }: TestMember) =>
  t.db.transaction((tx) => rewardInvitation(tx, { user_rid, order_rid: newRid() }, t.clock.now()));
const setOffer = (value: string | null) =>
  t.call('staff/setting/update', { key: 'inviteOffer', value }, { token: desk.token });
const coupons = async ({ token }: TestMember) =>
  (await t.call('auth/coupon/list', { state: 'usable' }, { token })).data.list.map(({ name }) => name);
const init = async () => (await t.call('auth/invite/init', {}, { token: who.token })).data;
const invited = async () => (await t.call('auth/invite/list', {}, { token: who.token })).data;

/** Runs the job and returns what it logs. */
async function run(): Promise<string[]> {
  const reasons: string[] = [];
  const log = Object.assign(Object.create(t.app.log), {
    warn: ({ reason }: { reason: string }) => reasons.push(reason),
  });
  await inviteJob.run(t.deps, log);
  return reasons;
}

test('both get a coupon once, after the first paid order', async () => {
  const { code, name } = await offer(t, desk, { name: '邀请券' });
  await setOffer(code);
  expect(await init()).toMatchObject({
    coupon: { name, amount_fen: expect.any(Number), scope: '' },
    invited: 1,
    rewarded: 0,
  });
  expect(await invited()).toMatchObject({
    total: 1,
    list: [
      {
        member: `尾号 ${friend.phone.slice(-4)}`,
        state: 'registered',
        coupons: { inviter: null, member: null },
      },
    ],
  });
  await paid(friend);
  expect((await invited()).list).toMatchObject([{ state: 'paid' }]);
  await paid(friend);
  expect([await run(), await run()]).toEqual([[], []]);
  expect([await coupons(who), await coupons(friend)]).toEqual([[name], [name]]);
  expect((await invited()).list).toMatchObject([
    { state: 'rewarded', coupons: { inviter: name, member: name } },
  ]);
  expect(await init()).toMatchObject({ invited: 1, rewarded: 1 });
  const notices = await t.call('auth/message/list', {}, { token: who.token });
  expect(notices.data.list.map(({ title }) => title)).toEqual(['邀请奖励已到账']);
});

test('a member whom nobody invited brings no coupon', async () => {
  const { code } = await offer(t, desk);
  await setOffer(code);
  await paid(who);
  expect(await run()).toEqual([]);
  expect(await coupons(who)).toEqual([]);
});

test('without an offer there is no coupon, and the log says why', async () => {
  await setOffer(null);
  await paid(friend);
  expect(await run()).toEqual(['the setting inviteOffer is null']);
  expect(await run()).toEqual([]);
  expect((await invited()).list).toMatchObject([
    { state: 'missed', coupons: { inviter: null, member: null } },
  ]);
  await setOffer('NONE');
  await paid(await newcomer(t.db, { invited_by: who.rid }));
  expect(await run()).toEqual(['there is no offer NONE']);
  expect(await init()).toMatchObject({ coupon: null, invited: 2, rewarded: 0 });
});

test('a code says who invites, masked, and what both get while the offer lasts', async () => {
  const check = async (invitation_code: string) =>
    (await t.call('open/invite/check', { invitation_code })).data;
  const { code: inviting } = await init();
  await setOffer(null);
  expect(await check(inviting)).toEqual({ from: '王**', coupon: null });
  const { code, name } = await offer(t, desk, { name: '邀请券' });
  await setOffer(code);
  expect(await check(inviting)).toEqual({ from: '王**', coupon: expect.objectContaining({ name }) });
  const promoting = await promoter(t, await lab(t), friend);
  expect(await check(promoting.code)).toMatchObject({ coupon: null });
});

test('an inviter who has as many coupons as the offer allows gets no more, the new member gets one', async () => {
  const { code, name } = await offer(t, desk, { per_member: 1 });
  await setOffer(code);
  const second = await newcomer(t.db, { invited_by: who.rid });
  await paid(friend);
  await run();
  await paid(second);
  expect(await run()).toEqual([expect.stringContaining('每人限领')]);
  expect([await coupons(who), await coupons(second)]).toEqual([[name], [name]]);
  const of = (registered: number) =>
    expect.objectContaining({ coupons: { inviter: [null, name][registered], member: name } });
  expect((await invited()).list).toEqual(expect.arrayContaining([of(0), of(1)]));
});

test('two runs of the job at once issue one coupon each', async () => {
  const { code, name } = await offer(t, desk, { per_member: 5 });
  await setOffer(code);
  await paid(friend);
  await Promise.all([run(), run(), run()]);
  expect([await coupons(who), await coupons(friend)]).toEqual([[name], [name]]);
});
