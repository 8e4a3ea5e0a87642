import { z } from 'zod';
import { formatMessage, limits } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { fen, rid } from './field';
import { seen } from './seen';
import { shows } from './shows';
import { paymentOutdates, statementState } from './statement';

/** What became of one statement of several. */
const manyResult = z
  .object({
    rid: z.string(),
    /** The state afterwards; null when nothing was done. */
    state: statementState.nullable(),
    /** Id and message of the refusal; null also for those that could have been done with others. */
    refused: z.object({ error: z.string(), msg: z.string() }).nullable(),
  })
  .register(components, { id: 'StatementOfMany' });

/** True when all were done; false when none was, because of those that are refused. */
const done = z.boolean();

/** Statements of one act, each once, each with what was seen of it. */
const rowsOf = <Seen extends z.ZodType>(seenOfRow: Seen) =>
  z
    .array(z.strictObject({ rid: rid('statement'), seen: seenOfRow }), formatMessage('结算单'))
    .min(1, '[结算单]不能为空')
    .max(limits.statementsAtOnce, `[结算单]不能超过 ${limits.statementsAtOnce} 张`)
    .refine((rows) => new Set(rows.map((row) => row.rid)).size === rows.length, '[结算单]有重复');

/** Acts on several statements at once: in one transaction, all or none. */
export const statementManyEndpoints = {
  'auth/assign/rightMany': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.statements, ...shows.orders, ...shows.money, ...shows.notices],
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'account_closed'],
    summary:
      'Confirms several statements in one transaction, all or none: a result for each, or when one is refused, why it is',
    input: z.strictObject({ rows: rowsOf(seen.pick({ total_fen: true, review_until: true })) }),
    example: {
      rows: [{ rid: 'k3v9x0q2', seen: { total_fen: 72_000, review_until: '2026-11-21T02:00:00.000Z' } }],
    },
    data: z.object({ done, list: z.array(manyResult) }),
  }),
  'auth/statement/payMany': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: paymentOutdates,
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'balance_short', 'account_closed'],
    summary:
      'Pays all that can be paid of several statements in one transaction, all or none, from the own balance or that of one group: a result for each, or when one is refused, why it is',
    input: z.strictObject({
      rows: rowsOf(seen.pick({ owed_fen: true, waiting_fen: true })),
      /** The group that pays; the member when it is left out. */
      cluster_rid: rid('cluster').optional(),
    }),
    example: { rows: [{ rid: 'k3v9x0q2', seen: { owed_fen: 72_000, waiting_fen: 0 } }] },
    data: z.object({
      done,
      /** What waits for the approval of the group's manager, of all of them. */
      waiting_fen: fen,
      list: z.array(manyResult),
    }),
  }),
};
