import { codeBySms, newPhone } from '../account';
import { member, testPassword } from '../factories';
import { call, wrongCode as code, newPassword as password, type Scenarios, t } from './scene';

export const userRefusals = {
  'auth/user/update4contact': {
    password_wrong: () =>
      call('auth/user/update4contact', { email: 'a@example.com', email_code: code, old: password }),
    code_wrong: () =>
      call('auth/user/update4contact', { phone: newPhone(), phone_code: code, old: testPassword }),
    phone_taken: async () => {
      const phone = newPhone();
      const phone_code = await codeBySms(t, phone, 0);
      await member(t.db, { phone });
      return call('auth/user/update4contact', { phone, phone_code, old: testPassword });
    },
  },
} satisfies Partial<Scenarios>;
