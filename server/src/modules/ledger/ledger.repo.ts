import { and, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import type { Entry, Transfer, TransferState } from './ledger.book.rules';
import type { RefusalReason } from './ledger.move.rules';
import { type Account, lockOrder } from './ledger.rules';
import { ledger_account, ledger_entry, ledger_transfer } from './ledger.table';

/** What decides about a repeated id: the content of its first use, and what came of it. */
export interface KnownTransfer {
  readonly id: string;
  readonly state: TransferState | 'refused';
  readonly amount: number;
  readonly digest: string;
}

/** A transfer with what only the first use of its id stores. */
export interface NewTransfer extends Transfer {
  readonly digest: string;
  readonly linked: string | null;
}

export interface RefusedTransfer {
  readonly id: string;
  readonly digest: string;
  readonly reason: RefusalReason;
  readonly at: Date;
}

/** Creates the accounts that do not exist yet. Concurrent transactions may create the same ones. */
export async function openAccounts(tx: Tx, accounts: readonly Account[]): Promise<void> {
  const sorted = [...accounts].sort((a, b) => (a.rid < b.rid ? -1 : 1));
  await tx.insert(ledger_account).values(sorted).onConflictDoNothing();
}

const rank = sql`array_position(${sql.raw(`ARRAY['${lockOrder.join("','")}']`)}, ${ledger_account.kind}::text)`;

/**
 * Locks accounts in one order ({@link lockOrder}), so that concurrent transfers do not deadlock, and returns them. NO KEY
 * UPDATE lets others insert rows that refer to these accounts.
 */
export function lockAccounts(tx: Tx, rids: readonly string[]): Promise<Account[]> {
  return tx
    .select()
    .from(ledger_account)
    .where(inArray(ledger_account.rid, [...rids]))
    .orderBy(rank, ledger_account.rid)
    .for('no key update');
}

/** Returns accounts without locking them. */
export function findAccounts(tx: Tx, rids: readonly string[]): Promise<Account[]> {
  return tx
    .select()
    .from(ledger_account)
    .where(inArray(ledger_account.rid, [...rids]));
}

const { digest: _digest, linked: _linked, reason: _reason, ...content } = getTableColumns(ledger_transfer);

/** The columns of a transfer that later transfers build on. */
export const transferContent = content;

type Row = Omit<typeof ledger_transfer.$inferSelect, 'digest' | 'linked' | 'reason'>;

/** A transfer that was not refused; a constraint holds that such a row is complete. */
export const isComplete = (row: Row): row is Row & Transfer => row.state !== 'refused';

/**
 * Returns transfers that were not refused. What changes a transfer holds the locks of its accounts, so the row of a transfer is
 * never locked.
 */
export async function findTransfers(tx: Tx, ids: readonly string[]): Promise<Transfer[]> {
  const rows = await tx
    .select(transferContent)
    .from(ledger_transfer)
    .where(inArray(ledger_transfer.id, [...ids]));
  return rows.filter(isComplete);
}

/** Returns pending transfers whose time has passed, the oldest first. */
export async function findDue(tx: Tx, at: Date, atMost: number): Promise<Transfer[]> {
  const rows = await tx
    .select(transferContent)
    .from(ledger_transfer)
    .where(and(eq(ledger_transfer.state, 'pending'), lte(ledger_transfer.expires, at)))
    .orderBy(ledger_transfer.expires)
    .limit(atMost);
  return rows.filter(isComplete);
}

export function findKnown(tx: Tx, ids: readonly string[]): Promise<KnownTransfer[]> {
  const { id, state, amount, digest } = ledger_transfer;
  return tx
    .select({ id, state, amount, digest })
    .from(ledger_transfer)
    .where(inArray(id, [...ids]));
}

/** Inserts transfers and returns how many of their ids were new. */
export async function insertTransfers(tx: Tx, rows: readonly NewTransfer[]): Promise<number> {
  const added = await tx
    .insert(ledger_transfer)
    .values([...rows].sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: ledger_transfer.id });
  return added.length;
}

/** Stores ids that were refused, and returns how many of them were new. */
export async function insertRefused(tx: Tx, rows: readonly RefusedTransfer[]): Promise<number> {
  const added = await tx
    .insert(ledger_transfer)
    .values(
      [...rows]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((row) => ({ ...row, state: 'refused' as const, amount: 0 })),
    )
    .onConflictDoNothing()
    .returning({ id: ledger_transfer.id });
  return added.length;
}

export async function updateTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  const { state, posted_amount, reversed_amount } = transfer;
  await tx
    .update(ledger_transfer)
    .set({ state, posted_amount, reversed_amount })
    .where(eq(ledger_transfer.id, transfer.id));
}

/** Saves locked accounts with one statement. */
export async function saveAccounts(tx: Tx, accounts: readonly Account[]): Promise<void> {
  if (accounts.length === 0) return;
  const { rid, owner_kind, owner_rid, kind, ...changing } = getTableColumns(ledger_account);
  await tx
    .insert(ledger_account)
    .values([...accounts])
    .onConflictDoUpdate({ target: rid, set: excluded(changing) });
}

/** Returns the assignments of an upsert that take the values of the row that was to be inserted. */
function excluded(columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

export async function insertEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(ledger_entry).values([...entries]);
}
