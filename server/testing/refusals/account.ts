import { currentVersions } from '@portal/shared/rules';
import { codeBySms, newPhone } from '../account';
import { member, testPassword } from '../factories';
import { mergedAccount } from './accountMerge';
import {
  call,
  wrongCode as code,
  lockedAccount,
  newPassword as password,
  type Scenarios,
  t,
  who,
} from './scene';

export const accountRefusals = {
  'open/sign': {
    code_wrong: () => call('open/sign', { phone: newPhone(), code, password }),
    phone_taken: async () => {
      const phone = newPhone();
      const sent = await codeBySms(t, phone, 0);
      await member(t.db, { phone });
      return call('open/sign', { phone, code: sent, password });
    },
  },
  'open/login': {
    login_failed: () => call('open/login', { account: who.phone, password }),
    staff_locked: async () => call('open/login', { account: await lockedAccount(), password: testPassword }),
    account_merged: async () =>
      call('open/login', { account: await mergedAccount(), password: testPassword }),
  },
  'open/loginForCode': {
    code_wrong: () => call('open/loginForCode', { phone: who.phone, code }),
    staff_locked: async () => {
      const phone = await lockedAccount();
      const sent = await codeBySms(t, phone, 3);
      return call('open/loginForCode', { phone, code: sent, consent: currentVersions() });
    },
    account_merged: async () => {
      const phone = await mergedAccount();
      const sent = await codeBySms(t, phone, 3);
      return call('open/loginForCode', { phone, code: sent, consent: currentVersions() });
    },
  },
  'open/refresh4token': { token_invalid: () => call('open/refresh4token', { token: 'none' }) },
  'open/reset': { code_wrong: () => call('open/reset', { account: who.phone, password, code }) },
  'auth/user/password': {
    password_wrong: () => call('auth/user/password', { old: password, password }),
    code_wrong: () => call('auth/user/password', { code, password }),
  },
} satisfies Partial<Scenarios>;
