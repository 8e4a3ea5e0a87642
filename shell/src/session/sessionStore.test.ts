import { call } from '@portal/shared/api';
import { member, Refused } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { hour, setUp, storeToken } from '../testing/session';
import { takeSaid } from './memberDocument';
import { SessionStore } from './sessionStore';

function storedAccess(): string | undefined {
  return JSON.parse(localStorage.getItem('portal.token') ?? 'null')?.value.access;
}

beforeEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('without a stored token the visitor is signed out and no call is made', async () => {
  const { session, server } = setUp();
  await session.start();
  expect(session.signedIn).toBe(false);
  expect(server.calls).toEqual([]);
});

test('a login is stored for the next visit and loads the profile', async () => {
  const { session, options } = setUp();
  await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
  expect(session.user?.userInfo.name).toBe('林晓');
  expect(session.planCount).toBe(3);
  expect(session.messageCount).toBe(2);
  expect(new SessionStore(options).signedIn).toBe(true);
});

test('an invalid value in storage is ignored', () => {
  localStorage.setItem('portal.token', '{"v":1,"value":{"access":5}}');
  localStorage.setItem('portal.planCount', 'not json');
  const { session } = setUp();
  expect(session.signedIn).toBe(false);
  expect(session.planCount).toBe(0);
});

test('when the profile fails to load at start there is no user data', async () => {
  storeToken(2 * hour);
  const { session, server } = setUp({
    'auth/user/info': () => {
      throw new Refused('unavailable');
    },
  });
  await session.start();
  expect(session.user).toBeNull();
  expect(session.signedIn).toBe(true);
  expect(session.profileFailed).toBe(true);
  server.on({ 'auth/user/info': () => member() });
  await session.reload();
  expect(session.profileFailed).toBe(false);
  expect(session.user).not.toBeNull();
});

test('an expired token is deleted with a warning, and the login opens', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  storeToken(-1);
  const { session, onLost, forget } = setUp();
  await session.start();
  expect(warn).toHaveBeenCalledWith('Token expired: Re login');
  expect(session.signedIn).toBe(false);
  expect(storedAccess()).toBeUndefined();
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(forget).toHaveBeenCalled();
});

test('a token with less than an hour left is refreshed once for all calls', async () => {
  storeToken(hour - 1000);
  const { session, server } = setUp();
  const tokens = await Promise.all([session.current(), session.current(), session.current()]);
  expect(tokens).toEqual(['new', 'new', 'new']);
  expect(server.inputs('open/refresh4token')).toEqual([{ token: 'old-refresh' }]);
  expect(storedAccess()).toBe('new');
});

test('a token with an hour or more left is not refreshed', async () => {
  storeToken(hour + 5000);
  const { session, server } = setUp();
  expect(await session.current()).toBe('old');
  expect(server.calls).toEqual([]);
});

test('a failed refresh keeps the token that is still valid', async () => {
  storeToken(hour / 2);
  const { session, onLost } = setUp({
    'open/refresh4token': () => {
      throw new Refused('token_invalid');
    },
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await session.current()).toBe('old');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onLost).not.toHaveBeenCalled();
});

test('a refused token is refreshed once and the call repeated', async () => {
  storeToken(2 * hour);
  let refusals = 1;
  const { server } = setUp({
    'auth/user/info': () => {
      if (refusals-- > 0) throw new Refused('token_invalid');
      return member();
    },
  });
  await expect(call('auth/user/info', {})).resolves.toMatchObject({ cartNum: 0 });
  expect(server.inputs('open/refresh4token')).toHaveLength(1);
});

test("a refused token that can't be refreshed ends the session and opens the login", async () => {
  storeToken(2 * hour);
  const refused = () => {
    throw new Refused('token_invalid');
  };
  const { session, onLost, opened } = setUp({ 'auth/user/info': refused, 'open/refresh4token': refused });
  void call('auth/user/info', {});
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(session.signedIn).toBe(false);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test("a refused token is kept when the server can't be reached", async () => {
  storeToken(2 * hour);
  const { session, server } = setUp();
  server.offline = true;
  expect(await session.renewed('old')).toBeUndefined();
  expect(session.signedIn).toBe(true);
});

test('logging out revokes the token on the server, deletes token, user, counts and all cached answers, and opens the home page anew', async () => {
  const { session, server, forget, opened } = setUp();
  await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
  forget.mockClear();
  for (const kept of ['trust', 'scene', 'location']) localStorage.setItem(`portal.${kept}`, '{}');
  void session.leave();
  await waitFor(() => expect(opened.mock.calls).toEqual([['/']]));
  expect(takeSaid()).toBe('已退出登录');
  expect(server.inputs('auth/user/logout')).toHaveLength(1);
  expect(session).toMatchObject({ signedIn: false, user: null, planCount: 0, messageCount: 0 });
  expect(localStorage.getItem('portal.token')).toBeNull();
  for (const gone of ['planCount', 'trust', 'scene', 'location'])
    expect(localStorage.getItem(`portal.${gone}`)).toBeNull();
  expect(forget).toHaveBeenCalled();
});

test('a call in progress during logout does not open the login', async () => {
  const { session, onLost, opened } = setUp();
  await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
  void session.leave();
  expect(session.signedIn).toBe(false);
  void session.renewed('fresh');
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(onLost).not.toHaveBeenCalled();
});

test('logging out works without the server', async () => {
  const { session, server, opened } = setUp();
  await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
  server.offline = true;
  jest.useFakeTimers();
  void session.leave();
  expect(session.signedIn).toBe(false);
  expect(localStorage.getItem('portal.token')).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(opened).not.toHaveBeenCalled();
  server.offline = false;
  await jest.advanceTimersByTimeAsync(3000);
  jest.useRealTimers();
  expect(opened.mock.calls).toEqual([['/']]);
});

test('the account is remembered, never a password', async () => {
  const { session, options } = setUp();
  session.rememberAccount('13800000000');
  expect(new SessionStore(options).rememberedAccount).toBe('13800000000');
  expect(JSON.stringify({ ...localStorage })).not.toContain('password');
});
