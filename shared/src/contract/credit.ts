import { z } from 'zod';
import { creditStates, texts } from '../rules';
import { components } from './component';
import { done, endpoint } from './endpoint';
import {
  amountFen,
  amountOrZero,
  fen,
  happened,
  keyword,
  paged,
  paging,
  queued,
  queuePaging,
  recordCode,
  rid,
  text,
} from './field';
import { shows } from './shows';

const state = z.enum(creditStates, '[状态]格式不正确').register(components, { id: 'CreditState' });
const states = z.array(state, '[状态]格式不正确').max(creditStates.length).default([]);

/** `free_fen` is what new orders can use: the limit less what is used and reserved, never below zero. */
export const credit = z
  .object({
    limit_fen: fen,
    /** What is owed for confirmed statements. */
    used_fen: fen,
    /** Holds of orders that are not settled yet. */
    reserved_fen: fen,
    free_fen: fen,
  })
  .register(components, { id: 'Credit' });

const creditApply = z
  .object({
    rid: z.string(),
    /** Such as E20261122-000001. */
    code: z.string(),
    state,
    /** The limit that the member asks for. */
    amount_fen: fen,
    reason: z.string(),
    /** The limit that staff granted; null while it waits and when it was not granted. */
    granted_fen: fen.nullable(),
    /** What staff say about their decision; empty when nothing. */
    note: z.string(),
    created: happened,
    decided: happened.nullable(),
  })
  .register(components, { id: 'CreditApply' });
export type CreditApply = z.infer<typeof creditApply>;

const operation = z.discriminatedUnion(
  'op',
  [
    z.strictObject({
      op: z.literal('apply'),
      amount_fen: amountFen('信用额度'),
      reason: text(...texts.creditReason),
    }),
    z.strictObject({ op: z.literal('cancel'), rid: rid('creditApply') }),
    z.strictObject({ op: z.literal('repay'), amount_fen: amountFen('金额') }),
  ],
  '[操作]格式不正确',
);

const code = recordCode('申请单号');
const limitFen = amountOrZero('信用额度');

/** Calls of credit limits. */
export const creditEndpoints = {
  'auth/creditApply/operate': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [
      ...shows.money,
      ...shows.statements,
      ...shows.orders,
      ...shows.points,
      ...shows.samples,
      ...shows.notices,
    ],
    idempotent: true,
    errors: [
      'not_found',
      'profile_incomplete',
      'credit_apply_waiting',
      'credit_act_refused',
      'amount_invalid',
      'balance_short',
      'account_closed',
    ],
    summary:
      'Asks for a credit limit, with a reason; cancels an application that waits; or repays what is owed, the oldest statement first',
    input: operation,
    example: { op: 'apply', amount_fen: 2_000_000, reason: '课题组本季度集中测试' },
    /** `application` is null after repaying. */
    data: z.object({ credit, application: creditApply.nullable() }),
  }),
  'auth/creditApply/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "The member's credit, and applications for it, newest first",
    input: z.strictObject({ states, ...paging }),
    example: { states: [], page: 1 },
    data: paged(creditApply).extend({ credit }),
  }),
  'staff/credit/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary:
      'Applications of all members, oldest first, each with the credit that the member has; in the named states, or the one with this code',
    input: z.strictObject({ states, code: keyword('申请单号', 40), ...queuePaging }),
    example: { states: ['waiting'] },
    data: queued(creditApply.extend({ member: z.string(), credit })),
  }),
  'staff/credit/grant': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'credit_act_refused', 'approval_waiting'],
    summary:
      'Sets the limit that an application asks for, or another one; above the setting `approvalFen` after a second person agreed',
    input: z.strictObject({ code, amount_fen: amountFen('信用额度').optional() }),
    example: { code: 'E20261122-000001', amount_fen: 1_000_000 },
    data: z.object({
      state,
      /** Code of the approval that waits for a second person; null when the limit is set. */
      approval: z.string().nullable(),
    }),
  }),
  'staff/credit/refuse': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'credit_act_refused'],
    summary: 'Refuses an application with a reason, which the member reads',
    input: z.strictObject({ code, reason: text(...texts.decisionReason) }),
    example: { code: 'E20261122-000001', reason: '请先付清逾期款项' },
    data: done,
  }),
  'staff/credit/set': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'approval_waiting'],
    summary:
      "Sets a member's credit limit, 0 to withdraw it; above the setting `approvalFen` after a second person agreed",
    input: z.strictObject({
      account: text(...texts.account),
      amount_fen: limitFen,
      reason: text(...texts.decisionReason),
    }),
    example: { account: '13800000000', amount_fen: 0, reason: '长期逾期' },
    data: z.object({ credit, approval: z.string().nullable() }),
  }),
};
