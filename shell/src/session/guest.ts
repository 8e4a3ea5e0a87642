import type { Session } from '@portal/shared/session';

const nobody = () => Promise.reject(new Error('guest'));
const nothing = () => {};

/** The session of pages that the server draws: nobody is logged in. The browser shows the member once it has taken over. */
export const guest: Session = {
  signedIn: false,
  user: null,
  profileFailed: false,
  planCount: 0,
  messageCount: 0,
  rememberedAccount: '',
  enter: nobody,
  waitForConsent: nobody,
  reload: nobody,
  leave: nobody,
  setPlanCount: nothing,
  setMessageCount: nothing,
  rememberAccount: nothing,
};
