import { memberOf, memberRows, ordinalOf } from './member.mjs';

const number = `(${ordinalOf})`;

/** State of order `i` of the SQL below: one in fifty is open, as in a lab whose orders are mostly done. */
const state = `CASE WHEN ${number} % 50 > 0 THEN CASE WHEN ${number} % 10 = 1 THEN 'cancelled' ELSE 'closed' END
  ELSE (ARRAY['submitted', 'testing', 'delivered', 'unpaid'])[1 + ${number} / 50 % 4] END`;

/** Writes `count` orders of one item each; returns the cursor of the one in the middle of staff's list. */
async function fill(pool, count) {
  await pool.query(
    `INSERT INTO orders (rid, code, user_rid, state, type_id, enterprise, needs_sample, total_fen, sample_source,
       message, search, created, changed, open_question)
     SELECT 'order' || i, 'D' || i, 'user' || ${memberOf}, ${state}, 1, false, false, 10000, -1, '', 'd' || i,
       '2025-01-01Z'::timestamptz + i * interval '1 minute', '2025-01-01Z'::timestamptz + i * interval '1 minute',
       i % 1000 = 500
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query(
    `INSERT INTO order_item (rid, order_rid, user_rid, position, device_rid, name, img, unit, options, option_text, count,
       unit_fen, total_fen, needs_sample, turnaround_days)
     SELECT 'item' || i, 'order' || i, 'user' || ${memberOf}, 0, 'xrd', 'XRD', '', '个', '{}', '[]', 1, 10000, 10000, false, 3
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE orders, order_item');
  const { rows } = await pool.query(
    `SELECT queue || '_' || floor(extract(epoch FROM changed) * 1000) || '_' || rid AS cursor
     FROM orders ORDER BY queue, changed, rid LIMIT 1 OFFSET $1`,
    [Math.floor(count / 2)],
  );
  return { middleOrder: rows[0].cursor };
}

/** Staff's list without filters, as the contract's defaults have it. */
const unfiltered = { states: [], code: '', member: '', service: '', late: false, sort: 'waiting', size: 20 };

/** The measured reads: those of a member with 1000 orders, and staff's list. */
function reads(server, { middleOrder }) {
  const list = (tx, input) => server.listAllOrders(tx, { ...unfiltered, ...input }, new Date('2026-11-22Z'));
  const own = { kw: '', states: [], page: 1, size: 20 };
  const noGroup = () => {
    throw new Error('no group is searched for');
  };
  const filter = { code: '', device: '', sample: '', states: [] };
  return {
    "first page of a member's orders": (tx) => server.listOwnOrders(tx, 'user0', own),
    'their last page': (tx) => server.listOwnOrders(tx, 'user0', { ...own, page: memberRows / 20 }),
    "a member's closed orders": (tx) => server.listOwnOrders(tx, 'user0', { ...own, states: ['closed'] }),
    "a member's orders by a word": (tx) => server.listOwnOrders(tx, 'user0', { ...own, kw: 'd10' }),
    "a search in a member's orders": (tx) =>
      server.searchOrders(
        tx,
        { ...filter, device: 'xrd', sort: 'newest', size: 20 },
        { user_rid: 'user0', paidFrom: noGroup },
      ),
    "first page of staff's orders": (tx) => list(tx, {}),
    'a page in their middle': (tx) => list(tx, { after: middleOrder }),
    'first page of two states': (tx) => list(tx, { states: ['submitted', 'closed'] }),
    'by the next promise': (tx) => list(tx, { sort: 'due' }),
  };
}

/** So many orders of all members. */
export const orders = {
  code: `
    export { listAllOrders, listOwnOrders } from './src/modules/order/order.list.service';
    export { searchOrders } from './src/modules/order/order.search.service';`,
  fill,
  reads,
};
