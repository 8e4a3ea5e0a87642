import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/client';

/** An account's row and what its entries and pending transfers add up to. */
export interface ProvenAccount {
  readonly rid: string;
  readonly debits_posted: number;
  readonly credits_posted: number;
  readonly debits_pending: number;
  readonly credits_pending: number;
  readonly floor: number | null;
  readonly agreed_floor: number | null;
  readonly ceiling: number | null;
  readonly closed: string | null;
  readonly last_at: string | null;
}

export interface ProvenEntry {
  readonly id: number;
  readonly account_rid: string;
  readonly transfer_id: string;
  readonly amount: number;
  readonly balance: number;
  readonly credited: number;
  readonly at: string;
}

export interface ProvenTransfer {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly debit_rid: string | null;
  readonly credit_rid: string | null;
  readonly posted_amount: number | null;
  readonly reversed_amount: number;
}

export interface LedgerRows {
  readonly accounts: ReadonlyMap<string, ProvenAccount>;
  /** Entries of these accounts after `afterEntry`, the oldest first. */
  readonly entries: readonly ProvenEntry[];
  readonly transfers: ReadonlyMap<string, ProvenTransfer>;
  /** Id of the ledger's last entry. */
  readonly lastEntry: number;
}

interface Selection {
  readonly accounts: readonly string[];
  readonly transfers: readonly string[];
  readonly afterEntry: number;
}

/**
 * Reads the ledger's rows by one statement of its own, so that a proof does not depend on the queries that it proves.
 */
export async function readRows(db: Db, { accounts, transfers, afterEntry }: Selection): Promise<LedgerRows> {
  const list = (values: readonly string[]) =>
    sql`ARRAY(SELECT json_array_elements_text(${JSON.stringify(values)}))`;
  const found = await db.read((tx) =>
    tx.execute(sql`SELECT json_build_object(
      'accounts', (SELECT json_agg(a) FROM ledger_account a WHERE rid = ANY(${list(accounts)})),
      'entries', (SELECT json_agg(e ORDER BY id) FROM ledger_entry e
        WHERE id > ${afterEntry} AND account_rid = ANY(${list(accounts)})),
      'transfers', (SELECT json_agg(t) FROM ledger_transfer t WHERE id = ANY(${list(transfers)})),
      'lastEntry', (SELECT coalesce(max(id), 0) FROM ledger_entry)
    ) AS found`),
  );
  const rows = rowsOf(found);
  return {
    accounts: new Map((rows.accounts ?? []).map((row) => [row.rid, row])),
    entries: rows.entries ?? [],
    transfers: new Map((rows.transfers ?? []).map((row) => [row.id, row])),
    lastEntry: rows.lastEntry,
  };
}

interface Found {
  readonly accounts: readonly ProvenAccount[] | null;
  readonly entries: readonly ProvenEntry[] | null;
  readonly transfers: readonly ProvenTransfer[] | null;
  readonly lastEntry: number;
}

/** The result of `execute` differs between the drivers' types; both have `rows`. */
function rowsOf(result: unknown): Found {
  const { rows } = Object(result);
  return rows[0].found;
}

/**
 * Expects each balance to be the sum of its entries since `before`, each entry to have the balance after it, and no limit
 * to be passed.
 */
export function expectConsistent({ accounts, entries }: LedgerRows, before: LedgerRows): void {
  for (const account of accounts.values()) {
    const own = entries.filter(({ account_rid }) => account_rid === account.rid);
    const { credits_posted = 0, debits_posted = 0, last_at = null } = before.accounts.get(account.rid) ?? {};
    let [balance, credited, at] = [credits_posted - debits_posted, credits_posted, last_at ?? ''];
    for (const entry of own) {
      balance += entry.amount;
      credited += Math.max(0, entry.amount);
      expect(entry).toMatchObject({ balance, credited });
      expect(entry.at >= at).toBe(true);
      at = entry.at;
    }
    expect(account.credits_posted - account.debits_posted).toBe(balance);
    expect(account.credits_posted).toBe(credited);
    expect(balance - account.debits_pending).toBeGreaterThanOrEqual(account.floor ?? -Infinity);
    expect(balance + account.credits_pending).toBeLessThanOrEqual(account.ceiling ?? Infinity);
  }
}
