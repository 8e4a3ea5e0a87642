import type { Input } from '@portal/shared/contract';
import { staff, type TestMember, testPassword } from '../factories';
import { bindApp } from '../secondFactor';
import { type TestApp, testApp } from '../testApp';
import { desk, type Scenarios, t, work } from './scene';

const unknown = 'nobody';

/** Makes `act` with the token of the only admin of a portal, and their account. */
async function onLastAdmin<A>(act: (portal: TestApp, admin: TestMember) => Promise<A>): Promise<A> {
  const portal = await testApp();
  return act(portal, await staff(portal.db));
}

/** Makes `act` with the token of one of two admins, and their account. */
const besideAdmin = <A>(act: (portal: TestApp, admin: TestMember) => Promise<A>): Promise<A> =>
  onLastAdmin(async (portal, admin) => {
    await staff(portal.db);
    return act(portal, admin);
  });

const added = (account: string): Input<'staff/account/add'> => ({
  account,
  name: '新同事',
  password: testPassword,
  roles: ['lab'],
});

export const staffAccountRefusals = {
  'staff/audit/list': { not_found: () => work('staff/audit/list', { staff: unknown }) },
  'staff/account/add': {
    staff_taken: async () => {
      await work('staff/account/add', added('new.colleague'));
      return work('staff/account/add', added('new.colleague'));
    },
  },
  'staff/account/roles': {
    not_found: () => work('staff/account/roles', { account: unknown, roles: ['lab'] }),
    last_admin: () =>
      onLastAdmin((portal, { phone: account, token }) =>
        portal.call('staff/account/roles', { account, roles: ['lab'] }, { token }),
      ),
    own_account: () =>
      besideAdmin((portal, { phone: account, token }) =>
        portal.call('staff/account/roles', { account, roles: ['lab'] }, { token }),
      ),
  },
  'staff/account/lock': {
    not_found: () => work('staff/account/lock', { account: unknown, locked: true }),
    last_admin: () =>
      onLastAdmin((portal, { phone: account, token }) =>
        portal.call('staff/account/lock', { account, locked: true }, { token }),
      ),
    own_account: () =>
      besideAdmin((portal, { phone: account, token }) =>
        portal.call('staff/account/lock', { account, locked: true }, { token }),
      ),
  },
  'staff/account/password': {
    not_found: () => work('staff/account/password', { account: unknown, password: testPassword }),
  },
  'staff/account/resetSecondFactor': {
    not_found: () => work('staff/account/resetSecondFactor', { account: unknown }),
  },
  'staff/secondFactor/enrol': {
    second_factor_enrolled: async () => {
      await bindApp(t, desk.token);
      return work('staff/secondFactor/enrol', {});
    },
  },
  'staff/secondFactor/confirm': {
    second_factor_enrolled: async () => {
      await bindApp(t, desk.token);
      return work('staff/secondFactor/confirm', { code: '000000' });
    },
    code_wrong: async () => {
      await work('staff/secondFactor/enrol', {});
      return work('staff/secondFactor/confirm', { code: '000000' });
    },
  },
  'staff/secondFactor/verify': {
    code_wrong: async () => {
      await bindApp(t, desk.token);
      return work('staff/secondFactor/verify', { code: 'AAAA-BBBB' });
    },
  },
} satisfies Partial<Scenarios>;
