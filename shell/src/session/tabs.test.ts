import { call } from '@portal/shared/api';
import { memberHeader } from '@portal/shared/rules';
import { member, Refused } from '@portal/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { hour, setUp, storeToken } from '../testing/session';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

const person = (rid: string) => member({ userInfo: { rid } });

/** The tab of a member, who is the first of two. */
async function tabOf(rid: string | undefined, handlers: Parameters<typeof setUp>[0] = {}) {
  if (rid !== undefined) storeToken(2 * hour, `of-${rid}`, rid);
  const made = setUp({ 'auth/user/info': () => person(rid ?? 'user-1'), ...handlers });
  const page = { unmount: jest.fn() };
  made.document.shows(page);
  await made.session.start();
  return { ...made, page };
}

const tellOfStorage = () => window.dispatchEvent(new StorageEvent('storage', { key: 'portal.token' }));

const anotherTab = {
  logsIn: (rid?: string) => storeToken(2 * hour, `by-${rid}`, rid),
  logsOut: () => localStorage.removeItem('portal.token'),
};

const events: [string, () => void][] = [
  ['the event of the storage', tellOfStorage],
  ['the focus', () => window.dispatchEvent(new Event('focus'))],
  ['a page that the back button brings again', () => window.dispatchEvent(new Event('pageshow'))],
  ['a tab that is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
];

describe.each(events)('%s', (_case, event) => {
  test('after a logout in another tab removes at once what is shown, and opens the page as a new document', async () => {
    const { session, page, opened } = await tabOf('user-1');
    anotherTab.logsOut();
    event();
    expect(page.unmount).toHaveBeenCalledTimes(1);
    expect(session).toMatchObject({ signedIn: false, user: null });
    await waitFor(() => expect(opened.mock.calls).toEqual([[undefined]]));
  });

  test('after the login of another member as well, also without a gap between the tokens', async () => {
    const { session, page, opened } = await tabOf('user-1');
    anotherTab.logsIn('user-2');
    event();
    expect(page.unmount).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    // The other's session stays what the tabs share.
    expect(localStorage.getItem('portal.token')).toContain('by-user-2');
    expect(session.signedIn).toBe(false);
  });

  test('of a login of the same member keeps the page', async () => {
    const { session, page, opened } = await tabOf('user-1');
    anotherTab.logsIn('user-1');
    event();
    expect(await session.current()).toBe('by-user-1');
    expect(page.unmount).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });
});

test('a token of a tab of an earlier release, which does not say whose it is, is shown to the server', async () => {
  const { page, server } = await tabOf('user-1');
  server.on({
    'auth/user/info': () => {
      throw new Refused('member_changed');
    },
  });
  anotherTab.logsIn();
  tellOfStorage();
  await waitFor(() => expect(page.unmount).toHaveBeenCalledTimes(1));
});

test("a visitor's tab goes on as the member who logs in in another tab, and closes its login dialog", async () => {
  const { session, page, onEntered } = await tabOf(undefined);
  anotherTab.logsIn('user-1');
  tellOfStorage();
  expect(onEntered).toHaveBeenCalledTimes(1);
  expect(session.signedIn).toBe(true);
  await waitFor(() => expect(session.user?.userInfo.rid).toBe('user-1'));
  expect(page.unmount).not.toHaveBeenCalled();
});

test('forms keep what was typed while the member is still known', async () => {
  const { session } = await tabOf('user-1');
  const owners: (string | undefined)[] = [];
  window.addEventListener('portal:leaving', () => owners.push(session.user?.userInfo.rid), { once: true });
  anotherTab.logsOut();
  tellOfStorage();
  expect(owners).toEqual(['user-1']);
});

describe('calls', () => {
  const list = () => call('auth/message/list', { page: 1, size: 20 });
  const answered = { 'auth/message/list': () => ({ total: 0, list: [], unread: 0 }) };

  /** Headers of the calls that are made from now on. */
  function watched() {
    const fetched = jest.spyOn(globalThis, 'fetch');
    return () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(memberHeader));
  }

  test('name the member for whom the page was drawn', async () => {
    await tabOf('user-1', answered);
    const named = watched();
    await list();
    expect(named()).toEqual(['user-1']);
  });

  test('name the member whom the server has told of an old token', async () => {
    storeToken(2 * hour);
    const { session } = setUp({ ...answered, 'auth/user/info': () => person('user-1') });
    await session.start();
    const named = watched();
    await list();
    expect(named()).toEqual(['user-1']);
    expect(localStorage.getItem('portal.token')).toContain('"member":"user-1"');
  });

  test('are not sent by a tab that has missed every event', async () => {
    const { page, server } = await tabOf('user-1', answered);
    anotherTab.logsIn('user-2');
    const done = jest.fn();
    void list().finally(done);
    await waitFor(() => expect(page.unmount).toHaveBeenCalledTimes(1));
    expect(server.inputs('auth/message/list')).toEqual([]);
    expect(done).not.toHaveBeenCalled();
  });

  test('that the server refuses for another member lead to a new document, which asks whose token it is', async () => {
    const refused = () => {
      throw new Refused('member_changed');
    };
    const { page, opened } = await tabOf('user-1', { 'auth/message/list': refused });
    const done = jest.fn();
    void list().finally(done);
    await waitFor(() => expect(opened.mock.calls).toEqual([[undefined]]));
    expect(page.unmount).toHaveBeenCalledTimes(1);
    expect(done).not.toHaveBeenCalled();
    expect(localStorage.getItem('portal.token')).not.toContain('"member"');
  });
});

describe('after a session that has ended', () => {
  const refused = () => {
    throw new Refused('token_invalid');
  };
  const lost = { 'auth/message/list': refused, 'open/refresh4token': refused };
  const list = () => call('auth/message/list', { page: 1, size: 20 });
  const login = { token: 'next', refreshToken: 'r2', expires: 7200 };

  test('the login of another member opens the page anew', async () => {
    const { session, server, opened, onLost, page } = await tabOf('user-1', lost);
    onLost.mockImplementation(() => new Promise(() => {}));
    void list();
    await waitFor(() => expect(session.signedIn).toBe(false));
    server.on({ 'auth/user/info': () => person('user-2') });
    void session.enter(login);
    await waitFor(() => expect(opened.mock.calls).toEqual([[undefined]]));
    expect(page.unmount).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('portal.token')).toContain('"member":"user-2"');
  });

  test('the page goes on after a login of the same member in another tab', async () => {
    const { session, server, onLost, onEntered, refetch, page } = await tabOf('user-1', lost);
    let close = () => {};
    onLost.mockImplementation(() => new Promise((resolve) => (close = () => resolve(undefined))));
    onEntered.mockImplementation(() => close());
    const made = list();
    await waitFor(() => expect(session.signedIn).toBe(false));
    server.on({ 'auth/message/list': () => ({ total: 0, list: [], unread: 0 }) });
    anotherTab.logsIn('user-1');
    act(() => void tellOfStorage());
    await expect(made).resolves.toMatchObject({ total: 0 });
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(page.unmount).not.toHaveBeenCalled();
  });

  test("closing the login leaves the member's page", async () => {
    const { opened, onLost, page } = await tabOf('user-1', lost);
    onLost.mockResolvedValue('/');
    void list();
    await waitFor(() => expect(opened.mock.calls).toEqual([['/']]));
    expect(page.unmount).toHaveBeenCalledTimes(1);
  });

  test("a stale tab does not end another member's session", async () => {
    await tabOf('user-1', lost);
    const made = jest.fn();
    void list().finally(made);
    anotherTab.logsIn('user-2');
    await waitFor(() => expect(document.querySelector('[role=status]')).not.toBeNull());
    expect(localStorage.getItem('portal.token')).toContain('by-user-2');
    expect(made).not.toHaveBeenCalled();
  });
});

test('a refresh that ends after another login does not replace it', async () => {
  storeToken(hour / 2, 'old', 'user-1');
  const { session, opened } = setUp({
    'open/refresh4token': () => {
      anotherTab.logsIn('user-2');
      return { token: 'late', refresh_token: 'r', expires_at: Math.floor(Date.now() / 1000) + 7200 };
    },
  });
  void session.current();
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('portal.token')).toContain('by-user-2');
});

test('what areas keep is deleted when another member logs in, and kept for the same one', async () => {
  const { session } = await tabOf(undefined);
  await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
  localStorage.setItem('portal.location', '{"v":1,"value":"x"}');
  for (const [rid, isKept] of [
    ['user-1', true],
    ['user-2', false],
  ] as const) {
    localStorage.removeItem('portal.token');
    const next = setUp({ 'auth/user/info': () => person(rid) });
    await next.session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
    expect(localStorage.getItem('portal.location') !== null).toBe(isKept);
  }
});
