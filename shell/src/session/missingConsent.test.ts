import { call } from '@portal/shared/api';
import { member, Refused } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { hour, setUp, storeToken } from '../testing/session';

beforeEach(() => {
  localStorage.clear();
});

describe('a call that is refused because a consent is missing', () => {
  const contact = { phone: '13900001111', phone_code: '123456', old: 'a password' };
  const refusedOnce = () => {
    let refused = false;
    return () => {
      if (refused) return null;
      refused = true;
      throw new Refused('consent_required');
    };
  };

  test('waits until the member has agreed and is made again', async () => {
    const user = member({ missingConsents: ['policy'] });
    storeToken(5 * hour);
    const { session, server } = setUp({
      'auth/user/info': () => user,
      'auth/user/update4contact': refusedOnce(),
    });
    const made = call('auth/user/update4contact', contact);
    await waitFor(() => expect(session.user?.missingConsents).toEqual(['policy']));
    expect(server.inputs('auth/user/update4contact')).toHaveLength(1);
    server.on({ 'auth/user/info': () => member() });
    await session.reload();
    expect(await made).toBeNull();
    expect(server.inputs('auth/user/update4contact')).toHaveLength(2);
  });

  test('fails when the member logs out instead', async () => {
    storeToken(5 * hour);
    const { session } = setUp({
      'auth/user/info': () => member({ missingConsents: ['policy'] }),
      'auth/user/update4contact': refusedOnce(),
    });
    const made = call('auth/user/update4contact', contact);
    await waitFor(() => expect(session.user).not.toBeNull());
    void session.leave();
    await expect(made).rejects.toMatchObject({ id: 'consent_required' });
  });
});
