import { z } from 'zod';
import { budgetSubjects, formatMessage, requiredMessage, texts } from '../rules';
import { across } from './across';
import { example, key } from './clusterField';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { amountFen, fen, rid, text } from './field';
import { shows } from './shows';

const budget = z
  .object({
    /** Key of the member; null for the budget of a project. */
    user_rid: z.string().nullable(),
    /** Name of the member, or the project as orders name it. */
    name: z.string(),
    /** For a calendar year, and for each that follows. */
    amount_fen: fen,
    /** What is used of it in this year: below zero when more came back than was paid. */
    used_fen: fen,
    /** True when payments beyond it are refused (超出即停止); otherwise it is only warned of. */
    blocks: z.boolean(),
  })
  .register(components, { id: 'ClusterBudget' });
export type ClusterBudget = z.infer<typeof budget>;

const budgetOf = z.object({
  cluster_rid: z.string(),
  /** Name of the group. */
  cluster: z.string(),
  /** Whose budget it is: the caller's, another member's or a project's. */
  of: z.enum(budgetSubjects).register(components, { id: 'BudgetSubject' }),
  /** Name of the member, or the project as orders name it. */
  name: z.string(),
});

const warning = budgetOf
  .extend({
    /** How much is used, in whole percent. */
    percent: z.int(),
  })
  .register(components, { id: 'BudgetWarning' });

const stop = budgetOf
  .extend({
    amount_fen: fen,
    /** What is used of it in this year. */
    used_fen: fen,
  })
  .register(components, { id: 'BudgetStop' });
export type ClusterBudgetStop = z.infer<typeof stop>;

/**
 * Calls of the budgets of a group: what a member or a project may use of its money in a calendar year. They warn, and refuse payments
 * beyond them when the owner chose that.
 */
export const clusterBudgetEndpoints = {
  'auth/cluster/budgets': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'Budgets of a group with what is used of them in this calendar year, members first; owner, managers and finance',
    input: key,
    example,
    data: z.object({
      year: z.int(),
      /** What all use, with and without a budget. */
      used_fen: fen,
      list: z.array(budget),
    }),
  }),
  'auth/cluster/budgetWarnings': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary:
      'Budgets that are nearly used or used up, in all groups of the member: the own ones and those of projects; for owner and managers also those of other members. And those that stop the payments of the member, however far they are used',
    input: z.strictObject({}),
    data: z.object({ list: z.array(warning), stops: z.array(stop) }),
  }),
  'auth/cluster/budget': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.groupMoney,
    errors: ['not_found', 'forbidden', 'cluster_limit'],
    summary:
      'Sets what a member or a project may use of the money of a group in a calendar year; null ends the budget. Only the owner',
    input: key
      .extend({
        user_rid: rid('member').optional(),
        fund_code: text(...texts.fundCode).optional(),
        amount_fen: amountFen('年度预算').nullable(),
        /** Refuses payments beyond the budget; as it is when it is left out, and a new one warns only. */
        blocks: z.boolean(formatMessage('超出即停止')).optional(),
      })
      .refine((given) => (given.user_rid === undefined) !== (given.fund_code === undefined), {
        path: ['fund_code'],
        message: requiredMessage(texts.fundCode[0]),
        ...across('user_rid', 'fund_code'),
      }),
    example: { ...example, fund_code: '21871001', amount_fen: 5_000_000, blocks: true },
    data: done,
  }),
};
