import { member, testPassword } from '../../../testing/factories';
import { type Answer, type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const refresh = (token: string): Promise<Answer<'open/refresh4token'>> =>
  t.call('open/refresh4token', { token });
const known = async (token: string): Promise<number> =>
  (await t.call('auth/user/info', {}, { token })).status;

test('a refresh token is accepted in the query and in the body, and gives valid tokens', async () => {
  const { refreshToken } = await member(t.db, {}, t.clock.now());
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/open/refresh4token?token=${refreshToken}`,
  });
  const { code, data } = response.json();
  expect(code).toBe(1);
  expect(data.expires_at).toBe(Math.floor(t.clock.now().getTime() / 1000) + 86_400);
  expect(await known(data.token)).toBe(200);
});

test('each refresh gives the next token; a later reuse of the first ends the session', async () => {
  const { token, refreshToken: first } = await member(t.db, {}, t.clock.now());
  const second = await refresh(first);
  const third = await refresh(second.data.refresh_token);
  expect(await known(third.data.token)).toBe(200);
  t.clock.pass(11);
  expect(await refresh(first)).toMatchObject({ status: 401, error: 'token_invalid' });
  for (const ended of [token, second.data.token, third.data.token]) expect(await known(ended)).toBe(401);
  expect((await refresh(third.data.refresh_token)).status).toBe(401);
});

test('two tabs that refresh at the same time get the same tokens', async () => {
  const { refreshToken } = await member(t.db, {}, t.clock.now());
  const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
  t.clock.pass(9);
  const late = await refresh(refreshToken);
  expect(one.status).toBe(200);
  expect([two.data, late.data]).toEqual([one.data, one.data]);
  expect(await known(one.data.token)).toBe(200);
});

test('an access token lasts a day, a refresh token thirty days', async () => {
  const { token, refreshToken } = await member(t.db, {}, t.clock.now());
  t.clock.pass(86_400 - 1);
  expect(await known(token)).toBe(200);
  t.clock.pass(1);
  expect(await known(token)).toBe(401);
  t.clock.pass(29 * 86_400);
  expect((await refresh(refreshToken)).status).toBe(401);
});

test('logging out ends the session that the token belongs to and no other', async () => {
  const one = await member(t.db, {}, t.clock.now());
  const other = await member(t.db, {}, t.clock.now());
  await t.call('auth/user/logout', {}, { token: one.token });
  expect(await known(one.token)).toBe(401);
  expect((await refresh(one.refreshToken)).status).toBe(401);
  expect(await known(other.token)).toBe(200);
});

test.each([
  [undefined, 'token_missing'],
  ['Bearer nobody-has-this-token', 'token_invalid'],
  ['Basic YTpi', 'token_invalid'],
])('authorization %s is refused with %s', async (authorization, error) => {
  const answer = await t.call('auth/user/info', {}, authorization ? { headers: { authorization } } : {});
  expect(answer).toMatchObject({ status: 401, error });
});

test('all other devices are signed out at once; those of other members stay', async () => {
  const who = await member(t.db, {}, t.clock.now());
  const other = await member(t.db, {}, t.clock.now());
  const login = async () =>
    (await t.call('open/login', { account: who.phone, password: testPassword })).data.token;
  const others = [await login(), await login()];
  expect((await t.call('auth/user/session/endOthers', {}, { token: who.token })).status).toBe(200);
  const status = async (token: string) => (await t.call('auth/user/info', {}, { token })).status;
  expect(await Promise.all([...others, who.token, other.token].map(status))).toEqual([401, 401, 200, 200]);
  const { data } = await t.call('auth/user/session/list', {}, { token: who.token });
  expect(data).toMatchObject([{ current: true }]);
});

test('calls of staff are refused for a member', async () => {
  const { token } = await member(t.db, {}, t.clock.now());
  expect(await t.call('staff/order/list', {}, { token })).toMatchObject({ status: 403, error: 'forbidden' });
});
