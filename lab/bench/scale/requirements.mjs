import { memberOf, middleOf, ordinalOf, timeOf } from './member.mjs';

async function fill(pool, count) {
  await pool.query(
    `INSERT INTO requirement (code, kind, user_rid, state, name, phone, email, company, device_rid, title, content, created)
     SELECT 'R' || i, 'requirement', 'user' || ${memberOf}, CASE WHEN (${ordinalOf}) % 50 = 0 THEN 'submitted' ELSE 'closed' END,
       '', '13800000000', '', '', 'xrd', 'XRD', '', ${timeOf}
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE requirement');
  return {
    middleRequirement: await middleOf(pool, { table: 'requirement', time: 'created', key: 'code', count }),
  };
}

function reads(server, { middleRequirement }) {
  const list = (tx, input) => server.listRequirements(tx, { states: [], size: 20, ...input });
  return {
    "first page of a member's requirements": (tx) => list(tx, { user_rid: 'user0' }),
    "first page of staff's requirements": (tx) => list(tx, {}),
    "a page in the middle of staff's requirements": (tx) => list(tx, { before: middleRequirement }),
    'first page of open requirements': (tx) => list(tx, { states: ['submitted'] }),
  };
}

/** So many requirements of all members. */
export const requirements = {
  code: "export { listRequirements } from './src/modules/requirement/requirement.repo';",
  fill,
  reads,
};
