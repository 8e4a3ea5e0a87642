import { memberOf, memberRows, middleOf, ordinalOf, timeOf } from './member.mjs';

/** One in fifty is not paid yet. */
const state = `CASE WHEN (${ordinalOf}) % 50 > 0 THEN 'paid' ELSE (ARRAY['unpaid', 'disputed'])[1 + (${ordinalOf}) / 50 % 2] END`;

async function fill(pool, count) {
  await pool.query(
    `INSERT INTO statement (rid, code, user_rid, state, created, changed)
     SELECT 'statement' || i, 'S' || i, 'user' || ${memberOf}, ${state}, ${timeOf}, ${timeOf}
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE statement');
  return {
    middleStatement: `2_${await middleOf(pool, { table: 'statement', time: 'changed', key: 'rid', count })}`,
  };
}

function reads(server, { middleStatement }) {
  const list = (tx, input) => server.listAllStatements(tx, { states: [], size: 20, ...input });
  const own = (tx, input) =>
    server.listOwnStatements(tx, 'user0', { states: [], page: 1, size: 20, ...input });
  return {
    "first page of a member's statements": (tx) => own(tx, {}),
    "last page of a member's statements": (tx) => own(tx, { page: memberRows / 20 }),
    "a member's unpaid statements": (tx) => own(tx, { states: ['unpaid'] }),
    "first page of staff's statements": (tx) => list(tx, {}),
    'a page in the middle of paid ones': (tx) => list(tx, { after: middleStatement }),
    'first page of disputed ones': (tx) => list(tx, { states: ['disputed'] }),
  };
}

/** So many statements of all members; the other lists of staff are read in the same way (server/src/db/queue.ts). */
export const statements = {
  code: "export { listAllStatements, listOwnStatements } from './src/modules/statement/statement.repo';",
  fill,
  reads,
};
