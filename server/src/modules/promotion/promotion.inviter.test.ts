import { member, type TestMember } from '../../../testing/factories';
import { lab, order } from '../../../testing/orders';
import { promoter } from '../../../testing/promoters';
import { type TestApp, testApp } from '../../../testing/testApp';
import { readableCode } from '../../kit/readableCode';

let t: TestApp;
let who: TestMember;
let friend: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  who = await someone();
  friend = await someone();
});

/** A member with a code as the server gives them. */
const someone = (part: { readonly invited_by?: string } = {}) =>
  member(t.db, { invitation_code: readableCode(), ...part }, t.clock.now());
const init = async ({ token }: TestMember) => (await t.call('auth/invite/init', {}, { token })).data;
const enter = ({ token }: TestMember, invitation_code: string) =>
  t.call('auth/invite/enter', { invitation_code }, { token });
const fieldOf = (message: string) => ({
  error: 'invalid_input',
  fields: { invitation_code: `[邀请码]${message}` },
});

test('a code is entered once, in any case, and the inviter sees who came', async () => {
  const { code } = await init(friend);
  expect(await init(who)).toMatchObject({ can_enter: true });
  expect((await enter(who, ` ${code.toLowerCase()} `)).status).toBe(200);
  expect(await init(who)).toMatchObject({ can_enter: false });
  expect(await init(friend)).toMatchObject({ invited: 1 });
  expect(await enter(who, code)).toMatchObject({
    error: 'invitation_closed',
    msg: '已填写过邀请码，不能更改',
  });
});

test('an unknown code, the own one and that of a member whom this one invited are refused at the field', async () => {
  expect(await enter(who, 'ZZZZ9999')).toMatchObject(fieldOf('不存在，请核对'));
  expect(await enter(who, '')).toMatchObject(fieldOf('不能为空'));
  expect(await enter(who, (await init(who)).code)).toMatchObject(fieldOf('不能填写自己的'));
  const invited = await someone({ invited_by: who.rid });
  expect(await enter(who, (await init(invited)).code)).toMatchObject(fieldOf('不能填写您邀请的好友的'));
  expect(await init(who)).toMatchObject({ can_enter: true });
});

test("a promoter's code counts as one, and not the promoter's own", async () => {
  const { code } = await promoter(t, await lab(t), friend);
  expect(await enter(friend, code)).toMatchObject(fieldOf('不能填写自己的'));
  expect((await enter(who, code)).status).toBe(200);
  expect(await init(who)).toMatchObject({ can_enter: false });
  expect(await enter(who, (await init(friend)).code)).toMatchObject({ error: 'invitation_closed' });
});

test('after the first order no code is taken, although the order was cancelled', async () => {
  const { rid } = await order(t, who);
  await t.call('auth/order/cancel', { rid, reason: '不再需要' }, { token: who.token });
  expect(await init(who)).toMatchObject({ can_enter: false });
  expect(await enter(who, (await init(friend)).code)).toMatchObject({
    error: 'invitation_closed',
    msg: '邀请码只能在首单之前填写，不能再填写',
  });
});

test('of two codes that are entered at once one counts; codes are not found by trying', async () => {
  const codes = [(await init(friend)).code, (await init(await someone())).code];
  const answers = await Promise.all(codes.map((code) => enter(who, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const curious = await someone();
  const tries = [];
  for (let i = 0; i < 11; i++) tries.push((await enter(curious, `TRY${1000 + i}`)).error);
  expect(tries.at(-1)).toBe('too_many_requests');
  expect(tries.slice(0, 10)).toEqual(Array(10).fill('invalid_input'));
});

test('before a registration a code is checked without a login', async () => {
  const check = (invitation_code: string) => t.call('open/invite/check', { invitation_code });
  const { code } = await init(friend);
  expect((await check(code)).status).toBe(200);
  expect((await check(` ${code.toLowerCase()} `)).status).toBe(200);
  expect(await check('ZZZZ9999')).toMatchObject(fieldOf('不存在，请核对；没有邀请码请留空'));
});
