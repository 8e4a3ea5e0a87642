import { middleOf, timeOf } from './member.mjs';

async function fill(pool, count) {
  await pool.query(
    `INSERT INTO audit (staff_rid, act, target, note, at)
     SELECT 'staff' || i % 20, CASE WHEN i % 50 = 0 THEN 'setting.update' ELSE 'order.confirm' END, 'D' || i % 10000, '',
       ${timeOf}
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE audit');
  return { middleAudit: await middleOf(pool, { table: 'audit', time: 'at', key: 'id', count }) };
}

function reads(server, { middleAudit }) {
  const list = (tx, input) => server.listAudits(tx, { targets: [], size: 20, ...input });
  return {
    'first page of the audit log': (tx) => list(tx, {}),
    'a page in its middle': (tx) => list(tx, { before: middleAudit }),
    'first page of a rare act': (tx) => list(tx, { act: 'setting.update' }),
    'all acts on a record': (tx) => list(tx, { targets: ['D7'] }),
    'first page of a person': (tx) => list(tx, { staff_rid: 'staff7', before: middleAudit }),
  };
}

/** So many acts of staff. */
export const audit = {
  code: "export { listAudits } from './src/modules/audit/audit.repo';",
  fill,
  reads,
};
