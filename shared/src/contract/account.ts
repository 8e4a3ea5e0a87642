import { z } from 'zod';
import { bareAccount, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { consentVersions } from './consent';
import { done, endpoint, nothing } from './endpoint';
import { newPassword, phone, smsCode, text } from './field';
import { typedInvitation } from './invite';
import { shows } from './shows';

/** Result of a login. `expires` is the lifetime of the token in seconds. */
export const loginResult = z
  .object({
    token: z.string(),
    refreshToken: z.string(),
    expires: z.int(),
  })
  .register(components, { id: 'LoginResult' });
export type LoginResult = z.infer<typeof loginResult>;

/** A password at login. Its strength was checked when it was chosen. */
export const knownPassword = (label: string) =>
  z.string(`[${label}]不能为空`).min(1, `[${label}]不能为空`).max(256, `[${label}]过长`);

/** Calls for registration, login, codes and token refresh (specification, sections 3, 5 and 7). */
export const accountEndpoints = {
  'open/code4sms': endpoint({
    access: 'open',
    summary: 'Sends a code by text message; useFor 0 registration, 1 password reset, 3 login',
    input: z.strictObject({
      phone,
      useFor: z.literal([0, 1, 3], '[验证码用途]格式不正确'),
      /** WeChat ticket in state `bind`. With it, a login code is also sent to a phone without an account. */
      ticket: text('二维码', 100).optional(),
    }),
    data: z.object({ /** Seconds until the next code may be asked for. */ retryAfter: z.int() }),
  }),
  'open/sign': endpoint({
    access: 'open',
    errors: ['code_wrong', 'phone_taken'],
    summary:
      'Registers a member with a phone number and a code; an unknown invitation code is refused at its field, and the code stays valid',
    input: z.strictObject({
      phone,
      code: smsCode,
      password: newPassword(),
      invitation_code: typedInvitation.default(''),
      consent: consentVersions.optional(),
    }),
    data: z.object({
      /** Whether an invitation code was given, which counts. */ invitation: z.enum(['none', 'accepted']),
    }),
  }),
  'open/login': endpoint({
    access: 'open',
    form: true,
    errors: ['login_failed', 'staff_locked', 'account_merged'],
    summary: 'Login by account (user name or phone) and password; also takes a form',
    input: z.strictObject({
      account: text(...texts.account).overwrite(bareAccount),
      password: knownPassword('密码'),
    }),
    data: loginResult,
  }),
  'open/loginForCode': endpoint({
    access: 'open',
    errors: ['code_wrong', 'staff_locked', 'account_merged'],
    summary: 'Login by phone number and a code',
    input: z.strictObject({ phone, code: smsCode, consent: consentVersions.optional() }),
    data: loginResult,
  }),
  'open/refresh4token': endpoint({
    access: 'open',
    query: true,
    errors: ['token_invalid'],
    summary: 'New tokens for a refresh token, which travels in the query as `token` and is used up',
    input: z.strictObject({ token: text('刷新令牌', 200) }),
    data: z.object({
      token: z.string(),
      refresh_token: z.string(),
      /** Unix seconds at which the new token expires. */
      expires_at: z.int(),
    }),
  }),
  'open/reset': endpoint({
    access: 'open',
    errors: ['code_wrong'],
    summary: 'Sets a new password by a code of useFor 1 and signs all devices out',
    input: z.strictObject({ account: phone, code: smsCode, password: newPassword() }),
    data: done,
  }),
  'auth/user/password': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/session/list', ...shows.notices],
    unrestricted: true,
    beforePasswordChange: true,
    errors: ['password_wrong', 'code_wrong'],
    summary:
      'Changes the password, proved by the old one or by a code of useFor 1, and signs other devices out',
    input: z
      .strictObject({
        old: knownPassword('登录密码').optional(),
        code: smsCode.optional(),
        password: newPassword('新密码'),
      })
      .refine(({ old, code }) => (old === undefined) !== (code === undefined), {
        path: ['old'],
        error: '[登录密码]不能为空',
        ...across('old', 'code'),
      }),
    data: done,
  }),
  'auth/user/code4proof': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only sends a code' },
    unrestricted: true,
    summary:
      "Sends a code of useFor 1 to the member's own phone, which proves who changes password or contact or closes the account",
    input: nothing,
    data: z.object({ /** Seconds until the next code may be asked for. */ retryAfter: z.int() }),
  }),
  'auth/user/logout': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'the page is left' },
    unrestricted: true,
    beforePasswordChange: true,
    summary: 'Ends the session that the token belongs to',
    input: nothing,
    data: done,
  }),
};
