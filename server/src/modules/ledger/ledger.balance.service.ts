import { type AccountKind, accountKinds, type TransferKind } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import {
  type EntryPage,
  findEntries,
  findEntryAt,
  findEntryBefore,
  type ListedEntry,
  sumEntries,
} from './ledger.balance.repo';
import { findAccounts } from './ledger.repo';
import {
  type Account,
  type AccountRef,
  accountRid,
  balanceOf,
  canOwn,
  freeOf,
  newAccount,
  type Owner,
} from './ledger.rules';

/** An account's balance now. */
export interface Balance {
  readonly kind: AccountKind;
  /** False before the account's first transfer or limit; it then has the limits of its kind. */
  readonly opened: boolean;
  /** Posted credits minus posted debits. */
  readonly balance: number;
  /** Sum of all posted credits. */
  readonly credited: number;
  /** Reserved by pending debits. */
  readonly held: number;
  /** Pending credits. */
  readonly expected: number;
  /** Amount that can be debited: the balance above the floor, less reserved amounts. Null without a floor. */
  readonly available: number | null;
  /** The limits in force; `agreed_floor` is the one that was set. */
  readonly floor: number | null;
  readonly agreed_floor: number | null;
  readonly ceiling: number | null;
  readonly closed: Date | null;
}

/** Returns the balance of an account that was read; `opened` is false for one that does not exist yet. */
export const balanceFrom = (account: Account, opened: boolean): Balance => ({
  kind: account.kind,
  opened,
  balance: balanceOf(account),
  credited: account.credits_posted,
  held: account.debits_pending,
  expected: account.credits_pending,
  available: account.floor === null ? null : freeOf(account),
  floor: account.floor,
  agreed_floor: account.agreed_floor,
  ceiling: account.ceiling,
  closed: account.closed,
});

/** Returns the balances of all accounts that the owner can have, read at one moment. */
export async function balances(tx: Tx, owner: Owner): Promise<ReadonlyMap<AccountKind, Balance>> {
  const refs = kinds.map((kind) => ({ owner, kind })).filter(canOwn);
  const found = new Map((await findAccounts(tx, refs.map(accountRid))).map((row) => [row.rid, row]));
  return new Map(refs.map((ref) => [ref.kind, foundOrNew(found.get(accountRid(ref)), ref)]));
}

const kinds = Object.keys(accountKinds) as AccountKind[];

const foundOrNew = (found: Account | undefined, ref: AccountRef): Balance =>
  balanceFrom(found ?? newAccount(ref), found !== undefined);

/** Returns the balance of one account. */
export async function balance(tx: Tx, ref: AccountRef): Promise<Balance> {
  const [found] = await findAccounts(tx, [accountRid(ref)]);
  return foundOrNew(found, ref);
}

/** Returns the posted balance that an account had at a moment, with the entries of that moment. */
export async function balanceAt(tx: Tx, ref: AccountRef, at: Date): Promise<number> {
  return (await findEntryAt(tx, accountRid(ref), at))?.balance ?? 0;
}

/** Returns the sum of all credits of an account up to a moment, that moment included. */
export async function creditedAt(tx: Tx, ref: AccountRef, at: Date): Promise<number> {
  return (await findEntryAt(tx, accountRid(ref), at))?.credited ?? 0;
}

/** Returns a page of the entries of an account, the newest first. */
export function entries(tx: Tx, ref: AccountRef, page: EntryPage): Promise<ListedEntry[]> {
  return findEntries(tx, accountRid(ref), page);
}

/** Returns the net amount that transfers of a kind moved to an account; negative when they debited it. */
export function movedTo(tx: Tx, ref: AccountRef, kind: TransferKind): Promise<number> {
  return sumEntries(tx, accountRid(ref), kind);
}

/** Balances and totals of a period, for a statement. */
export interface Period {
  readonly opening: number;
  readonly credited: number;
  readonly debited: number;
  readonly closing: number;
}

/**
 * Returns balances and totals from one moment on and before another. Entries hold running totals, so this takes two
 * look-ups, however many entries the period has.
 */
export async function period(tx: Tx, ref: AccountRef, from: Date, to: Date): Promise<Period> {
  const rid = accountRid(ref);
  const first = (await findEntryBefore(tx, rid, from)) ?? { balance: 0, credited: 0 };
  const last = (await findEntryBefore(tx, rid, to)) ?? first;
  const credited = last.credited - first.credited;
  const debited = credited - (last.balance - first.balance);
  return { opening: first.balance, credited, debited, closing: last.balance };
}
