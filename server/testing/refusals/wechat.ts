import { currentVersions } from '@portal/shared/rules';
import { findByPhone } from '../../src/modules/user/user.repo';
import { bind } from '../../src/modules/wechat/wechat.repo';
import { codeBySms, newPhone } from '../account';
import { pressPhone, requestTicket } from '../wechat';
import { mergedAccount } from './accountMerge';
import { call, wrongCode as code, lockedAccount, type Scenarios, t } from './scene';

/** Returns a ticket whose login was confirmed in WeChat. */
const confirmed = async (openid: string): Promise<string> => {
  const { ticket, scene } = await requestTicket(t);
  await pressPhone(t, 'scan', scene, openid);
  await pressPhone(t, 'confirm', scene, openid);
  return ticket;
};

/** Binds the account of a phone to a WeChat user. */
async function bindTo(openid: string, phone: string): Promise<void> {
  const user = await t.db.read((tx) => findByPhone(tx, phone));
  await t.db.transaction((tx) => bind(tx, { openid, user_rid: user?.rid ?? '', created: t.clock.now() }));
}

export const wechatRefusals = {
  'open/wx/qrCodeLogin': {
    staff_locked: async () => {
      await bindTo('wx-locked', await lockedAccount());
      return call('open/wx/qrCodeLogin', { ticket: await confirmed('wx-locked') });
    },
    // Not by an act of the portal: a merge moves the binding.
    account_merged: async () => {
      await bindTo('wx-merged', await mergedAccount());
      return call('open/wx/qrCodeLogin', { ticket: await confirmed('wx-merged') });
    },
  },
  'open/wx/bind': {
    ticket_expired: () => call('open/wx/bind', { ticket: 'none.none', phone: newPhone(), code }),
    code_wrong: async () =>
      call('open/wx/bind', { ticket: await confirmed('wx-refused'), phone: newPhone(), code }),
    staff_locked: async () => {
      const phone = await lockedAccount();
      const ticket = await confirmed('wx-locked-too');
      const sent = await codeBySms(t, phone, 3);
      return call('open/wx/bind', { ticket, phone, code: sent, consent: currentVersions() });
    },
    account_merged: async () => {
      const phone = await mergedAccount();
      const ticket = await confirmed('wx-merged-too');
      const sent = await codeBySms(t, phone, 3);
      return call('open/wx/bind', { ticket, phone, code: sent, consent: currentVersions() });
    },
  },
} satisfies Partial<Scenarios>;
