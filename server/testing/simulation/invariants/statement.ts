import type { Invariant } from './invariant';

const total = `SELECT statement_rid, sum(amount_fen) FROM statement_line GROUP BY statement_rid`;
/** Posted transfers for the orders of statements. */
const ofOrders = `SELECT s.statement_rid, sum(coalesce(t.posted_amount, t.amount)) AS taken,
    sum(coalesce(t.posted_amount, t.amount)) FILTER (WHERE t.kind = 'order_on_credit') AS lent,
    sum(coalesce(t.posted_amount, t.amount)) FILTER (WHERE t.kind = 'order_by_cash') AS cash
  FROM statement_order s JOIN ledger_transfer t ON t.cause_kind = 'order' AND t.cause_rid = s.order_rid
  WHERE t.state = 'posted' AND t.kind LIKE 'order_%' AND t.posts IS NOT NULL GROUP BY s.statement_rid`;
const repaid = `SELECT cause_rid AS statement_rid, sum(amount) FILTER (WHERE kind LIKE 'statement_by_%') AS sum,
    sum(amount) FILTER (WHERE kind IN ('statement_by_cash', 'statement_by_bank', 'statement_by_suspense')) AS cash,
    sum(amount) FILTER (WHERE kind = 'refund_cash') AS refunded
  FROM ledger_transfer WHERE state = 'posted' AND cause_kind = 'statement' GROUP BY cause_rid`;
const money = `SELECT s.code, s.state, s.invoiced_fen, total.sum AS total, coalesce(o.taken, 0) AS taken,
    coalesce(o.lent, 0) - coalesce(r.sum, 0) AS owed, coalesce(o.cash, 0) + coalesce(r.cash, 0) AS cash,
    coalesce(r.refunded, 0) AS refunded
  FROM statement s LEFT JOIN (${total}) total ON total.statement_rid = s.rid
  LEFT JOIN (${ofOrders}) o ON o.statement_rid = s.rid LEFT JOIN (${repaid}) r ON r.statement_rid = s.rid`;
const orderStateOf = `CASE s.state WHEN 'open' THEN 'billed' WHEN 'disputed' THEN 'disputed' WHEN 'unpaid' THEN 'unpaid' ELSE 'paid' END`;

export const statementInvariants: readonly Invariant[] = [
  {
    name: 'a confirmed statement takes what it says, and an open one nothing',
    wrong: `SELECT * FROM (${money}) m WHERE taken <> CASE WHEN state IN ('unpaid', 'paid') THEN total ELSE 0 END`,
  },
  {
    name: 'a statement is paid when nothing is owed, and never more than that',
    wrong: `SELECT * FROM (${money}) m WHERE owed < 0 OR (state = 'unpaid' AND owed = 0) OR (state = 'paid' AND owed <> 0)`,
  },
  {
    name: 'nothing is refunded that was not paid in cash, or that is invoiced',
    wrong: `SELECT * FROM (${money}) m WHERE refunded > cash OR (state = 'paid' AND invoiced_fen > cash - refunded)`,
  },
  {
    name: 'invoices are of no more than was paid in cash or is owed',
    wrong: `SELECT * FROM (${money}) m WHERE invoiced_fen > cash - refunded + owed`,
  },
  {
    name: 'an order has the state of its statement',
    wrong: `SELECT o.code, o.state, s.state AS of FROM statement s JOIN statement_order so ON so.statement_rid = s.rid
      JOIN orders o ON o.rid = so.order_rid WHERE o.state <> ${orderStateOf} AND NOT (o.state = 'closed' AND s.state = 'paid')`,
  },
  {
    name: 'what a statement has invoiced is what its requests say',
    wrong: `SELECT s.code, s.invoiced_fen, p.sum FROM statement s LEFT JOIN (
        SELECT p.statement_rid, sum(p.amount_fen) FROM invoice_apply_part p JOIN invoice_apply a ON a.rid = p.invoice_apply_rid
        WHERE a.type IN (1, 3) AND a.state NOT IN ('cancelled', 'refused', 'red') GROUP BY p.statement_rid) p ON p.statement_rid = s.rid
      WHERE s.invoiced_fen <> coalesce(p.sum, 0)`,
  },
  {
    name: 'the group pays no more for a member in a month than it allows',
    wrong: `SELECT p.user_rid, p.month, sum(p.amount_fen) FROM cluster_payment p
      JOIN cluster_member m ON m.cluster_rid = p.cluster_rid AND m.user_rid = p.user_rid
      WHERE p.state IN ('waiting', 'paid') AND m.role = 'member'
      GROUP BY p.user_rid, p.month, m.limit_fen HAVING sum(p.amount_fen) > m.limit_fen`,
  },
];
