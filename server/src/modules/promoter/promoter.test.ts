import { codeBySms, newPhone } from '../../../testing/account';
import { member, staff, type TestMember, testPassword } from '../../../testing/factories';
import { applyAsPromoter, promoter } from '../../../testing/promoters';
import { type TestApp, testApp } from '../../../testing/testApp';
import { findByPhone } from '../user/user.repo';
import { findReferrer } from './promoter.repo';

let t: TestApp;
let who: TestMember;
let desk: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  // Advances the clock past the window of the limits per IP address.
  t.clock.pass(3600);
  who = await member(t.db, {}, t.clock.now());
  desk = await staff(t.db, {}, t.clock.now());
});

const promotion = async () => (await t.call('auth/myPromotion/init', {}, { token: who.token })).data;
const register = async (invitation_code: string) => {
  const phone = newPhone();
  const code = await codeBySms(t, phone, 0);
  const answer = await t.call('open/sign', { phone, code, password: testPassword, invitation_code });
  const user = await t.db.read((tx) => findByPhone(tx, phone));
  const referrer = await t.db.read((tx) => findReferrer(tx, user?.rid ?? ''));
  return { invitation: answer.data?.invitation, referrer };
};

test('a member without an application sees the terms and no link', async () => {
  expect(await promotion()).toMatchObject({
    promoter: null,
    link: null,
    referred: 0,
    balance_fen: 0,
    owed_fen: 0,
    payee: null,
    terms: { rebate_percent: 5, withdrawal_min_fen: 10_000 },
  });
});

test('an application waits, is refused with a reason, and may be made again', async () => {
  expect((await applyAsPromoter(t, who)).data).toMatchObject({ state: 'waiting', channel: '课题组' });
  expect(await applyAsPromoter(t, who)).toMatchObject({ error: 'promoter_act_refused' });
  const refusal = { account: who.phone, note: '请补充渠道' };
  await t.call('staff/promoter/refuse', refusal, { token: desk.token });
  expect(await promotion()).toMatchObject({ promoter: { state: 'refused', note: '请补充渠道' }, link: null });
  expect((await applyAsPromoter(t, who)).data).toMatchObject({ state: 'waiting', note: '' });
  const { data } = await t.call('staff/promoter/list', {}, { token: desk.token });
  expect(data.list.find(({ member: label }) => label.includes(who.phone))).toMatchObject({ code: null });
});

test('who registers by the link of an approved promoter is referred', async () => {
  const { code } = await promoter(t, desk, who);
  expect(await promotion()).toMatchObject({ link: { code, path: `/invited/${code}` } });
  expect(await register(code.toLowerCase())).toEqual({ invitation: 'accepted', referrer: who.rid });
  expect(await promotion()).toMatchObject({ referred: 1 });
});

test('the code of a promotion that has ended is refused, and is the same after a new approval', async () => {
  const { code } = await promoter(t, desk, who);
  await t.call('staff/promoter/end', { account: who.phone, note: '到期' }, { token: desk.token });
  expect(await register(code)).toEqual({ invitation: undefined, referrer: undefined });
  expect((await promoter(t, desk, who)).code).toBe(code);
});
