import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { ledger_transfer } from '../ledger/ledger.table';
import type { Taken, Use } from './cashLot.rules';
import { cashLots, cashLotUses } from './cashLot.table';

export type CashLotRow = typeof cashLots.$inferSelect;

export async function insertLot(tx: Tx, row: typeof cashLots.$inferInsert): Promise<void> {
  await tx.insert(cashLots).values(row);
}

/** Returns the lots of these prepayments; those that are not credited have none. */
export async function findLots(tx: Tx, rids: readonly string[]): Promise<CashLotRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(cashLots)
    .where(inArray(cashLots.rid, [...rids]));
}

/** Returns the lots of accounts, the oldest first. */
export async function lotsOfAccounts(tx: Tx, account_rids: readonly string[]): Promise<CashLotRow[]> {
  if (account_rids.length === 0) return [];
  return tx
    .select()
    .from(cashLots)
    .where(inArray(cashLots.account_rid, [...account_rids]))
    .orderBy(asc(cashLots.arrived), asc(cashLots.rid));
}

/** A payment that was given back, or has expired, takes nothing. */
const counts = inArray(ledger_transfer.state, ['posted', 'pending']);

/** Returns what payments have taken of each lot of accounts. */
export async function usedOfAccounts(
  tx: Tx,
  account_rids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (account_rids.length === 0) return new Map();
  const rows = await tx
    .select({
      rid: cashLots.rid,
      used_fen: sql`sum(${cashLotUses.amount_fen})`.mapWith(Number),
    })
    .from(cashLots)
    .innerJoin(cashLotUses, eq(cashLotUses.lot_rid, cashLots.rid))
    .innerJoin(ledger_transfer, eq(ledger_transfer.id, cashLotUses.transfer_id))
    .where(and(inArray(cashLots.account_rid, [...account_rids]), counts))
    .groupBy(cashLots.rid);
  return new Map(rows.map(({ rid, used_fen }) => [rid, used_fen]));
}

/** Returns the parts of payments that count, of one lot. */
export function usesOfLot(tx: Tx, lot_rid: string): Promise<Use[]> {
  return tx
    .select({ id: cashLotUses.id, lot_rid: cashLotUses.lot_rid, amount_fen: cashLotUses.amount_fen })
    .from(cashLotUses)
    .innerJoin(ledger_transfer, eq(ledger_transfer.id, cashLotUses.transfer_id))
    .where(and(eq(cashLotUses.lot_rid, lot_rid), counts));
}

/** Returns how much of each of these transfers came from invoiced cash. Transfers that are given back have taken nothing. */
export async function invoicedOfTransfers(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: cashLotUses.transfer_id,
      amount_fen: sql`sum(${cashLotUses.amount_fen})`.mapWith(Number),
    })
    .from(cashLotUses)
    .innerJoin(ledger_transfer, eq(ledger_transfer.id, cashLotUses.transfer_id))
    .where(and(inArray(cashLotUses.transfer_id, [...ids]), counts))
    .groupBy(cashLotUses.transfer_id);
  return new Map(rows.map(({ id, amount_fen }) => [id, amount_fen]));
}

export async function insertUses(tx: Tx, transfer_id: string, taken: readonly Taken[]): Promise<void> {
  if (taken.length > 0) await tx.insert(cashLotUses).values(taken.map((one) => ({ ...one, transfer_id })));
}

/** Stores what is left of a part of a payment; nothing is left of it with 0. */
export async function updateUse(tx: Tx, { id, amount_fen }: Use): Promise<void> {
  if (amount_fen === 0) await tx.delete(cashLotUses).where(eq(cashLotUses.id, id));
  else await tx.update(cashLotUses).set({ amount_fen }).where(eq(cashLotUses.id, id));
}

/** Moves the lots of a locked account to another locked one, as its balance is moved. */
export async function moveLots(
  tx: Tx,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await tx.update(cashLots).set({ account_rid: into }).where(eq(cashLots.account_rid, from));
}

/** Adds to what invoices use up of a lot, whose account is locked; a negative amount is free again. */
export async function addInvoicedCash(tx: Tx, rid: string, amount_fen: number): Promise<void> {
  await tx
    .update(cashLots)
    .set({ invoiced_fen: sql`${cashLots.invoiced_fen} + ${amount_fen}` })
    .where(eq(cashLots.rid, rid));
}
