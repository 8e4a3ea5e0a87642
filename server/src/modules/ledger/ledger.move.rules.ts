import { createHash } from 'node:crypto';
import { type AccountKind, type TransferKind, transferKinds } from '@portal/shared/rules';
import { canonicalJson } from '../../http/canonicalJson';
import { type AccountRef, accountRid, canOwn, type Owner } from './ledger.rules';

/** The record that is the reason of a transfer, such as an order. */
export interface Cause {
  readonly kind: string;
  readonly rid: string;
}

/** Moves `amount` (fen, or points on accounts of points) from the debited account to the credited one. */
export interface PlainMove {
  /** Chosen by the caller and unique for all time; it says the cause, such as `order:<rid>:hold`. */
  readonly id: string;
  readonly kind: TransferKind;
  readonly debit: Owner;
  readonly credit: Owner;
  readonly amount: number;
  readonly cause: Cause;
  /** Reserves the amount only; a later move posts or voids it. */
  readonly pending?: { readonly expires: Date | null };
  /**
   * Makes `amount` an upper limit: moves what the debited account has above its floor (`debit`), what the credited
   * account takes below its ceiling (`credit`), or the smaller of them (`both`), which may be 0.
   */
  readonly balancing?: 'debit' | 'credit' | 'both';
}

/** Posts a pending transfer, all of it by default, and releases the rest. */
export interface PostMove {
  readonly id: string;
  readonly posts: string;
  readonly amount?: number;
}

/** Releases a pending transfer. */
export interface VoidMove {
  readonly id: string;
  readonly voids: string;
}

/** Moves a posted transfer's amount back, by default what earlier reversals have left of it. */
export interface ReverseMove {
  readonly id: string;
  readonly reverses: string;
  readonly amount?: number;
}

export type Move = PlainMove | PostMove | VoidMove | ReverseMove;

/** Why a move is refused. `linked`: another move of the same call was refused. */
export const refusalReasons = [
  'id',
  'id_reused',
  'id_refused',
  'linked',
  'amount',
  'accounts',
  'same_account',
  'expired',
  'unknown_pending',
  'not_pending',
  'above_pending',
  'unknown_transfer',
  'not_reversible',
  'above_transfer',
  'closed',
  'insufficient',
  'above_ceiling',
  'overflow',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

export interface Refused {
  /** The refused move. */
  readonly id: string;
  readonly reason: RefusalReason;
  /** The account whose free amount, `available`, is less than the move needs. */
  readonly account?: AccountKind;
  readonly available?: number;
}

/** The largest amount of one transfer: 100 billion yuan. */
export const maxAmount = 10 ** 13;

const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= maxAmount;

/** Returns the accounts that a move names: none for moves that refer to an earlier transfer. */
export function accountsOf(move: Move): readonly [AccountRef, AccountRef] | readonly [] {
  if (!('kind' in move)) return [];
  const { debit, credit } = transferKinds[move.kind];
  return [
    { owner: move.debit, kind: debit },
    { owner: move.credit, kind: credit },
  ];
}

/** Returns the id of the earlier transfer that the move refers to. */
export function referenceOf(move: Move): string | undefined {
  if ('posts' in move) return move.posts;
  if ('voids' in move) return move.voids;
  return 'reverses' in move ? move.reverses : undefined;
}

/** An id is printable ASCII without spaces, so that it is the same in every log and URL. */
export const isTransferId = (id: string): boolean => /^[!-~]{1,200}$/.test(id);

/** Returns the first move that is invalid for any balances of its accounts. */
export function malformedMove(moves: readonly Move[], at: Date): Refused | undefined {
  for (const [index, move] of moves.entries()) {
    const reason = flawOf(move, at);
    if (reason !== undefined) return { id: move.id, reason };
    if (moves.findIndex(({ id }) => id === move.id) < index) return { id: move.id, reason: 'id_reused' };
  }
  return undefined;
}

function flawOf(move: Move, at: Date): RefusalReason | undefined {
  if ('amount' in move && move.amount !== undefined && !isAmount(move.amount)) return 'amount';
  const [debit, credit] = accountsOf(move);
  if (debit === undefined || credit === undefined) return undefined;
  if (!canOwn(debit) || !canOwn(credit)) return 'accounts';
  if (accountRid(debit) === accountRid(credit)) return 'same_account';
  const expires = 'pending' in move ? move.pending?.expires : undefined;
  return expires != null && !(expires > at) ? 'expired' : undefined;
}

/** Returns a digest of the move's content: an id can be repeated only with the same content. */
export function digestOf(move: Move): string {
  const content = 'pending' in move ? { ...move, pending: [move.pending?.expires?.getTime() ?? null] } : move;
  return createHash('sha256').update(canonicalJson(content)).digest('base64url');
}
