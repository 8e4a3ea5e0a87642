import { z } from 'zod';
import { formatMessage, prestoreInvoicings, prestoreStates, texts } from '../rules';
import { askedApproval } from './approval';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import {
  amountFen,
  day,
  fen,
  happened,
  keyword,
  optionalText,
  paged,
  paging,
  queued,
  queuePaging,
  recordCode,
  rid,
  text,
} from './field';
import { bankAccount, prestoreTier } from './moneySetting';
import { seen } from './seen';
import { shows } from './shows';

const state = z.enum(prestoreStates, '[状态]格式不正确').register(components, { id: 'PrestoreState' });
const states = z.array(state, '[状态]格式不正确').max(prestoreStates.length).default([]);

/** Whether invoices are for the prepayment when it arrives, or for what is paid from it. */
const invoicing = z.enum(prestoreInvoicings, formatMessage('开票方式'));

const prestoreApply = z
  .object({
    rid: z.string(),
    /** Such as Y20261122-000001. */
    code: z.string(),
    state,
    amount_fen: fen,
    /** The bonus that the tiers promised when the application was sent or edited last. */
    bonus_fen: fen,
    payer: z.string(),
    /** Day of the transfer. */
    paid_on: z.iso.date(),
    note: z.string(),
    invoicing,
    voucher: z.object({ name: z.string(), size: z.int() }),
    /** The group whose money it becomes; missing when it becomes the member's. */
    cluster_rid: z.string().optional(),
    /** Why it was refused; empty otherwise. */
    reason: z.string(),
    created: happened,
    /** When it was approved, refused or cancelled. */
    decided: happened.nullable(),
    etag,
  })
  .register(components, { id: 'PrestoreApply' });
export type PrestoreApply = z.infer<typeof prestoreApply>;

const fields = {
  amount_fen: amountFen('预存金额'),
  payer: text(...texts.payer),
  paid_on: day('付款日期'),
  /** Picture or PDF of the transfer, uploaded by `auth/upload4file`. */
  file_rid: rid('upload', '转账凭证'),
  note: optionalText(...texts.moneyNote),
  /** The bonus that the screen promised. */
  seen: seen.pick({ bonus_fen: true }),
};
const key = z.strictObject({ rid: rid('prestoreApply') });
const code = recordCode('申请单号');

const example = {
  amount_fen: 1_000_000,
  payer: '示例大学',
  paid_on: '2026-11-20',
  file_rid: 'k3v9x0q2',
  note: '',
  seen: { bonus_fen: 50_000 },
};

/** Calls of prepayments (预存). */
export const prestoreEndpoints = {
  'auth/prestore_rule_balance': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: 'Tiers of prepayments with their bonus, and the account to transfer to',
    input: nothing,
    data: z.object({ tiers: z.array(prestoreTier), bankAccount: bankAccount.nullable() }),
  }),
  'auth/prestoreApply/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.prestores, ...shows.notices],
    idempotent: true,
    errors: [
      'not_found',
      'forbidden',
      'file_type_refused',
      'prestore_limit',
      'cluster_act_refused',
      'seen_changed',
    ],
    summary: 'Tells the lab about a transfer, with its voucher; staff compare it with the bank account',
    input: z.strictObject({
      ...fields,
      invoicing: invoicing.default('spent'),
      /** Prepays for a group that the member owns or manages. */
      cluster_rid: rid('cluster').optional(),
    }),
    example,
    data: prestoreApply,
  }),
  'auth/prestoreApply/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.prestores,
    edits: prestoreApply.pick({
      amount_fen: true,
      payer: true,
      paid_on: true,
      note: true,
      invoicing: true,
      voucher: true,
      etag: true,
    }),
    errors: ['not_found', 'file_type_refused', 'prestore_act_refused', 'seen_changed'],
    summary: 'Changes an application that waits; without `file_rid` the voucher stays',
    input: z.strictObject({
      ...fields,
      file_rid: fields.file_rid.optional(),
      /** It stays when it is left out. */
      invoicing: invoicing.optional(),
      rid: key.shape.rid,
      etag: startedFrom,
    }),
    example: { ...example, rid: 'p2w8x1q7' },
    data: prestoreApply,
  }),
  'auth/prestoreApply/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.prestores,
    unrestricted: true,
    errors: ['not_found', 'prestore_act_refused'],
    summary: 'Cancels an application that waits',
    input: key,
    example: { rid: 'p2w8x1q7' },
    data: prestoreApply,
  }),
  'auth/prestoreApply/readyPayNum': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'Number and sum of the applications that wait',
    input: nothing,
    data: z.object({ count: z.int(), amount_fen: fen }),
  }),
  'auth/prestoreApply/voucher': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads the voucher of an application for a minute',
    input: key,
    example: { rid: 'p2w8x1q7' },
    data: z.object({ url: z.string() }),
  }),
  'auth/prestoreApply/receipt': endpoint({
    access: 'member',
    scope: 'statement:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found', 'prestore_act_refused'],
    summary: 'A link that downloads the receipt of a credited prepayment as PDF for a minute',
    input: key,
    example: { rid: 'p2w8x1q7' },
    data: z.object({ url: z.string() }),
  }),
  'auth/web/prestore/list': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    summary: "The member's applications, newest first, with the count of each state",
    input: z.strictObject({ states, ...paging }),
    example: { states: ['waiting'], page: 1 },
    data: paged(prestoreApply).extend({ counts: z.partialRecord(state, z.int()) }),
  }),
  'staff/prestore/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary:
      'Applications of all members, oldest first, each with a link to its voucher; in the named states, or the one with this code',
    input: z.strictObject({ states, code: keyword('申请单号', 40), ...queuePaging }),
    example: { states: ['waiting'] },
    data: queued(prestoreApply.extend({ member: z.string(), link: z.string(), approval: askedApproval })),
  }),
  'staff/prestore/approve': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: ['not_found', 'prestore_act_refused', 'approval_waiting', 'seen_changed'],
    summary:
      'Credits a prepayment that arrived at the bank, with its bonus; above the setting `approvalFen` after a second person agreed',
    input: z.strictObject({
      code,
      /** What arrived at the bank. */
      seen: seen.pick({ amount_fen: true }),
    }),
    example: { code: 'Y20261122-000001', seen: { amount_fen: 1_000_000 } },
    data: z.object({
      state,
      /** Code of the approval that waits for a second person; null when the amount is credited. */
      approval: z.string().nullable(),
    }),
  }),
  'staff/prestore/refuse': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'prestore_act_refused'],
    summary: 'Refuses an application with a reason, which the member reads',
    input: z.strictObject({ code, reason: text(...texts.decisionReason) }),
    example: { code: 'Y20261122-000001', reason: '未查到这笔转账' },
    data: done,
  }),
};
