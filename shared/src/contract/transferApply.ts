import { z } from 'zod';
import { formatMessage, limits, texts, transferApplyStates } from '../rules';
import { askedApproval } from './approval';
import { components } from './component';
import { endpoint } from './endpoint';
import { etag, startedFrom } from './etag';
import {
  amountFen,
  day,
  fen,
  happened,
  keyword,
  paged,
  paging,
  queued,
  queuePaging,
  rid,
  text,
} from './field';
import { shows } from './shows';

const state = z
  .enum(transferApplyStates, '[状态]格式不正确')
  .register(components, { id: 'TransferApplyState' });
const states = z.array(state, '[状态]格式不正确').max(transferApplyStates.length).default([]);

/** A bank transfer that a member reported with its voucher. */
const transferApply = z
  .object({
    rid: z.string(),
    /** By which staff name it, such as Z20260102-000123. */
    code: z.string(),
    /** The statement that the transfer pays; null for a prepayment. */
    statement: z.object({ rid: z.string(), code: z.string() }).nullable(),
    amount_fen: fen,
    payer: z.string(),
    paid_on: z.string(),
    state,
    /** What arrived in the bank; null unless it was matched. */
    arrived_fen: fen.nullable(),
    voucher: z.object({ name: z.string(), size: z.int() }),
    /** Why it was refused. */
    reason: z.string(),
    created: happened,
    /** When it was matched, refused or withdrawn by the member. */
    decided: happened.nullable(),
    etag,
  })
  .register(components, { id: 'TransferApply' });
export type TransferApply = z.infer<typeof transferApply>;

const fields = {
  amount_fen: amountFen('金额'),
  payer: text(...texts.payer),
  paid_on: day('转账日期'),
  /** The voucher, uploaded before: a picture or a PDF. */
  file_rid: rid('upload', '转账凭证'),
};
const key = z.strictObject({ rid: rid('transferApply') });
const code = text('凭证号', 40);
const listedCode = keyword('凭证号', 40);
const example = { amount_fen: 100_000, payer: '示例大学', paid_on: '2026-11-18', file_rid: 'k3v9x0q2' };

/** Calls of bank transfers that members report (转账凭证) and staff match with what arrived in the bank. */
export const transferApplyEndpoints = {
  'auth/transferApply': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.statements, ...shows.notices],
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'file_type_refused', 'statement_act_refused', 'transfer_apply_equal'],
    summary:
      'Reports a bank transfer with its voucher, for an unpaid statement or as a prepayment. One of the same amount for the same purpose as one that waits is refused without `another`',
    input: z.strictObject({
      statement_rid: rid('statement').nullable().default(null),
      ...fields,
      /** True when it is another transfer than the equal one that waits. */
      another: z.boolean(formatMessage('另一笔转账')).default(false),
    }),
    example: { ...example, statement_rid: 'k3v9x0q2' },
    data: transferApply,
  }),
  'auth/transferApply/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.transfers,
    unrestricted: true,
    edits: transferApply.pick({ amount_fen: true, payer: true, paid_on: true, voucher: true, etag: true }),
    errors: ['not_found', 'file_type_refused', 'transfer_apply_refused'],
    summary: 'Changes a reported transfer that waits; without `file_rid` the voucher stays',
    input: z.strictObject({
      ...fields,
      file_rid: fields.file_rid.optional(),
      rid: key.shape.rid,
      etag: startedFrom,
    }),
    example: { ...example, rid: 'k3v9x0q2' },
    data: transferApply,
  }),
  'auth/transferApply/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.transfers,
    unrestricted: true,
    errors: ['not_found', 'transfer_apply_refused'],
    summary: 'Withdraws a reported transfer that waits: staff can no longer book it',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: transferApply,
  }),
  'auth/transferApply/voucher': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads the voucher of a reported transfer for a minute',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: z.object({ url: z.string() }),
  }),
  'auth/transferApply/list': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary:
      "The member's reported transfers, newest first; of one statement when it is named, in the named states. Also what those that wait add up to",
    input: z.strictObject({ statement_rid: rid('statement').nullable().default(null), states, ...paging }),
    data: paged(transferApply).extend({
      /** Of all that are asked for, without regard to `states` and the page. */
      waiting: z.object({ count: z.int(), amount_fen: fen }),
    }),
  }),
  'staff/transferApply/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary:
      'Reported transfers of all members: those that wait first, then the newest; in the named states, or the one with this code',
    input: z.strictObject({ states, code: listedCode, ...queuePaging }),
    data: queued(
      transferApply.extend({
        member: z.string(),
        /** Path that downloads the voucher for a minute. */
        link: z.string(),
        approval: askedApproval,
      }),
    ),
  }),
  'staff/transferApply/match': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: ['not_found', 'transfer_apply_refused', 'account_closed', 'approval_waiting'],
    summary:
      'Books a transfer that arrived: it pays the statement as far as that is owed; the rest goes to the cash of the member. Above the setting `approvalFen` a second person must agree',
    input: z.strictObject({
      code,
      /** What arrived. It is named, because the member may have changed the reported amount meanwhile. */
      amount_fen: amountFen('金额'),
    }),
    example: { code: 'Z20261118-000001', amount_fen: 100_000 },
    data: transferApply.extend({
      /** Code of the approval that waits for a second person; null when the transfer is booked. */
      approval: z.string().nullable(),
    }),
  }),
  'staff/transferApply/refuse': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'transfer_apply_refused'],
    summary: 'Refuses a reported transfer with a reason, which the member reads',
    input: z.strictObject({ code, reason: text('原因', limits.messageLength) }),
    example: { code: 'Z20261118-000001', reason: '未查到该笔到账' },
    data: transferApply,
  }),
};
