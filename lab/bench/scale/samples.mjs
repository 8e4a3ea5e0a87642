import { memberOf, ordinalOf, timeOf } from './member.mjs';

/** One in fifty is stored, one in five hundred is due. */
const state = `CASE WHEN (${ordinalOf}) % 500 = 1 THEN 'discarding' WHEN (${ordinalOf}) % 50 = 0 THEN 'stored' ELSE 'destroyed' END`;

async function fill(pool, count) {
  await pool.query(
    `INSERT INTO orders (rid, code, user_rid, state, type_id, enterprise, needs_sample, total_fen, sample_source,
       message, search, created, changed)
     SELECT 'sampled' || i, 'DS' || i, 'sampled' || ${memberOf}, 'closed', 1, false, true, 10000, 1, '', 'ds' || i,
       ${timeOf}, ${timeOf}
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query(
    `INSERT INTO order_sample (rid, order_rid, position, number, name, form, hazards)
     SELECT 'sample' || i, 'sampled' || i, 0, 'S' || i, 'powder', 'powder', '[]' FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query(
    `INSERT INTO sample (rid, code, user_rid, order_rid, state, disposal, until, created)
     SELECT 'sample' || i, 'P' || i, 'user' || ${memberOf}, 'sampled' || i, ${state}, 0, '2025-06-01', ${timeOf}
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE orders, order_sample, sample');
  const { rows } = await pool.query(
    `SELECT until || '_' || code AS cursor FROM sample
     WHERE state IN ('discarding', 'returning') ORDER BY until, code LIMIT 1 OFFSET $1`,
    [Math.floor(count / 1000)],
  );
  return { middleDue: rows[0]?.cursor };
}

function reads(server, { middleDue }) {
  const list = (tx, input) =>
    server.listSamples(tx, 'user0', { usable: false, after: undefined, size: 21, ...input });
  return {
    "first page of a member's samples": (tx) => list(tx, {}),
    "a member's stored samples": (tx) => list(tx, { state: 'stored' }),
    "numbers of a member's samples": (tx) => server.countSamples(tx, 'user0'),
    'samples that are due': (tx) => server.listDue(tx, '2026-11-22', { size: 20 }),
    'a page in the middle of them': (tx) => server.listDue(tx, '2026-11-22', { after: middleDue, size: 20 }),
  };
}

/** So many samples of all members. */
export const samples = {
  code: "export { countSamples, listDue, listSamples } from './src/modules/sample/sample.repo';",
  fill,
  reads,
};
