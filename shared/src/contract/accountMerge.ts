import { z } from 'zod';
import { texts } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { happened, recordCode, text } from './field';

const account = text(...texts.account);
const into = text('并入的账户', texts.account[1]);

/** An account of a member as the desk names it. */
const namedAccount = z
  .object({
    rid: z.string(),
    account: z.string(),
    /** Empty when the account has none. */
    phone: z.string(),
    name: z.string(),
    company: z.string(),
    created: happened,
  })
  .register(components, { id: 'NamedAccount' });

/** What of both accounts is merged. `from` is given up, `into` is kept. */
const preview = z
  .object({
    from: namedAccount,
    into: namedAccount,
    /** Records by kind, such as 订单: how many of the given-up account move, and how many the kept one has. */
    records: z.array(z.object({ label: z.string(), moving: z.int(), present: z.int() })),
    /** Balances before, and of the kept account afterwards; owed amounts are negative. */
    money: z.array(
      z.object({
        label: z.string(),
        unit: z.enum(['fen', 'points']),
        moving: z.int(),
        present: z.int(),
        after: z.int(),
      }),
    ),
    /** What has to be dealt with first; empty when the accounts can be merged. */
    obstacles: z.array(z.string()),
  })
  .register(components, { id: 'MergePreview' });

/** Calls of admins that join two accounts of one person; the merge itself is `staff/approval/agree` of a second one. */
export const accountMergeEndpoints = {
  'staff/accountMerge/account': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    errors: ['not_found'],
    summary: 'An account of a member: into which one it was merged, and which ones were merged into it',
    input: z.strictObject({ account }),
    example: { account: '13800000000' },
    data: namedAccount.extend({
      /** Null while the account is in use. */
      merged_into: namedAccount.nullable(),
      merged: happened.nullable(),
      /** Accounts that were merged into this one. */
      joined: z.array(namedAccount),
    }),
  }),
  'staff/accountMerge/preview': endpoint({
    access: 'staff',
    reads: true,
    roles: ['admin'],
    errors: ['not_found'],
    summary: 'What would happen if the account were merged into another one, and what is in the way',
    input: z.strictObject({ account, into }),
    example: { account: '13800000000', into: '13900000000' },
    data: preview,
  }),
  'staff/accountMerge/ask': endpoint({
    access: 'staff',
    roles: ['admin'],
    idempotent: true,
    errors: ['not_found', 'account_merge_refused', 'approval_waiting'],
    summary: 'Asks a second admin to merge the account into another one of the same person',
    input: z.strictObject({ account, into, reason: text(...texts.decisionReason) }),
    example: { account: '13800000000', into: '13900000000', reason: '同一人用两个手机号注册' },
    data: z.object({
      /** Code of the approval that waits. */
      approval: z.string(),
    }),
  }),
  'staff/accountMerge/asked': endpoint({
    access: 'staff',
    reads: true,
    roles: ['admin'],
    errors: ['not_found', 'approval_decided'],
    summary: 'What a second admin is asked to agree to: the merge as it would be now, and its reason',
    input: z.strictObject({ code: recordCode('复核单号') }),
    example: { code: 'F20261122-000001' },
    data: preview.extend({ reason: z.string() }),
  }),
};
