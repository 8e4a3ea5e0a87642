import { type AccountKind, accountKinds, transferKinds } from '@portal/shared/rules';
import type { Move, PlainMove } from '../../src/modules/ledger/ledger.move.rules';
import { type AccountRef, accountRid, type Owner } from '../../src/modules/ledger/ledger.rules';

/**
 * A ledger in memory that follows the rules of docs/money.md and shares no code with the ledger that it is compared
 * with, except the tables of kinds. It is simple instead of fast: a call works on a copy, and a refusal drops the copy.
 */
export interface ModelAccount {
  readonly kind: AccountKind;
  debited: number;
  credited: number;
  held: number;
  expected: number;
  limit: number | null;
  closed: boolean;
}

export interface ModelTransfer {
  state: 'posted' | 'pending' | 'voided' | 'expired';
  readonly what: 'move' | 'post' | 'void' | 'reverse';
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
  readonly expires: Date | null;
  /** Whether a later transfer has posted it. */
  isSettled: boolean;
  reversed: number;
  readonly content: string;
}

export type ModelOutcome =
  | { readonly amounts: readonly number[] }
  | { readonly id: string; readonly reason: string };

class Refusal extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

export class LedgerModel {
  accounts = new Map<string, ModelAccount>();
  transfers = new Map<string, ModelTransfer>();
  readonly refused = new Set<string>();

  /** Does what `transfer` of the ledger does. With `crash`, the transaction around it is rolled back by another error. */
  transfer(moves: readonly Move[], at: Date, crash = false): ModelOutcome {
    const known = this.#repeated(moves);
    if (known) return this.#refuse(known, moves);
    const [accounts, transfers] = [structuredClone(this.accounts), structuredClone(this.transfers)];
    const outcome = this.#do(moves, at);
    if ('reason' in outcome || crash) [this.accounts, this.transfers] = [accounts, transfers];
    return this.#refuse(outcome, moves);
  }

  /** Releases pending transfers whose time has passed and returns how many. */
  expire(at: Date): number {
    const due = [...this.transfers.values()].filter(
      ({ state, expires }) => state === 'pending' && expires !== null && expires <= at,
    );
    for (const pending of due) {
      this.#release(pending);
      pending.state = 'expired';
    }
    return due.length;
  }

  setLimit(ref: AccountRef, limit: number | null): void {
    this.#open(ref).limit = limit;
  }

  setClosed(ref: AccountRef, closed: boolean): void {
    this.#open(ref).closed = closed;
  }

  #refuse(outcome: ModelOutcome, moves: readonly Move[]): ModelOutcome {
    if ('reason' in outcome) for (const { id } of moves) if (!this.transfers.has(id)) this.refused.add(id);
    return outcome;
  }

  /** Returns the answer to moves of which one is known already. */
  #repeated(moves: readonly Move[]): ModelOutcome | undefined {
    const amounts: number[] = [];
    let first: string | undefined;
    for (const move of moves) {
      if (this.refused.has(move.id)) return { id: move.id, reason: 'id_refused' };
      const before = this.transfers.get(move.id);
      if (before === undefined) continue;
      if (before.content !== contentOf(move)) return { id: move.id, reason: 'id_reused' };
      first ??= move.id;
      amounts.push(before.amount);
    }
    if (first === undefined) return undefined;
    return amounts.length === moves.length ? { amounts } : { id: first, reason: 'id_reused' };
  }

  #do(moves: readonly Move[], at: Date): ModelOutcome {
    let current = '';
    try {
      for (const [index, move] of moves.entries()) {
        current = move.id;
        checkForm(move, at);
        if (moves.slice(0, index).some(({ id }) => id === move.id)) throw new Refusal('id_reused');
      }
      const amounts = moves.map((move) => {
        current = move.id;
        return this.#one(move, at);
      });
      return { amounts };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { id: current, reason: error.reason };
    }
  }

  #one(move: Move, at: Date): number {
    if ('posts' in move) return this.#post(move.id, move.posts, move.amount, contentOf(move), at);
    if ('voids' in move) return this.#void(move.id, move.voids, contentOf(move), at);
    if ('reverses' in move) return this.#reverse(move.id, move.reverses, move.amount, contentOf(move));
    return this.#plain(move);
  }

  #plain(move: PlainMove): number {
    const kinds = transferKinds[move.kind];
    const [debit, credit] = [
      { owner: move.debit, kind: kinds.debit },
      { owner: move.credit, kind: kinds.credit },
    ];
    const [from, to] = [this.#open(debit), this.#open(credit)];
    const { balancing } = move;
    let { amount } = move;
    if (balancing === 'debit' || balancing === 'both') amount = Math.min(amount, freeOf(from));
    if (balancing === 'credit' || balancing === 'both') amount = Math.min(amount, roomOf(to));
    this.#mayMove(from, to, amount);
    if (move.pending) {
      from.held += amount;
      to.expected += amount;
    } else {
      from.debited += amount;
      to.credited += amount;
    }
    this.transfers.set(move.id, {
      state: move.pending ? 'pending' : 'posted',
      what: 'move',
      debit: accountRid(debit),
      credit: accountRid(credit),
      amount,
      expires: move.pending?.expires ?? null,
      isSettled: false,
      reversed: 0,
      content: contentOf(move),
    });
    return amount;
  }

  #post(id: string, of: string, part: number | undefined, content: string, at: Date): number {
    const pending = this.#pending(of, at);
    const amount = part ?? pending.amount;
    if (amount > pending.amount) throw new Refusal('above_pending');
    const [from, to] = [this.#account(pending.debit), this.#account(pending.credit)];
    if (from.closed || to.closed) throw new Refusal('closed');
    this.#release(pending);
    from.debited += amount;
    to.credited += amount;
    pending.state = 'posted';
    pending.isSettled = true;
    this.transfers.set(id, { ...pending, what: 'post', amount, isSettled: false, content });
    return amount;
  }

  #void(id: string, of: string, content: string, at: Date): number {
    const pending = this.#pending(of, at);
    this.#release(pending);
    pending.state = 'voided';
    this.transfers.set(id, { ...pending, what: 'void', content });
    return pending.amount;
  }

  #reverse(id: string, of: string, part: number | undefined, content: string): number {
    const origin = this.transfers.get(of);
    if (origin === undefined) throw new Refusal('unknown_transfer');
    const isPosted = origin.state === 'posted' && !origin.isSettled && origin.what !== 'reverse';
    if (!isPosted) throw new Refusal('not_reversible');
    const left = origin.amount - origin.reversed;
    const amount = part ?? left;
    if (left === 0 || amount > left) throw new Refusal('above_transfer');
    const [from, to] = [this.#account(origin.credit), this.#account(origin.debit)];
    this.#mayMove(from, to, amount);
    from.debited += amount;
    to.credited += amount;
    origin.reversed += amount;
    const { debit: credit, credit: debit } = origin;
    this.transfers.set(id, { ...origin, what: 'reverse', debit, credit, amount, reversed: 0, content });
    return amount;
  }

  #pending(id: string, at: Date): ModelTransfer {
    const found = this.transfers.get(id);
    if (found === undefined) throw new Refusal('unknown_pending');
    if (found.state === 'expired') throw new Refusal('expired');
    if (found.state !== 'pending') throw new Refusal('not_pending');
    if (found.expires !== null && found.expires <= at) throw new Refusal('expired');
    return found;
  }

  #release({ debit, credit, amount }: ModelTransfer): void {
    this.#account(debit).held -= amount;
    this.#account(credit).expected -= amount;
  }

  #mayMove(from: ModelAccount, to: ModelAccount, amount: number): void {
    if (from.closed || to.closed) throw new Refusal('closed');
    if (amount > freeOf(from)) throw new Refusal('insufficient');
    if (amount > roomOf(to)) throw new Refusal('above_ceiling');
  }

  #account(rid: string): ModelAccount {
    const account = this.accounts.get(rid);
    if (account === undefined) throw new Error(`the model has no account ${rid}`);
    return account;
  }

  #open(ref: AccountRef): ModelAccount {
    const rid = accountRid(ref);
    const account = this.accounts.get(rid) ?? newModelAccount(ref.kind);
    this.accounts.set(rid, account);
    return account;
  }
}

export const newModelAccount = (kind: AccountKind): ModelAccount => ({
  kind,
  debited: 0,
  credited: 0,
  held: 0,
  expected: 0,
  limit: accountKinds[kind].floor,
  closed: false,
});

const freeOf = ({ limit, credited, debited, held }: ModelAccount): number =>
  limit === null ? Infinity : Math.max(0, credited - debited - held - limit);

const roomOf = ({ kind, credited, debited, expected }: ModelAccount): number => {
  const { ceiling } = accountKinds[kind];
  return ceiling === null ? Infinity : Math.max(0, ceiling - (credited - debited) - expected);
};

function checkForm(move: Move, at: Date): void {
  const amount = 'amount' in move ? move.amount : undefined;
  if (amount !== undefined && (amount < 1 || !Number.isInteger(amount))) throw new Refusal('amount');
  if (!('kind' in move)) return;
  const { debit, credit } = transferKinds[move.kind];
  if (!owns(move.debit, debit) || !owns(move.credit, credit)) throw new Refusal('accounts');
  if (debit === credit && contentOf(move.debit) === contentOf(move.credit)) throw new Refusal('same_account');
  const expires = move.pending?.expires;
  if (expires && expires <= at) throw new Refusal('expired');
}

const owns = (owner: Owner, kind: AccountKind) =>
  (accountKinds[kind].side === 'lab') === (owner.kind === 'lab');

/** Commands build each move in the same order of its properties, so equal moves have equal JSON. */
const contentOf = (value: object): string => JSON.stringify(value);
