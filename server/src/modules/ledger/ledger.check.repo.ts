import type { AccountKind } from '@portal/shared/rules';
import { desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { ledger_account, ledger_check, ledger_entry, ledger_transfer } from './ledger.table';

/** A figure of the ledger that differs from the value computed from its other figures. */
export interface Finding {
  /** What was compared, such as `balance`. */
  readonly figure: string;
  /** Account, entry or transfer. */
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

/** Rows of a table by key: after `after`, up to `until`. */
interface Chunk<Key> {
  readonly after: Key;
  readonly until: Key;
}

/** Returns the findings of a whole table, read in chunks of `size` rows, so that no statement takes long. */
async function inChunks<Key extends string | number>(
  table: PgTable,
  key: PgColumn,
  { first, size, find }: { first: Key; size: number; find: (chunk: Chunk<Key>) => Promise<Finding[]> },
  lastKey: (rows: SQL) => Promise<Key | null | undefined>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let after = first; ; ) {
    const rows = sql`(SELECT ${key} AS key FROM ${table} WHERE ${key} > ${after} ORDER BY ${key} LIMIT ${size}) AS chunk`;
    const until = await lastKey(rows);
    if (until == null) return findings;
    findings.push(...(await find({ after, until })));
    after = until;
  }
}

const textKey = (tx: Tx) => async (rows: SQL) =>
  (await tx.select({ last: sql<string | null>`max(chunk.key)` }).from(rows))[0]?.last;

const numberKey = (tx: Tx) => async (rows: SQL) =>
  (await tx.select({ last: sql<number | null>`max(chunk.key)`.mapWith(nullableNumber) }).from(rows))[0]?.last;

const nullableNumber = (value: unknown): number | null => (value === null ? null : Number(value));

/** Runs a query with the columns figure, subject, expected and found. */
function findings(tx: Tx, query: SQL): Promise<Finding[]> {
  return tx
    .select({
      figure: sql<string>`figure`,
      subject: sql<string>`subject`,
      expected: sql`expected`.mapWith(Number),
      found: sql`found`.mapWith(Number),
    })
    .from(sql`(${query}) AS finding`)
    .where(sql`expected IS DISTINCT FROM found`);
}

/** Compares the sum of all balances of these kinds of accounts with 0. */
export function checkSums(tx: Tx, unit: string, kinds: readonly AccountKind[]): Promise<Finding[]> {
  const a = ledger_account;
  return findings(
    tx,
    sql`SELECT v.figure, ${unit}::text AS subject, 0 AS expected, coalesce(v.found, 0) AS found
      FROM (SELECT sum(${a.credits_posted} - ${a.debits_posted}) AS posted, sum(${a.credits_pending} - ${a.debits_pending}) AS pending
        FROM ${a} WHERE ${inArray(a.kind, [...kinds])}) AS total,
      LATERAL (VALUES ('sum of balances', total.posted), ('sum of pending', total.pending)) AS v(figure, found)`,
  );
}

/**
 * Compares each account with its last entry and with the pending transfers. The last entry is enough, because
 * `checkEntries` proves that each entry follows from the one before.
 */
export function checkAccounts(tx: Tx, size: number): Promise<Finding[]> {
  const find = ({ after, until }: Chunk<string>) =>
    findings(
      tx,
      sql`SELECT v.figure, a.rid AS subject, v.expected, v.found
        FROM (SELECT * FROM ${ledger_account} AS c WHERE c.rid > ${after} AND c.rid <= ${until}) AS a
        LEFT JOIN LATERAL (SELECT * FROM ${ledger_entry} AS one WHERE one.account_rid = a.rid
          ORDER BY one.at DESC, one.id DESC LIMIT 1) AS e ON true
        CROSS JOIN LATERAL (SELECT
          (SELECT sum(d.amount) FROM ${ledger_transfer} AS d WHERE d.debit_rid = a.rid AND d.state = 'pending') AS debits,
          (SELECT sum(c.amount) FROM ${ledger_transfer} AS c WHERE c.credit_rid = a.rid AND c.state = 'pending') AS credits
        ) AS p
        CROSS JOIN LATERAL (VALUES
          ('balance', coalesce(e.balance, 0)::numeric, a.credits_posted - a.debits_posted),
          ('credits', coalesce(e.credited, 0), a.credits_posted),
          ('pending debits', coalesce(p.debits, 0), a.debits_pending),
          ('pending credits', coalesce(p.credits, 0), a.credits_pending)
        ) AS v(figure, expected, found)`,
    );
  return inChunks(ledger_account, ledger_account.rid, { first: '', size, find }, textKey(tx));
}

/** Compares each entry's running totals with those of the entry before, and their order by time with that by id. */
export function checkEntries(tx: Tx, size: number): Promise<Finding[]> {
  const find = ({ after, until }: Chunk<number>) =>
    findings(
      tx,
      sql`SELECT v.figure, 'entry ' || e.id AS subject, v.expected, v.found
        FROM (SELECT * FROM ${ledger_entry} AS c WHERE c.id > ${after} AND c.id <= ${until}) AS e
        LEFT JOIN LATERAL (SELECT * FROM ${ledger_entry} AS one
          WHERE one.account_rid = e.account_rid AND (one.at, one.id) < (e.at, e.id)
          ORDER BY one.at DESC, one.id DESC LIMIT 1) AS p ON true
        CROSS JOIN LATERAL (VALUES
          ('running balance', coalesce(p.balance, 0) + e.amount, e.balance),
          ('running credits', coalesce(p.credited, 0) + greatest(e.amount, 0), e.credited),
          ('order of entries', least(p.id, e.id), coalesce(p.id, e.id))
        ) AS v(figure, expected, found)`,
    );
  return inChunks(ledger_entry, ledger_entry.id, { first: 0, size, find }, numberKey(tx));
}

/** Compares each transfer with its entries and with the transfers that post, void or reverse it. */
export function checkTransfers(tx: Tx, size: number): Promise<Finding[]> {
  const find = ({ after, until }: Chunk<string>) =>
    findings(
      tx,
      sql`SELECT v.figure, t.id AS subject, v.expected, v.found
        FROM (SELECT *, CASE WHEN c.state = 'posted' AND c.posted_amount IS NULL THEN c.amount ELSE 0 END AS entered
          FROM ${ledger_transfer} AS c WHERE c.id > ${after} AND c.id <= ${until}) AS t
        CROSS JOIN LATERAL (SELECT count(*) AS count,
            coalesce(sum(e.amount) FILTER (WHERE e.account_rid = t.debit_rid), 0) AS debit,
            coalesce(sum(e.amount) FILTER (WHERE e.account_rid = t.credit_rid), 0) AS credit
          FROM ${ledger_entry} AS e WHERE e.transfer_id = t.id) AS e
        CROSS JOIN LATERAL (SELECT
          (SELECT sum(p.amount) FROM ${ledger_transfer} AS p WHERE p.posts = t.id) AS posted,
          (SELECT count(*) FROM ${ledger_transfer} AS w WHERE w.voids = t.id) AS voided,
          (SELECT sum(r.amount) FROM ${ledger_transfer} AS r WHERE r.reverses = t.id) AS reversed
        ) AS later
        CROSS JOIN LATERAL (VALUES
          ('entries of a transfer', CASE WHEN t.entered > 0 THEN 2 ELSE 0 END::numeric, e.count),
          ('debit entry', -t.entered, e.debit),
          ('credit entry', t.entered, e.credit),
          ('posted amount', coalesce(later.posted, -1), coalesce(t.posted_amount, -1)),
          ('voids', later.voided, CASE WHEN t.state = 'voided' AND t.voids IS NULL THEN 1 ELSE 0 END),
          ('reversed amount', coalesce(later.reversed, 0), t.reversed_amount)
        ) AS v(figure, expected, found)`,
    );
  return inChunks(ledger_transfer, ledger_transfer.id, { first: '', size, find }, textKey(tx));
}

/**
 * Starts the check of a day unless it was started before; returns whether this process is to do it. A check that has
 * not finished is started again when it was started before `abandoned`.
 */
export async function startCheck(
  tx: Tx,
  { day, at, abandoned }: { readonly day: string; readonly at: Date; readonly abandoned: Date },
): Promise<boolean> {
  const { started, finished } = ledger_check;
  const rows = await tx
    .insert(ledger_check)
    .values({ day, started: at })
    .onConflictDoUpdate({
      target: ledger_check.day,
      set: { started: at },
      setWhere: sql`${isNull(finished)} AND ${lt(started, abandoned)}`,
    })
    .returning({ day: ledger_check.day });
  return rows.length > 0;
}

export async function finishCheck(tx: Tx, day: string, finished: Date, findings: number): Promise<void> {
  await tx.update(ledger_check).set({ finished, findings }).where(eq(ledger_check.day, day));
}

/** Returns the last finished check. */
export async function lastCheck(tx: Tx): Promise<typeof ledger_check.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(ledger_check)
    .where(isNotNull(ledger_check.finished))
    .orderBy(desc(ledger_check.day))
    .limit(1);
  return row;
}

export function countPending(tx: Tx): Promise<number> {
  return tx.$count(ledger_transfer, eq(ledger_transfer.state, 'pending'));
}
