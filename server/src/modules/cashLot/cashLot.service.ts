import type { Tx } from '../../db/client';
import { balanceFrom } from '../ledger/ledger.balance.service';
import { findAccounts, lockAccounts } from '../ledger/ledger.repo';
import { groupOf } from '../ledger/ledger.rules';
import {
  addInvoicedCash,
  findLots,
  insertUses,
  lotsOfAccounts,
  updateUse,
  usedOfAccounts,
  usesOfLot,
} from './cashLot.repo';
import {
  type AccountCash,
  giveBackNewest,
  invoicedLeft,
  type Lot,
  openOfLots,
  takeOldest,
} from './cashLot.rules';

/** Returns the lots of accounts with what payments have taken of them, by account, the oldest first. */
async function lotsByAccount(
  tx: Tx,
  account_rids: readonly string[],
): Promise<ReadonlyMap<string, readonly Lot[]>> {
  const rows = await lotsOfAccounts(tx, account_rids);
  const used = rows.length === 0 ? new Map<string, number>() : await usedOfAccounts(tx, account_rids);
  const lots = rows.map((row) => ({ ...row, used_fen: used.get(row.rid) ?? 0 }));
  return new Map(account_rids.map((rid) => [rid, lots.filter(({ account_rid }) => account_rid === rid)]));
}

/**
 * Returns the cash of accounts, by their keys, with a fixed number of queries. Whoever decides by it has locked them. What a group's
 * account reserves are payments that wait for a manager; what a member's reserves are orders, which take what is there at that time.
 */
export async function cashOf(
  tx: Tx,
  account_rids: readonly string[],
): Promise<ReadonlyMap<string, AccountCash>> {
  const lots = await lotsByAccount(tx, account_rids);
  const accounts = new Map((await findAccounts(tx, [...account_rids])).map((row) => [row.rid, row]));
  return new Map(
    account_rids.map((rid) => {
      const found = accounts.get(rid);
      const { balance, held, available } = found
        ? balanceFrom(found, true)
        : { balance: 0, held: 0, available: 0 };
      const waiting = groupOf(rid) === undefined ? 0 : held;
      const cash = {
        lots: lots.get(rid) ?? [],
        balance_fen: balance - waiting,
        available_fen: available ?? 0,
      };
      return [rid, cash];
    }),
  );
}

/** What may be invoiced of a prepayment, in fen. */
export interface InvoiceableLot {
  readonly rid: string;
  readonly amount_fen: number;
  readonly invoiced_fen: number;
  readonly open_fen: number;
}

/** Returns what may be invoiced of prepayments, by their keys; those that are not credited are missing. */
export async function invoiceableLots(
  tx: Tx,
  rids: readonly string[],
): Promise<ReadonlyMap<string, InvoiceableLot>> {
  const found = await findLots(tx, rids);
  const cash = await cashOf(tx, [...new Set(found.map(({ account_rid }) => account_rid))]);
  const open = new Map([...cash.values()].flatMap((one) => [...openOfLots(one)]));
  return new Map(
    found.map(({ rid, amount_fen, invoiced_fen }) => [
      rid,
      { rid, amount_fen, invoiced_fen, open_fen: open.get(rid) ?? 0 },
    ]),
  );
}

/** Locks the accounts of prepayments until the end of the transaction: payments from them and other requests wait. */
export async function lockLots(tx: Tx, rids: readonly string[]): Promise<void> {
  const accounts = (await findLots(tx, rids)).map(({ account_rid }) => account_rid);
  if (accounts.length > 0) await lockAccounts(tx, [...new Set(accounts)]);
}

/**
 * Changes what invoices use up of prepayments, whose accounts are locked. What payments have taken above that is given back, the newest
 * part first: their statements may be invoiced instead.
 */
export async function changeInvoicedCash(tx: Tx, changes: ReadonlyMap<string, number>): Promise<void> {
  for (const [rid, amount] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (amount === 0) continue;
    await addInvoicedCash(tx, rid, amount);
    if (amount > 0) continue;
    const [lot] = await findLots(tx, [rid]);
    const uses = await usesOfLot(tx, rid);
    const used = uses.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
    for (const use of giveBackNewest(uses, used - (lot?.invoiced_fen ?? 0))) await updateUse(tx, use);
  }
}

/** A payment, or a part of it, that has taken cash of a locked account. */
interface Spent {
  readonly account_rid: string;
  readonly transfer_id: string;
  readonly amount_fen: number;
}

/** Stores from which prepayments a payment took its invoiced part: from the oldest first, at most what there is. */
export async function takeInvoicedCash(
  tx: Tx,
  { account_rid, transfer_id, amount_fen }: Spent,
): Promise<void> {
  if (amount_fen === 0) return;
  const lots = (await lotsByAccount(tx, [account_rid])).get(account_rid) ?? [];
  await insertUses(tx, transfer_id, takeOldest(lots, Math.min(amount_fen, invoicedLeft(lots))));
}
