import type { AfterRollback, Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { type Balance, balanceFrom } from './ledger.balance.service';
import { Book, type Transfer, type TransferState } from './ledger.book.rules';
import {
  accountsOf,
  digestOf,
  isTransferId,
  type Move,
  malformedMove,
  type Refused,
  referenceOf,
} from './ledger.move.rules';
import { LedgerRefusal } from './ledger.refusal.rules';
import {
  findDue,
  findKnown,
  findTransfers,
  insertEntries,
  insertRefused,
  insertTransfers,
  type KnownTransfer,
  lockAccounts,
  openAccounts,
  saveAccounts,
  updateTransfer,
} from './ledger.repo';
import { type Account, type AccountRef, accountRid, canOwn, newAccount, withFloor } from './ledger.rules';

/** Result of a move by its id. A repeated call returns the present state of the transfer. */
export interface Transferred {
  readonly id: string;
  readonly state: TransferState;
  readonly amount: number;
}

/**
 * Performs all moves in their order, or none. A repeated call with the same ids and contents changes nothing and
 * returns the earlier results. Throws {@link LedgerRefusal}; the new ids of the call then never succeed, even when the
 * surrounding transaction is rolled back.
 */
export async function transfer(tx: Tx, moves: readonly Move[], at: Date): Promise<Transferred[]> {
  if (moves.length === 0) return [];
  const unusable = moves.find(({ id }) => !isTransferId(id));
  if (unusable) throw new LedgerRefusal({ id: unusable.id, reason: 'id' }, async () => 'throw');
  const malformed = malformedMove(moves, at);
  const book = malformed ? new Book([], [], at) : await lockBook(tx, moves, at);
  // Read under the locks of the accounts: a concurrent call with the same content has ended by now.
  const known = new Map((await findKnown(tx, idsOf(moves))).map((row) => [row.id, row]));
  const repeated = repetition(moves, known);
  if (Array.isArray(repeated)) return repeated;
  const refused = repeated ?? malformed ?? book.apply(moves);
  if (refused) throw await refusal(tx, moves, known, refused, at);
  await save(tx, book, moves);
  return moves.map(({ id }) => {
    const { state, amount } = book.transfer(id);
    return { id, state, amount };
  });
}

const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);

/**
 * Locks the accounts that the moves change, also those of the transfers that they refer to: a transfer's accounts never change.
 * The transfers are read again under these locks, which whoever changes them holds.
 */
async function lockBook(tx: Tx, moves: readonly Move[], at: Date): Promise<Book> {
  const references = moves.map(referenceOf).filter((id) => id !== undefined);
  const refs = moves.flatMap((move) => [...accountsOf(move)]);
  if (references.length === 0) return new Book(await lockOrOpen(tx, refs, []), [], at);
  const found = await findTransfers(tx, references);
  const accounts = await lockOrOpen(tx, refs, accountsMoved(found));
  return new Book(accounts, await findTransfers(tx, idsOf(found)), at);
}

const accountsMoved = (transfers: readonly Transfer[]): string[] =>
  transfers.flatMap(({ debit_rid, credit_rid }) => [debit_rid, credit_rid]);

/** Locks accounts and creates the missing ones of `refs`. */
async function lockOrOpen(
  tx: Tx,
  refs: readonly AccountRef[],
  others: readonly string[],
): Promise<Account[]> {
  const wanted = new Map(refs.map((ref) => [accountRid(ref), ref]));
  const rids = [...new Set([...wanted.keys(), ...others])];
  if (rids.length === 0) return [];
  const found = await lockAccounts(tx, rids);
  if (found.length === rids.length) return found;
  for (const { rid } of found) wanted.delete(rid);
  await openAccounts(tx, [...wanted.values()].map(newAccount));
  return lockAccounts(tx, rids);
}

/**
 * Returns the earlier results when all ids are known with the same content, a refusal when an id can't be used again, and
 * undefined when all ids are new. A call that repeats only some ids is refused: linked moves are done together.
 */
function repetition(
  moves: readonly Move[],
  known: ReadonlyMap<string, KnownTransfer>,
): Transferred[] | Refused | undefined {
  const done: Transferred[] = [];
  for (const move of moves) {
    const row = known.get(move.id);
    if (row === undefined) continue;
    if (row.state === 'refused') return { id: move.id, reason: 'id_refused' };
    if (row.digest !== digestOf(move)) return { id: move.id, reason: 'id_reused' };
    done.push({ id: row.id, state: row.state, amount: row.amount });
  }
  const [first] = done;
  if (first === undefined) return undefined;
  return done.length === moves.length ? done : { id: first.id, reason: 'id_reused' };
}

/**
 * Stores the new ids of refused moves and returns the refusal. They are stored in this transaction, for a caller that
 * catches the refusal and goes on, and again after its rollback.
 */
async function refusal(
  tx: Tx,
  moves: readonly Move[],
  known: ReadonlyMap<string, KnownTransfer>,
  refused: Refused,
  at: Date,
): Promise<LedgerRefusal> {
  const unused = new Map(moves.filter(({ id }) => !known.has(id)).map((move) => [move.id, move]));
  const rows = [...unused.values()].map((move) => ({
    id: move.id,
    digest: digestOf(move),
    reason: move.id === refused.id ? refused.reason : ('linked' as const),
    at,
  }));
  const store: AfterRollback['afterRollback'] = async (within) => {
    const added = rows.length === 0 ? 0 : await insertRefused(within, rows);
    // Another transaction has used one of the ids meanwhile: a retry returns its result.
    return added === rows.length ? 'throw' : 'repeat';
  };
  await store(tx);
  return new LedgerRefusal(refused, store);
}

async function save(tx: Tx, book: Book, moves: readonly Move[]): Promise<void> {
  const linked = moves.length > 1 ? newRid() : null;
  const rows = moves.map((move) => ({ ...book.transfer(move.id), digest: digestOf(move), linked }));
  if ((await insertTransfers(tx, rows)) < rows.length) throw new IdTaken();
  for (const id of book.changedTransfers) await updateTransfer(tx, book.transfer(id));
  await saveAccounts(
    tx,
    [...book.changedAccounts].map((rid) => book.account(rid)),
  );
  await insertEntries(tx, book.entries);
}

/**
 * A concurrent transaction with other accounts used the same id. The code of a serialisation failure makes the
 * database client repeat the transaction, which then finds that id.
 */
class IdTaken extends Error {
  readonly code = '40001';
}

/**
 * Locks accounts until the end of the transaction and returns their balances in the order of `refs`. Name every account
 * that later transfers of the transaction change: accounts that are locked one after the other can deadlock.
 */
export async function lockBalances(tx: Tx, refs: readonly AccountRef[]): Promise<Balance[]> {
  const locked = new Map((await lockOrOpen(tx, refs, [])).map((account) => [account.rid, account]));
  return refs.map((ref) => balanceFrom(locked.get(accountRid(ref)) ?? newAccount(ref), true));
}

/** Releases at most `atMost` pending transfers whose time has passed; returns how many. */
export async function expirePending(tx: Tx, at: Date, atMost: number): Promise<number> {
  const found = await findDue(tx, at, atMost);
  if (found.length === 0) return 0;
  const accounts = await lockOrOpen(tx, [], accountsMoved(found));
  // Another process released some before the accounts were locked.
  const due = (await findTransfers(tx, idsOf(found))).filter(({ state }) => state === 'pending');
  const book = new Book(accounts, due, at);
  for (const pending of due) book.expire(pending);
  for (const id of book.changedTransfers) await updateTransfer(tx, book.transfer(id));
  await saveAccounts(
    tx,
    [...book.changedAccounts].map((rid) => book.account(rid)),
  );
  return due.length;
}

/**
 * Locks accounts until the end of the transaction and creates the missing ones, for a caller that derives an amount
 * from a balance.
 */
export async function lock(tx: Tx, refs: readonly AccountRef[]): Promise<void> {
  await lockOrOpen(tx, refs, []);
}

/**
 * Sets the lowest balance of an account: minus the credit limit, for credit; null for none. When more is used already,
 * nothing is free until enough is repaid.
 */
export async function setLimit(tx: Tx, ref: AccountRef, floor: number | null): Promise<void> {
  await change(tx, ref, (account) => withFloor({ ...account, agreed_floor: floor }));
}

/** Creates an account with this lowest balance; an account that exists keeps its limit. */
export async function open(tx: Tx, ref: AccountRef, floor: number): Promise<void> {
  await openAccounts(tx, [{ ...newAccount(ref), floor, agreed_floor: floor }]);
}

/** Closes an account: transfers are refused, except that pending ones can be voided and expire. */
export async function close(tx: Tx, ref: AccountRef, at: Date): Promise<void> {
  await change(tx, ref, (account) => ({ ...account, closed: account.closed ?? at }));
}

/** Opens a closed account again. */
export async function reopen(tx: Tx, ref: AccountRef): Promise<void> {
  await change(tx, ref, (account) => ({ ...account, closed: null }));
}

async function change(tx: Tx, ref: AccountRef, to: (account: Account) => Account): Promise<void> {
  if (!canOwn(ref)) throw new Error(`there is no account ${accountRid(ref)}`);
  const accounts = await lockOrOpen(tx, [ref], []);
  await saveAccounts(tx, accounts.map(to));
}
