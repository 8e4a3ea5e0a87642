import type { Invariant } from './invariant';

/** The steps that an order may take, as the specification draws them; written down again, so that a wrong rule is seen. */
const steps = [
  'submitted>confirmed submitted>awaiting_sample submitted>cancelled confirmed>agreed confirmed>awaiting_sample',
  'confirmed>testing confirmed>cancelled agreed>awaiting_sample agreed>testing agreed>cancelled awaiting_sample>received',
  'awaiting_sample>cancelled received>testing testing>delivered delivered>billed billed>unpaid billed>disputed',
  'disputed>billed unpaid>paid paid>closed',
].join(' ');

const history = `SELECT order_rid, id, state, by, act, at,
  lag(state) OVER (PARTITION BY order_rid ORDER BY id) AS before FROM order_event`;
const held = `SELECT cause_rid, sum(amount) FROM ledger_transfer
  WHERE state = 'pending' AND cause_kind = 'order' GROUP BY cause_rid`;
const billed = `SELECT order_rid, sum(amount_fen) FROM statement_line GROUP BY order_rid`;

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'an order takes the steps of its process only',
    wrong: `SELECT * FROM (${history}) h WHERE before <> state AND before || '>' || state <> ALL (string_to_array('${steps}', ' '))`,
  },
  {
    name: 'the state of an order is that of its last event',
    wrong: `SELECT o.code, o.state, h.state AS last FROM orders o
      JOIN (SELECT DISTINCT ON (order_rid) order_rid, state FROM order_event ORDER BY order_rid, id DESC) h ON h.order_rid = o.rid
      WHERE h.state <> o.state`,
  },
  {
    name: 'what is reserved for an order is what it costs',
    wrong: `SELECT o.code, o.state, o.enterprise, o.due_fen, held.sum FROM orders o LEFT JOIN (${held}) held ON held.cause_rid = o.rid
      WHERE coalesce(held.sum, 0) <> CASE
        WHEN o.state IN ('cancelled', 'unpaid', 'paid', 'closed') THEN 0
        WHEN o.state IN ('billed', 'disputed') THEN (SELECT b.sum FROM (${billed}) b WHERE b.order_rid = o.rid)
        WHEN o.enterprise AND o.state IN ('submitted', 'confirmed', 'agreed') THEN 0
        ELSE o.due_fen END`,
  },
  {
    name: 'data is delivered only when there is some',
    wrong: `SELECT code, state FROM orders WHERE NOT has_data AND state IN ('delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed')`,
  },
  {
    name: 'an order is tested with its plan locked',
    wrong: `SELECT code, state FROM orders WHERE NOT locked AND needs_sample AND state IN ('testing', 'delivered', 'billed', 'unpaid', 'paid', 'closed')`,
  },
  {
    name: 'a sample that came has its time, and no other one has',
    wrong: `SELECT code, state, received FROM sample
      WHERE (received IS NULL) <> (state IN ('registered', 'cancelled'))`,
  },
  {
    name: 'an order with its samples has them at the lab',
    wrong: `SELECT s.code, s.state, o.state AS of FROM sample s JOIN orders o ON o.rid = s.order_rid
      WHERE s.state IN ('registered', 'cancelled') AND o.state IN ('received', 'testing', 'delivered')`,
  },
  {
    name: 'a kept sample has a day until which',
    wrong: `SELECT code, state FROM sample WHERE until IS NULL AND state IN ('stored', 'discarding')`,
  },
  {
    name: 'a sample has the state of its last event',
    wrong: `SELECT s.code, s.state, e.state AS last FROM sample s
      JOIN (SELECT DISTINCT ON (sample_rid) sample_rid, state FROM sample_event ORDER BY sample_rid, id DESC) e ON e.sample_rid = s.rid
      WHERE s.state <> e.state`,
  },
  {
    name: 'nobody destroys a sample before its day',
    wrong: `SELECT s.code, s.until, e.at FROM sample s JOIN sample_event e ON e.sample_rid = s.rid
      WHERE e.act = 'destroy' AND (e.at AT TIME ZONE 'Asia/Shanghai')::date < s.until`,
  },
  {
    name: 'a call is promised when samples come, and kept when the plan is locked',
    wrong: `SELECT o.code, o.state, p.kept FROM orders o LEFT JOIN order_promise p ON p.order_rid = o.rid AND p.kind = 'call'
      WHERE o.needs_sample AND o.state IN ('testing', 'delivered', 'billed', 'unpaid', 'paid', 'closed')
        AND (p.order_rid IS NOT NULL AND p.kept IS NULL)
      UNION ALL SELECT o.code, o.state, NULL FROM orders o
      WHERE o.state = 'received' AND NOT o.locked AND NOT EXISTS (SELECT FROM order_promise p WHERE p.order_rid = o.rid AND p.kind = 'call')`,
  },
  {
    name: 'data is promised with the first file, and kept by the delivery',
    wrong: `SELECT o.code, o.state, p.kept FROM orders o LEFT JOIN order_promise p ON p.order_rid = o.rid AND p.kind = 'deliver'
      WHERE (o.state = 'testing' AND o.has_data AND (p.order_rid IS NULL OR p.kept IS NOT NULL))
        OR (o.state IN ('delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed') AND p.kept IS NULL)`,
  },
  {
    name: 'the return of samples is promised with the payment, and kept when the order is closed',
    wrong: `SELECT o.code, o.state, p.kept FROM orders o LEFT JOIN order_promise p ON p.order_rid = o.rid AND p.kind = 'return'
      WHERE o.sample_disposal = 1 AND ((o.state = 'paid' AND p.order_rid IS NULL) OR (o.state = 'closed' AND p.kept IS NULL))`,
  },
  {
    name: 'a promise is kept after it was given, or is late',
    wrong: `SELECT p.order_rid, p.kind, p.due, p.kept FROM order_promise p JOIN orders o ON o.rid = p.order_rid WHERE p.kept < o.created`,
  },
];
