import { z } from 'zod';
import { clusterPaymentActs, clusterPaymentStates, texts } from '../rules';
import { example, key } from './clusterField';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { fen, happened, instant, optionalText, paging, rid } from './field';
import { seen } from './seen';
import { shows } from './shows';

/** A payment of a group: who paid, for which tests, and how much. It says nothing about results and files. */
const payment = z
  .object({
    rid: z.string(),
    state: z.enum(clusterPaymentStates).register(components, { id: 'ClusterPaymentState' }),
    amount_fen: fen,
    /** The group; null when the caller is not in it any more. */
    cluster: z.object({ rid: z.string(), name: z.string() }).nullable(),
    /** Who pays with the group's money. */
    member: z.string(),
    /** Code of the statement. */
    statement: z.string(),
    orders: z.array(z.string()),
    services: z.array(z.string()),
    created: happened,
    /** When it expires; null unless it waits. */
    expires: instant.nullable(),
    decided: happened.nullable(),
    /** Why it was declined. */
    note: z.string(),
    /** Acts of the caller: `withdraw` takes the own payment back, by `auth/cluster/decline`. */
    can: z.array(z.enum(clusterPaymentActs)),
  })
  .register(components, { id: 'ClusterPayment' });
export type ClusterPayment = z.infer<typeof payment>;

const paymentPart = {
  /** `next` of the previous page. */
  before: rid('clusterPayment', '页码').optional(),
  size: paging.size,
};
const paymentPage = z.object({ list: z.array(payment), next: z.string().nullable() });
const paymentKey = z.strictObject({ rid: rid('clusterPayment') });

/** Calls of what a group pays, and of the approval of payments. */
export const clusterPaymentEndpoints = {
  'auth/cluster/orders': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary: 'What a group paid and for which tests, the newest first; owner, managers and finance',
    input: key.extend(paymentPart),
    example,
    data: paymentPage,
  }),
  'auth/cluster/approvals': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'Payments that wait for the approval of a manager, the newest first; owner, managers and finance',
    input: key.extend(paymentPart),
    example,
    data: paymentPage,
  }),
  'auth/cluster/payments': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "The member's own payments with the money of groups, the newest first",
    input: z.strictObject(paymentPart),
    example: {},
    data: paymentPage,
  }),
  'auth/cluster/approve': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [
      ...shows.groups,
      ...shows.groupMoney,
      ...shows.statements,
      ...shows.orders,
      ...shows.samples,
      ...shows.money,
      ...shows.points,
      ...shows.notices,
    ],
    idempotent: true,
    errors: [
      'not_found',
      'forbidden',
      'cluster_act_refused',
      'cluster_budget_exceeded',
      'account_closed',
      'seen_changed',
    ],
    summary: "Approves another member's payment, whose reserved amount is paid",
    input: paymentKey.extend({ seen: seen.pick({ amount_fen: true }) }),
    example: { rid: 'y6u3i8o2', seen: { amount_fen: 80_000 } },
    data: done,
  }),
  'auth/cluster/decline': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney, ...shows.statements, ...shows.notices],
    unrestricted: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary:
      'Declines a payment that waits, by a manager, or takes it back, by its member; nothing is reserved then',
    input: paymentKey.extend({ note: optionalText(...texts.clusterMessage) }),
    example: { rid: 'y6u3i8o2', note: '请改用项目经费' },
    data: done,
  }),
};
