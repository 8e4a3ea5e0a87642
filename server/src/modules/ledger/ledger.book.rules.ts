import type { TransferKind } from '@portal/shared/rules';
import {
  accountsOf,
  type Move,
  type PlainMove,
  type PostMove,
  type RefusalReason,
  type Refused,
  type ReverseMove,
  type VoidMove,
} from './ledger.move.rules';
import { type Account, accountRid, balanceOf, freeOf, roomOf, withFloor } from './ledger.rules';

export type TransferState = 'posted' | 'pending' | 'voided' | 'expired';

/** A transfer of the ledger. One that refers to another has the accounts, kind and cause of that one. */
export interface Transfer {
  readonly id: string;
  readonly kind: TransferKind;
  readonly debit_rid: string;
  readonly credit_rid: string;
  readonly amount: number;
  readonly state: TransferState;
  readonly expires: Date | null;
  /** The pending transfer that this one posts or voids. */
  readonly posts: string | null;
  readonly voids: string | null;
  /** The posted transfer that this one reverses. */
  readonly reverses: string | null;
  /** Posted amount of a pending transfer; null until it is posted. */
  readonly posted_amount: number | null;
  /** Amount that later transfers have reversed. */
  readonly reversed_amount: number;
  readonly cause_kind: string;
  readonly cause_rid: string;
  readonly at: Date;
}

/** One side of a posted transfer. */
export interface Entry {
  readonly account_rid: string;
  readonly transfer_id: string;
  /** Positive for a credit, negative for a debit. */
  readonly amount: number;
  /** The account's posted balance after this entry. */
  readonly balance: number;
  /** Sum of the account's credits up to this entry. */
  readonly credited: number;
  readonly at: Date;
}

type Outcome = Refused | undefined;

/**
 * Copies of locked accounts and transfers. Moves change these copies one after the other without queries; the service
 * saves the changed ones afterwards.
 */
export class Book {
  readonly #accounts: Map<string, Account>;
  readonly #transfers: Map<string, Transfer>;
  readonly changedAccounts = new Set<string>();
  readonly changedTransfers = new Set<string>();
  readonly added = new Set<string>();
  readonly entries: Entry[] = [];
  readonly #at: Date;

  constructor(accounts: readonly Account[], transfers: readonly Transfer[], at: Date) {
    this.#accounts = new Map(accounts.map((account) => [account.rid, account]));
    this.#transfers = new Map(transfers.map((transfer) => [transfer.id, transfer]));
    this.#at = at;
  }

  account(rid: string): Account {
    const account = this.#accounts.get(rid);
    if (account === undefined) throw new Error(`account ${rid} was not read`);
    return account;
  }

  transfer(id: string): Transfer {
    const transfer = this.#transfers.get(id);
    if (transfer === undefined) throw new Error(`transfer ${id} was not read`);
    return transfer;
  }

  /** Applies the moves in their order. Returns the first refusal; the copies must be discarded then. */
  apply(moves: readonly Move[]): Outcome {
    for (const move of moves) {
      const refused = this.#applyOne(move);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }

  /** Releases a pending transfer whose time has passed. */
  expire(pending: Transfer): void {
    this.#release(pending);
    this.#change({ ...pending, state: 'expired' });
  }

  #applyOne(move: Move): Outcome {
    if ('posts' in move) return this.#post(move);
    if ('voids' in move) return this.#void(move);
    return 'reverses' in move ? this.#reverse(move) : this.#move(move);
  }

  #move(move: PlainMove): Outcome {
    const [debit, credit] = accountsOf(move).map((ref) => this.account(accountRid(ref)));
    if (debit === undefined || credit === undefined) throw new Error('a move has two accounts');
    const amount = balanced(move, debit, credit);
    const refused = refusalOf(move.id, debit, credit, amount);
    if (refused) return refused;
    const added: Transfer = {
      id: move.id,
      kind: move.kind,
      debit_rid: debit.rid,
      credit_rid: credit.rid,
      amount,
      state: move.pending ? 'pending' : 'posted',
      expires: move.pending?.expires ?? null,
      ...noReference,
      cause_kind: move.cause.kind,
      cause_rid: move.cause.rid,
      at: this.#at,
    };
    this.#add(added);
    if (move.pending) this.#reserve(added, amount);
    else return this.#enter(added);
    return undefined;
  }

  #post(move: PostMove): Outcome {
    const pending = this.#pending(move.id, move.posts);
    if (!('state' in pending)) return pending;
    const amount = move.amount ?? pending.amount;
    if (amount > pending.amount) return { id: move.id, reason: 'above_pending', available: pending.amount };
    const closed = this.#closed(move.id, pending);
    if (closed) return closed;
    this.#release(pending);
    this.#change({ ...pending, state: 'posted', posted_amount: amount });
    const added = this.#add({ ...this.#following(move.id, pending), amount, posts: pending.id });
    return this.#enter(added);
  }

  #void(move: VoidMove): Outcome {
    const pending = this.#pending(move.id, move.voids);
    if (!('state' in pending)) return pending;
    this.#release(pending);
    this.#change({ ...pending, state: 'voided' });
    this.#add({ ...this.#following(move.id, pending), state: 'voided', voids: pending.id });
    return undefined;
  }

  #reverse(move: ReverseMove): Outcome {
    const { id } = move;
    const origin = this.#transfers.get(move.reverses);
    if (origin === undefined) return { id, reason: 'unknown_transfer' };
    const left = origin.amount - origin.reversed_amount;
    if (!isReversible(origin)) return { id, reason: 'not_reversible' };
    const amount = move.amount ?? left;
    if (left === 0 || amount > left) return { id, reason: 'above_transfer', available: left };
    const [debit, credit] = [this.account(origin.credit_rid), this.account(origin.debit_rid)];
    const refused = refusalOf(id, debit, credit, amount);
    if (refused) return refused;
    this.#change({ ...origin, reversed_amount: origin.reversed_amount + amount });
    const swapped = { debit_rid: debit.rid, credit_rid: credit.rid };
    return this.#enter(
      this.#add({ ...this.#following(id, origin), ...swapped, amount, reverses: origin.id }),
    );
  }

  /** Returns the pending transfer that a move posts or voids, or why there is none. */
  #pending(id: string, of: string): Transfer | Refused {
    const pending = this.#transfers.get(of);
    if (pending === undefined) return { id, reason: 'unknown_pending' };
    const reason = notPending(pending, this.#at);
    return reason === undefined ? pending : { id, reason };
  }

  #closed(id: string, { debit_rid, credit_rid }: Transfer): Outcome {
    const closed = [debit_rid, credit_rid].some((rid) => this.account(rid).closed !== null);
    return closed ? { id, reason: 'closed' } : undefined;
  }

  /** Returns a posted transfer with the content of the one that it refers to. */
  #following(id: string, origin: Transfer): Transfer {
    return { ...origin, ...noReference, id, state: 'posted', expires: null, at: this.#at };
  }

  #add(transfer: Transfer): Transfer {
    this.#transfers.set(transfer.id, transfer);
    this.added.add(transfer.id);
    return transfer;
  }

  #change(transfer: Transfer): void {
    this.#transfers.set(transfer.id, transfer);
    if (!this.added.has(transfer.id)) this.changedTransfers.add(transfer.id);
  }

  #set(account: Account): void {
    this.#accounts.set(account.rid, withFloor(account));
    this.changedAccounts.add(account.rid);
  }

  #release(pending: Transfer): void {
    this.#reserve(pending, -pending.amount);
  }

  #reserve({ debit_rid, credit_rid }: Transfer, amount: number): void {
    const debit = this.account(debit_rid);
    this.#set({ ...debit, debits_pending: debit.debits_pending + amount });
    const credit = this.account(credit_rid);
    this.#set({ ...credit, credits_pending: credit.credits_pending + amount });
  }

  /** Posts the amount on both accounts with one entry each; none for an amount of 0. */
  #enter({ id, debit_rid, credit_rid, amount }: Transfer): Outcome {
    if (amount === 0) return undefined;
    const debit = this.account(debit_rid);
    const credit = this.account(credit_rid);
    this.#enterOne(id, { ...debit, debits_posted: debit.debits_posted + amount }, -amount);
    this.#enterOne(id, { ...credit, credits_posted: credit.credits_posted + amount }, amount);
    return undefined;
  }

  #enterOne(transfer_id: string, account: Account, amount: number): void {
    // An account's entries never go back in time, so that each balance at a past moment stays as it was.
    const at = account.last_at !== null && account.last_at > this.#at ? account.last_at : this.#at;
    const balance = balanceOf(account);
    this.entries.push({
      account_rid: account.rid,
      transfer_id,
      amount,
      balance,
      credited: account.credits_posted,
      at,
    });
    this.#set({ ...account, last_at: at });
  }
}

const noReference = {
  posts: null,
  voids: null,
  reverses: null,
  posted_amount: null,
  reversed_amount: 0,
} as const;

/** Returns the amount of a balancing move. */
function balanced({ amount, balancing }: PlainMove, debit: Account, credit: Account): number {
  const byDebit = balancing === 'debit' || balancing === 'both' ? Math.max(0, freeOf(debit)) : amount;
  const byCredit = balancing === 'credit' || balancing === 'both' ? Math.max(0, roomOf(credit)) : amount;
  return Math.min(amount, byDebit, byCredit);
}

/** Returns the reason why the amount can't be moved between the accounts; undefined when it can. */
function refusalOf(id: string, debit: Account, credit: Account, amount: number): Outcome {
  if (debit.closed !== null || credit.closed !== null) return { id, reason: 'closed' };
  const free = freeOf(debit);
  if (amount > free) return { id, reason: 'insufficient', account: debit.kind, available: Math.max(0, free) };
  const room = roomOf(credit);
  if (amount > room)
    return { id, reason: 'above_ceiling', account: credit.kind, available: Math.max(0, room) };
  return isExact(debit.debits_posted + debit.debits_pending + amount) &&
    isExact(credit.credits_posted + credit.credits_pending + amount)
    ? undefined
    : { id, reason: 'overflow' };
}

/** Totals stay in the range in which JavaScript's numbers are exact. */
const isExact = Number.isSafeInteger;

function notPending({ state, expires }: Transfer, at: Date): RefusalReason | undefined {
  if (state === 'expired') return 'expired';
  if (state !== 'pending') return 'not_pending';
  return expires !== null && expires <= at ? 'expired' : undefined;
}

/** Returns true for a posted transfer that is no reversal. A pending transfer is reversed by the one that posted it. */
const isReversible = ({ state, posted_amount, reverses }: Transfer): boolean =>
  state === 'posted' && posted_amount === null && reverses === null;
