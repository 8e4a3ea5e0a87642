import { z } from 'zod';
import { type ApprovalActName, approvalActLabels, texts } from '../rules';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { fen, happened, queued, queuePaging, recordCode, text } from './field';

const code = recordCode('复核单号');

/** An act of staff that waits for the agreement of a second person. */
const approval = z
  .object({
    /** Such as F20261122-000001. */
    code: z.string(),
    act: z.enum(Object.keys(approvalActLabels) as [ApprovalActName, ...ApprovalActName[]]),
    /** What is to be done, such as 批准预存. */
    label: z.string(),
    /** The record that the act changes, by the code that staff know; a member by name and phone. */
    target: z.string(),
    amount_fen: fen,
    /** Who asked for it, and when. */
    requested_by: z.string(),
    requested: happened,
    /** True when the caller asked for it, and can't agree to it. */
    own: z.boolean(),
  })
  .register(components, { id: 'Approval' });

/** Of a record: what staff have asked a second person about it and that waits; null when nothing does. */
export const askedApproval = approval.pick({ code: true, amount_fen: true, requested_by: true }).nullable();

/** Calls of the second person for acts above the setting `approvalFen`. */
export const approvalEndpoints = {
  'staff/approval/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary: 'Acts that wait for a second person, the oldest first',
    input: z.strictObject(queuePaging),
    example: {},
    data: queued(approval),
  }),
  'staff/approval/agree': endpoint({
    access: 'staff',
    roles: ['admin'],
    idempotent: true,
    errors: [
      'not_found',
      'approval_own',
      'approval_decided',
      'prestore_act_refused',
      'credit_act_refused',
      'invoice_apply_act_refused',
      'invoice_number_taken',
      'transfer_apply_refused',
      'statement_act_refused',
      'amount_invalid',
      'account_merge_refused',
    ],
    summary: 'Agrees to an act of another member of staff, and does it',
    input: z.strictObject({ code }),
    example: { code: 'F20261122-000001' },
    data: done,
  }),
  'staff/approval/refuse': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'approval_decided'],
    summary: 'Refuses an act, or withdraws one that was asked for by oneself; nothing is done',
    input: z.strictObject({ code, reason: text(...texts.decisionReason) }),
    example: { code: 'F20261122-000001', reason: '凭证金额与申请不符' },
    data: done,
  }),
};
