import type { TestApp } from './testApp';

let counter = 0;

/** Returns a phone that no other test of the file uses. */
export const newPhone = (): string => `136${String(++counter).padStart(8, '0')}`;

/** Requests a code and reads it from the text message; returns an empty string when the message has none. */
export async function codeBySms(t: TestApp, phone: string, useFor: 0 | 1 | 3): Promise<string> {
  await t.call('open/code4sms', { phone, useFor });
  return /\d{6}/.exec(t.ports.lastSms(phone))?.[0] ?? '';
}

/** Requests a code by mail for a new address of a member, and reads it from the mail. */
export async function codeByMail(t: TestApp, email: string, token: string): Promise<string> {
  await t.call('auth/user/code4mail', { email }, { token });
  const mail = t.ports.sent.findLast(({ channel, to }) => channel === 'mail' && to === email);
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}
