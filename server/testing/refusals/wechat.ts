import { newPhone } from '../account';
import { pressPhone, requestTicket } from '../wechat';
import { call, wrongCode as code, type Scenarios, t } from './scene';

/** Returns a ticket whose login was confirmed in WeChat. */
const confirmed = async (openid: string): Promise<string> => {
  const { ticket, scene } = await requestTicket(t);
  await pressPhone(t, 'scan', scene, openid);
  await pressPhone(t, 'confirm', scene, openid);
  return ticket;
};

export const wechatRefusals = {
  'open/wx/bind': {
    ticket_expired: () => call('open/wx/bind', { ticket: 'none.none', phone: newPhone(), code }),
    code_wrong: async () =>
      call('open/wx/bind', { ticket: await confirmed('wx-refused'), phone: newPhone(), code }),
  },
} satisfies Partial<Scenarios>;
