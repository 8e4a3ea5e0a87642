import { z } from 'zod';
import { closingObstacleKinds } from '../rules';
import { knownPassword } from './account';
import { across } from './across';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { happened, instant, smsCode } from './field';

/** Open records of one kind that stand in the way of closing an account. */
export const closingObstacle = z
  .object({
    kind: z.enum(closingObstacleKinds),
    count: z.int(),
    /** Codes of the first records. */
    codes: z.array(z.string()),
    /** Page where the member deals with them. */
    link: z.string(),
  })
  .register(components, { id: 'ClosingObstacle' });

/** Personal data of the member: the copy that a member may take, and the closing of the account (注销). */
export const personalEndpoints = {
  'auth/user/export': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary: "A link that downloads the member's own data as a zip of JSON and files; it works for a minute",
    input: nothing,
    data: z.object({ url: z.string() }),
  }),
  'auth/user/closing': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'Whether the account is being closed, and what stands in the way of closing it',
    input: nothing,
    data: z.object({
      /** When the member asked for it; null when the account is not being closed. */
      requested: happened.nullable(),
      /** When the account is closed for good. Until then the member can withdraw. */
      due: instant.nullable(),
      /** Empty when the account can be closed. */
      obstacles: z.array(closingObstacle),
    }),
  }),
  'auth/user/close': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/closing', 'auth/user/info'],
    unrestricted: true,
    errors: ['password_wrong', 'code_wrong', 'close_refused'],
    summary:
      'Asks to close the account in 15 days, proved by the password or by a code of useFor 1. While records are open, it is refused: `fields` names them by kind',
    input: z
      .strictObject({
        old: knownPassword('密码').optional(),
        code: smsCode.optional(),
      })
      .refine(({ old, code }) => (old === undefined) !== (code === undefined), {
        path: ['old'],
        error: '[密码]不能为空',
        ...across('old', 'code'),
      }),
    data: z.object({ due: instant }),
  }),
  'auth/user/keep': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/closing', 'auth/user/info'],
    unrestricted: true,
    summary: 'Withdraws the request to close the account; does nothing when there is none',
    input: nothing,
    data: done,
  }),
};
