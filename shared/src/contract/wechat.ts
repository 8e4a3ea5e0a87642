import { z } from 'zod';
import { loginResult } from './account';
import { components } from './component';
import { consentVersions } from './consent';
import { endpoint, nothing } from './endpoint';
import { phone, smsCode, text } from './field';

/**
 * State of a login by ticket: not scanned; scanned, waiting for confirmation on the phone; expired; confirmed by a
 * person without an account, who continues with `open/wx/bind`; done.
 */
export const wxLoginState = z
  .enum(['waiting', 'scanned', 'expired', 'bind', 'done'])
  .register(components, { id: 'WxLoginState' });
export type WxLoginState = z.infer<typeof wxLoginState>;

const ticket = text('二维码', 100);

/** Login by scanning with WeChat (specification, sections 3, 4 and 7). */
export const wechatEndpoints = {
  'open/wx/ticket': endpoint({
    method: 'GET',
    access: 'open',
    summary: 'A QR code to scan; the ticket is for the browser that asked alone',
    input: nothing,
    data: z.object({
      /** Seconds in which the QR code can be scanned. */
      expire_seconds: z.int(),
      /** Content of the QR code. */
      qr_code_url: z.url(),
      ticket: z.string(),
    }),
  }),
  'open/wx/qrCodeLogin': endpoint({
    access: 'open',
    errors: ['staff_locked', 'account_merged'],
    summary: 'Where the login of a ticket stands; with `login` once it is done',
    input: z.strictObject({ ticket }),
    data: z.object({ state: wxLoginState, login: loginResult.optional() }),
  }),
  'open/wx/bind': endpoint({
    access: 'open',
    errors: ['ticket_expired', 'code_wrong', 'staff_locked', 'account_merged'],
    summary: 'Binds the WeChat user of a ticket to the account of a phone, which is made when there is none',
    input: z.strictObject({ ticket, phone, code: smsCode, consent: consentVersions.optional() }),
    data: loginResult,
  }),
};
