const first = new Date('2025-01-01T00:00:00Z');

/** Returns the time of the entry with this number: one a minute. */
const timeOf = (number) => new Date(first.getTime() + number * 60_000);

/**
 * Writes a valid history of `count` transfers between the cash accounts of a member and of a peer: 300 fen come in,
 * then 100 go out, and so on. Returns the account, two moments and an entry for the reads.
 */
async function fill(pool, count) {
  await pool.query(
    `INSERT INTO ledger_transfer (id, kind, debit_rid, credit_rid, amount, state, cause_kind, cause_rid, digest, at)
     SELECT 'scale:' || i, 'allot_cash',
       CASE WHEN i % 2 = 1 THEN 'member:peer:cash' ELSE 'member:scale:cash' END,
       CASE WHEN i % 2 = 1 THEN 'member:scale:cash' ELSE 'member:peer:cash' END,
       CASE WHEN i % 2 = 1 THEN 300 ELSE 100 END,
       'posted', 'scale', i::text, '', $1::timestamptz + i * interval '1 minute'
     FROM generate_series(1, $2::int) AS i`,
    [first, count],
  );
  await pool.query(
    `INSERT INTO ledger_entry (account_rid, transfer_id, amount, balance, credited, at)
     SELECT CASE side WHEN 1 THEN 'member:scale:cash' ELSE 'member:peer:cash' END, 'scale:' || i,
       side * CASE WHEN i % 2 = 1 THEN 300 ELSE -100 END,
       side * (incoming - outgoing), CASE side WHEN 1 THEN incoming ELSE outgoing END,
       $1::timestamptz + i * interval '1 minute'
     FROM generate_series(1, $2::int) AS i,
       LATERAL (SELECT (i + 1) / 2 * 300 AS incoming, i / 2 * 100 AS outgoing) AS sums,
       (VALUES (1), (-1)) AS sides(side)
     ORDER BY i, side`,
    [first, count],
  );
  await pool.query(
    `INSERT INTO ledger_account (rid, owner_kind, owner_rid, kind, debits_posted, credits_posted, last_at)
     SELECT 'member:' || owner || ':cash', 'member', owner, 'cash', debits, credits, $1
     FROM (VALUES ('scale', $2::bigint, $3::bigint), ('peer', $3, $2)) AS accounts(owner, debits, credits)`,
    [timeOf(count), Math.floor(count / 2) * 100, Math.ceil(count / 2) * 300],
  );
  await pool.query('VACUUM ANALYZE ledger_account, ledger_transfer, ledger_entry');
  const { rows } = await pool.query(
    "SELECT id FROM ledger_entry WHERE transfer_id = $1 AND account_rid = 'member:scale:cash'",
    [`scale:${Math.floor(count / 2)}`],
  );
  return {
    cash: { owner: { kind: 'member', rid: 'scale' }, kind: 'cash' },
    middle: timeOf(Math.floor(count / 4)),
    later: timeOf(Math.floor((count * 3) / 4)),
    middleEntry: Number(rows[0].id),
  };
}

/** The measured reads. The period and the moments are in the middle of the account's history. */
function reads(server, { cash, middle, later, middleEntry }) {
  return {
    'balance now': (tx) => server.balance(tx, cash),
    'balance at a past moment': (tx) => server.balanceAt(tx, cash, middle),
    'sums of a period of half the entries': (tx) => server.period(tx, cash, middle, later),
    'first page of entries': (tx) => server.entries(tx, cash, { size: 20 }),
    'a page in the middle': (tx) => server.entries(tx, cash, { before: middleEntry, size: 20 }),
    'first page of a period': (tx) => server.entries(tx, cash, { from: middle, to: later, size: 20 }),
  };
}

/** The history must be valid: checks the ledger before it is measured. */
async function check(server, tx) {
  const findings = await server.check(tx);
  if (findings.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(findings[0])}`);
}

/** A ledger account with so many entries. */
export const ledger = {
  code: `
    export { balance, balanceAt, entries, period } from './src/modules/ledger/ledger.balance.service';
    export { check } from './src/modules/ledger/ledger.check.service';`,
  fill,
  check,
  reads,
};
