import { z } from 'zod';
import {
  bankNumberPattern,
  bareCode,
  formatMessage,
  limits,
  payeeConsent,
  texts,
  withdrawalStates,
} from '../rules';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { startedFrom } from './etag';
import {
  exportLink,
  fen,
  happened,
  instant,
  keyword,
  paged,
  paging,
  queued,
  queuePaging,
  recordCode,
  rid,
  sheetFormat,
  text,
} from './field';
import { editedPayee, payee } from './promoter';
import { shows } from './shows';

const rebate = z
  .object({
    /** Name of the referred member, masked. */
    member: z.string(),
    paid_fen: fen,
    percent: z.int(),
    amount_fen: fen,
    /** What is taken back because of refunds. */
    returned_fen: fen,
    created: happened,
  })
  .register(components, { id: 'Rebate' });
export type Rebate = z.infer<typeof rebate>;

const withdrawal = z
  .object({
    rid: z.string(),
    /** Code such as T20261122-000001. */
    code: z.string(),
    amount_fen: fen,
    state: z.enum(withdrawalStates),
    payee,
    /** Reason of a refusal. */
    note: z.string(),
    /** The bank's number of the payment; empty until it is paid. */
    reference: z.string(),
    created: happened,
    changed: instant,
    /** What the member may do now. */
    can: z.array(z.enum(['cancel'])),
  })
  .register(components, { id: 'RebateWithdrawal' });
export type RebateWithdrawal = z.infer<typeof withdrawal>;

/** Number of a bank account; spaces are removed. */
const bankNumber = z
  .string(formatMessage('银行账号'))
  .overwrite(bareCode)
  .regex(bankNumberPattern, formatMessage('银行账号'));

const code = recordCode('提现单号');

export const rebateEndpoints = {
  'auth/promoter_rebate/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: 'Rebates by paid order, the newest first',
    input: z.strictObject(paging),
    example: { page: 1, size: 20 },
    data: paged(rebate),
  }),
  'auth/promoter_rebate/export': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'a link for a download' },
    summary: 'A link that downloads all rebates of the member as Excel or CSV for a minute',
    input: z.strictObject({ format: sheetFormat }),
    example: { format: 'xlsx' },
    data: exportLink,
  }),
  'auth/promoter_rebate_withdraw/export': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'a link for a download' },
    summary: 'A link that downloads all withdrawals of the member as Excel or CSV for a minute',
    input: z.strictObject({ format: sheetFormat }),
    example: { format: 'xlsx' },
    data: exportLink,
  }),
  'auth/promoter_rebate_withdraw/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: "The member's withdrawals of rebates, the newest first",
    input: z.strictObject(paging),
    example: { page: 1, size: 20 },
    data: paged(withdrawal),
  }),
  'auth/promoter_rebate_withdraw/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.promotion,
    idempotent: true,
    errors: ['promoter_required', 'payee_missing', 'payee_consent_missing', 'balance_short'],
    summary: 'Asks for a withdrawal: the amount is reserved until staff pay or refuse',
    input: z.strictObject({
      amount_fen: z
        .int(formatMessage('提现金额'))
        .min(1, '[提现金额]不能小于 1')
        .max(limits.amountFen, '[提现金额]过大'),
    }),
    example: { amount_fen: 20_000 },
    data: withdrawal,
  }),
  'auth/promoter_rebate_withdraw/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.promotion,
    errors: ['not_found', 'withdrawal_act_refused'],
    summary: 'Cancels a withdrawal that waits; the amount is free again',
    input: z.strictObject({ rid: rid('withdrawal') }),
    example: { rid: 'w7k2m9x4' },
    data: withdrawal,
  }),
  'auth/promoter_rebate_withdraw/update4user': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.promotion, 'auth/user/consent/list'],
    edits: editedPayee,
    errors: ['promoter_required', 'consent_outdated'],
    summary:
      'Saves the payee of withdrawals; those that wait get it too. `consent` is the version of the separate consent that the member ticked',
    input: z.strictObject({
      name: text(...texts.payeeName),
      bank: text(...texts.payeeBank),
      account: bankNumber,
      consent: text('单独同意', 20),
      etag: startedFrom,
    }),
    example: {
      name: '王小明',
      bank: '示例银行南京分行',
      account: '6222000000000000000',
      consent: payeeConsent.version,
    },
    data: done,
  }),
  'auth/promoter_rebate_withdraw/removePayee': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.promotion, 'auth/user/consent/list'],
    unrestricted: true,
    summary:
      'Withdraws the consent to keep the payee: it is deleted, and withdrawals that wait are cancelled. What was paid stays recorded',
    input: nothing,
    data: done,
  }),
  'staff/rebate/withdrawals': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary:
      'Withdrawals of these states, by default those to be paid, the oldest first; with a code, the one that has it when it is in them',
    input: z.strictObject({
      states: z.array(z.enum(withdrawalStates)).default(['waiting']),
      code: keyword('提现单号', 40),
      ...queuePaging,
    }),
    example: { states: ['waiting'] },
    data: queued(withdrawal.extend({ member: z.string() })),
  }),
  'staff/rebate/pay': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'withdrawal_act_refused', 'payee_changed', 'approval_waiting'],
    summary:
      'Records that a withdrawal was paid. `account` is the bank account to which it was paid: when the member has changed it meanwhile, the call is refused with payee_changed. Above the setting `approvalFen` a second person must agree',
    input: z.strictObject({ code, account: bankNumber, reference: text('银行流水号', 60) }),
    example: { code: 'T20261122-000001', account: '6222000000000000000', reference: 'BT20261122001' },
    data: z.object({
      state: z.enum(withdrawalStates),
      /** Code of the approval that waits for a second person; null when the payment is recorded. */
      approval: z.string().nullable(),
    }),
  }),
  'staff/rebate/refuse': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'withdrawal_act_refused'],
    summary: 'Refuses a withdrawal with a reason that the member reads; the amount is free again',
    input: z.strictObject({ code, note: text('原因', 200) }),
    example: { code: 'T20261122-000001', note: '户名与账号不符' },
    data: withdrawal,
  }),
};
