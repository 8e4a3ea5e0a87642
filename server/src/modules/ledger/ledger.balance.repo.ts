import type { AccountKind, TransferKind } from '@portal/shared/rules';
import { and, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Entry, Transfer } from './ledger.book.rules';
import type { Cause } from './ledger.move.rules';
import { isComplete, transferContent } from './ledger.repo';
import { ledger_account, ledger_entry, ledger_transfer } from './ledger.table';

/** An entry with its position in the list and the kind, cause and reversal of its transfer. */
export interface ListedEntry extends Entry {
  readonly id: number;
  readonly kind: TransferKind | null;
  /** The transfer that this one reverses. */
  readonly reverses: string | null;
  readonly cause_kind: string | null;
  readonly cause_rid: string | null;
  /** The debited and the credited account of its transfer. */
  readonly debit_rid: string | null;
  readonly credit_rid: string | null;
}

/** The part of an account's entries to list, the newest first. */
export interface EntryPage {
  /** Id of the last entry of the previous page. */
  readonly before?: number;
  /** From this moment on, and before that one. */
  readonly from?: Date;
  readonly to?: Date;
  /** Only entries of these kinds of transfers. */
  readonly kinds?: readonly TransferKind[];
  readonly size: number;
}

/** Returns a page of an account's entries. Its time depends on the size of the page, not on the number of entries, unless `kinds` leaves most out. */
export function findEntries(
  tx: Tx,
  account_rid: string,
  { before, from, to, kinds, size }: EntryPage,
): Promise<ListedEntry[]> {
  const { at, id } = ledger_entry;
  const { kind, reverses, cause_kind, cause_rid, debit_rid, credit_rid } = ledger_transfer;
  return tx
    .select({
      ...getTableColumns(ledger_entry),
      kind,
      reverses,
      cause_kind,
      cause_rid,
      debit_rid,
      credit_rid,
    })
    .from(ledger_entry)
    .innerJoin(ledger_transfer, eq(ledger_transfer.id, ledger_entry.transfer_id))
    .where(
      and(
        eq(ledger_entry.account_rid, account_rid),
        from && gte(at, from),
        to && lt(at, to),
        kinds && inArray(kind, [...kinds]),
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

/** Returns the transfers of a cause, refused ones excluded, the oldest first. */
export const findByCause = (tx: Tx, { kind, rid }: Cause): Promise<Transfer[]> =>
  findByCauses(tx, kind, [rid]);

/** Returns the transfers of several causes of one kind, refused ones excluded, the oldest first. */
export async function findByCauses(tx: Tx, kind: string, rids: readonly string[]): Promise<Transfer[]> {
  if (rids.length === 0) return [];
  const rows = await tx
    .select(transferContent)
    .from(ledger_transfer)
    .where(and(eq(ledger_transfer.cause_kind, kind), inArray(ledger_transfer.cause_rid, [...rids])))
    .orderBy(ledger_transfer.at, ledger_transfer.id);
  return rows.filter(isComplete);
}

/** Returns the pending transfers of accounts, on either side, the oldest first. */
export async function findPendingOf(tx: Tx, account_rids: readonly string[]): Promise<Transfer[]> {
  const { debit_rid, credit_rid, state, at, id } = ledger_transfer;
  const rows = await tx
    .select(transferContent)
    .from(ledger_transfer)
    .where(
      and(
        eq(state, 'pending'),
        or(inArray(debit_rid, [...account_rids]), inArray(credit_rid, [...account_rids])),
      ),
    )
    .orderBy(at, id);
  return rows.filter(isComplete);
}

/** Returns the sum of an account's entries of one kind: negative for debits. */
export async function sumEntries(tx: Tx, account_rid: string, kind: TransferKind): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${ledger_entry.amount}), 0)`.mapWith(Number) })
    .from(ledger_entry)
    .innerJoin(ledger_transfer, eq(ledger_transfer.id, ledger_entry.transfer_id))
    .where(and(eq(ledger_entry.account_rid, account_rid), eq(ledger_transfer.kind, kind)));
  return row?.sum ?? 0;
}

/** What entries of one cause in one month add up to. */
export interface CauseSum {
  readonly cause_rid: string;
  /** Such as 2026-11, in the lab's time zone. */
  readonly month: string;
  /** Negative for debits. */
  readonly amount: number;
}

/** Entries from a moment on with causes of a kind; of all kinds of transfers unless some are named. */
interface EntriesByCause {
  readonly cause_kind: string;
  readonly from: Date;
  readonly kinds?: readonly TransferKind[];
}

/** Returns the sums of the entries of accounts by cause and by month. */
export async function sumByCause(
  tx: Tx,
  account_rids: readonly string[],
  { cause_kind, from, kinds }: EntriesByCause,
): Promise<CauseSum[]> {
  const month = sql<string>`to_char(${ledger_entry.at} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM')`;
  const { cause_rid } = ledger_transfer;
  const rows = await tx
    .select({ cause_rid, month, amount: sql`sum(${ledger_entry.amount})`.mapWith(Number) })
    .from(ledger_entry)
    .innerJoin(ledger_transfer, eq(ledger_transfer.id, ledger_entry.transfer_id))
    .where(
      and(
        inArray(ledger_entry.account_rid, [...account_rids]),
        gte(ledger_entry.at, from),
        eq(ledger_transfer.cause_kind, cause_kind),
        kinds && inArray(ledger_transfer.kind, [...kinds]),
      ),
    )
    .groupBy(cause_rid, sql`2`);
  return rows.flatMap((row) => (row.cause_rid === null ? [] : { ...row, cause_rid: row.cause_rid }));
}

/** A page of the members whose account of a kind has a positive balance, sorted by their keys. */
export interface OwnerPage {
  readonly kind: AccountKind;
  /** Last key of the previous page; empty for the first page. */
  readonly after: string;
  readonly size: number;
}

/** Returns the keys of members whose account of a kind has a positive balance. */
export async function findMembersWith(tx: Tx, { kind, after, size }: OwnerPage): Promise<string[]> {
  const { owner_kind, owner_rid, kind: of, credits_posted, debits_posted } = ledger_account;
  const rows = await tx
    .select({ rid: owner_rid })
    .from(ledger_account)
    .where(
      and(eq(owner_kind, 'member'), eq(of, kind), gt(credits_posted, debits_posted), gt(owner_rid, after)),
    )
    .orderBy(owner_rid)
    .limit(size);
  return rows.flatMap(({ rid }) => (rid === null ? [] : [rid]));
}
