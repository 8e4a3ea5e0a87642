import { call } from '@portal/shared/api';
import { member, Refused } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { hour, setUp } from '../testing/session';

beforeEach(() => {
  localStorage.clear();
});

describe('a session that is lost during work', () => {
  /** Simulates the login dialog that follows; `undefined` closes it. */
  function withLogin(rid: string | undefined) {
    let ended = false;
    const made = setUp({
      'auth/user/info': () => member({ userInfo: { rid: rid ?? 'user-1' } }),
      'auth/message/list': () => {
        if (ended) throw new Refused('token_invalid');
        return { total: 0, list: [], unread: 0 };
      },
      'open/refresh4token': () => {
        throw new Refused('token_invalid');
      },
    });
    made.onLost.mockImplementation(async () => {
      ended = false;
      if (rid !== undefined) await made.session.enter({ token: 'next', refreshToken: 'r2', expires: 7200 });
      return undefined;
    });
    const lose = () => {
      ended = true;
    };
    return { ...made, lose };
  }
  const list = () => call('auth/message/list', { page: 1, size: 20 });

  test('the interrupted calls continue after one login', async () => {
    const { session, onLost, lose } = withLogin('user-1');
    await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
    lose();
    await expect(Promise.all([list(), list()])).resolves.toHaveLength(2);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  test('a call with an expired token waits for the login as well', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { session, onLost } = withLogin('user-1');
    await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3 * hour);
    await expect(list()).resolves.toMatchObject({ total: 0 });
    expect(onLost).toHaveBeenCalledTimes(1);
    clock.mockRestore();
  });

  test('closing the login leaves the page and ends them', async () => {
    const { session, lose, opened } = withLogin(undefined);
    await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
    lose();
    const settled = jest.fn();
    void list().finally(settled);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(session.signedIn).toBe(false);
    expect(settled).not.toHaveBeenCalled();
  });

  test('calls of one member are not continued as another', async () => {
    let rid = 'user-1';
    const { session, onLost, server, opened } = setUp({
      'auth/user/info': () => member({ userInfo: { rid } }),
      'auth/message/read': () => {
        throw new Refused('token_invalid');
      },
      'open/refresh4token': () => {
        throw new Refused('token_invalid');
      },
    });
    await session.enter({ token: 'fresh', refreshToken: 'r', expires: 7200 });
    onLost.mockImplementation(async () => {
      rid = 'user-2';
      await session.enter({ token: 'theirs', refreshToken: 'r2', expires: 7200 });
      return undefined;
    });
    void call('auth/message/read', {});
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(server.inputs('auth/message/read')).toHaveLength(1);
  });
});
