import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Entry } from './ledger.book.rules';
import { ledger_entry } from './ledger.table';

/** An entry with its position in the list. */
export interface ListedEntry extends Entry {
  readonly id: number;
}

/** The part of an account's entries to list, the newest first. */
export interface EntryPage {
  /** Id of the last entry of the previous page. */
  readonly before?: number;
  /** From this moment on, and before that one. */
  readonly from?: Date;
  readonly to?: Date;
  readonly size: number;
}

/** Returns a page of an account's entries. Its time depends on the size of the page, not on the number of entries. */
export function findEntries(
  tx: Tx,
  account_rid: string,
  { before, from, to, size }: EntryPage,
): Promise<ListedEntry[]> {
  const { at, id } = ledger_entry;
  return tx
    .select()
    .from(ledger_entry)
    .where(
      and(
        eq(ledger_entry.account_rid, account_rid),
        from && gte(at, from),
        to && lt(at, to),
        before === undefined
          ? undefined
          : sql`(${at}, ${id}) < (SELECT e.at, e.id FROM ${ledger_entry} AS e WHERE e.id = ${before})`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(size);
}

/** Returns the last entry of an account up to a moment, that moment included. */
export function findEntryAt(tx: Tx, account_rid: string, at: Date): Promise<Entry | undefined> {
  return lastEntry(tx, account_rid, lte(ledger_entry.at, at));
}

/** Returns the last entry of an account before a moment. */
export function findEntryBefore(tx: Tx, account_rid: string, at: Date): Promise<Entry | undefined> {
  return lastEntry(tx, account_rid, lt(ledger_entry.at, at));
}

async function lastEntry(tx: Tx, account_rid: string, condition: SQL): Promise<Entry | undefined> {
  const [entry] = await tx
    .select()
    .from(ledger_entry)
    .where(and(eq(ledger_entry.account_rid, account_rid), condition))
    .orderBy(desc(ledger_entry.at), desc(ledger_entry.id))
    .limit(1);
  return entry;
}
