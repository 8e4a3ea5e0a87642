import { type AccountKind, accountKinds, type TransferKind, transferKinds } from '@portal/shared/rules';
import { type Cause, type Move, maxAmount } from '../../src/modules/ledger/ledger.move.rules';
import { type AccountRef, labOwner, type Owner } from '../../src/modules/ledger/ledger.rules';

/**
 * The notation of the ledger's cases: steps are separated by ` | `. A and B are members, G is a group; A is the owner
 * where none is given. Times are days after the start of the row; each row begins on day 0.
 *
 *     d: deposit 500                       the move `d`, from and to the accounts of its kind
 *     g: points_gift 50 to B               also: of B, which is the debited owner
 *     h: order_by_cash 300 pending         also: pending until 7 (day)
 *     b: statement_by_cash 900 up to both       a balancing move; also: up to debit, up to credit
 *     p: post h 200   v: void h   r: reverse d 100
 *     a: deposit 5 & b: deposit 6          linked moves
 *     … => 120                             the moved amount; 120, 30 of linked moves
 *     … => insufficient 200                the reason of the refusal, and what is available
 *     crash a: deposit 5                   the transaction throws after its transfers
 *     caught a: deposit 5 => …             the caller catches the refusal and commits
 *     day 3                                sets the clock
 *     expire => 1                          the job, and how many transfers it has released
 *     limit credit -500   limit cash none   close cash   reopen cash
 *     cash 200 held 300 expected 5         balance and pending amounts, which are 0 when not given; also B.cash
 *     free cash 200                        what may be debited
 *     cash on 3 is 200                     the balance at a past moment, on day 3
 */
export type Step =
  | {
      readonly do: 'transfer';
      readonly how: 'run' | 'crash' | 'caught';
      readonly moves: Move[];
      readonly result: Result;
    }
  | { readonly do: 'day'; readonly day: number }
  | { readonly do: 'expire'; readonly expired: number }
  | { readonly do: 'limit'; readonly account: AccountRef; readonly floor: number | null }
  | { readonly do: 'close' | 'reopen'; readonly account: AccountRef }
  | { readonly do: 'balance'; readonly account: AccountRef; readonly totals: Totals }
  | { readonly do: 'free'; readonly account: AccountRef; readonly amount: number }
  | { readonly do: 'past'; readonly account: AccountRef; readonly day: number; readonly balance: number };

export type Result =
  | { readonly amounts: readonly number[] | undefined }
  | { readonly reason: string; readonly available: number | undefined };

export interface Totals {
  readonly balance: number;
  readonly held: number;
  readonly expected: number;
}

/** What the names of a row stand for. */
export interface Names {
  /** Returns the owner A, B or G. */
  owner(name: string): Owner;
  /** Returns the id of a transfer. */
  id(name: string): string;
  /** Returns the moment of a day. */
  day(day: number): Date;
}

const cause: Cause = { kind: 'case', rid: 'case' };

/** Returns the steps of a row. Throws when one is not in the notation. */
export function stepsOf(row: string, names: Names): Step[] {
  return row.split(' | ').map((step) => {
    const [word = '', ...rest] = step.trim().split(/\s+/);
    const parse = Object.hasOwn(steps, word) ? steps[word] : undefined;
    if (parse) return parse(rest, names);
    return step.includes(':') ? transferStep(step.trim(), 'run', names) : accountStep(step.trim(), names);
  });
}

const steps: Readonly<Record<string, (words: readonly string[], names: Names) => Step>> = {
  day: ([day]) => ({ do: 'day', day: numberOf(day) }),
  expire: ([, expired]) => ({ do: 'expire', expired: numberOf(expired) }),
  limit: ([account, floor], names) => ({
    do: 'limit',
    account: accountOf(account, names),
    floor: floor === 'none' ? null : numberOf(floor),
  }),
  close: ([account], names) => ({ do: 'close', account: accountOf(account, names) }),
  reopen: ([account], names) => ({ do: 'reopen', account: accountOf(account, names) }),
  free: ([account, amount], names) => ({
    do: 'free',
    account: accountOf(account, names),
    amount: numberOf(amount),
  }),
  crash: (words, names) => transferStep(words.join(' '), 'crash', names),
  caught: (words, names) => transferStep(words.join(' '), 'caught', names),
};

function transferStep(step: string, how: 'run' | 'crash' | 'caught', names: Names): Step {
  const [moves = '', result] = step.split(' => ');
  return {
    do: 'transfer',
    how,
    moves: moves.split(' & ').map((move) => moveOf(move, names)),
    result: resultOf(result),
  };
}

function resultOf(result: string | undefined): Result {
  if (result === undefined) return { amounts: undefined };
  if (/^\d/.test(result)) return { amounts: result.split(', ').map(numberOf) };
  const [reason = '', available] = result.split(' ');
  return { reason, available: available === undefined ? undefined : numberOf(available) };
}

function moveOf(text: string, names: Names): Move {
  const [, name = '', what = '', rest = ''] = /^(\S*): (\w+) ?(.*)$/.exec(text) ?? unreadable(text);
  const id = names.id(name);
  const [reference = '', amount] = rest.split(' ');
  const part = amount === undefined ? {} : { amount: amountOf(amount) };
  if (what === 'post') return { id, posts: names.id(reference), ...part };
  if (what === 'void') return { id, voids: names.id(reference) };
  if (what === 'reverse') return { id, reverses: names.id(reference), ...part };
  return plainMove(id, kindOf(what), rest, names);
}

function plainMove(id: string, kind: TransferKind, rest: string, names: Names): Move {
  const pattern =
    /^(\S+)(?: of (\w+))?(?: to (\w+))?( pending)?(?: until ([\d.]+))?(?: up to (debit|credit|both))?$/;
  const found = pattern.exec(rest) ?? unreadable(rest);
  const [, amount, debit = 'A', credit = 'A', pending, until, balancing] = found;
  const { debit: debitKind, credit: creditKind } = transferKinds[kind];
  return {
    id,
    kind,
    debit: accountKinds[debitKind].side === 'lab' && found[2] === undefined ? labOwner : names.owner(debit),
    credit:
      accountKinds[creditKind].side === 'lab' && found[3] === undefined ? labOwner : names.owner(credit),
    amount: amountOf(amount),
    cause,
    ...(pending ? { pending: { expires: until === undefined ? null : names.day(numberOf(until)) } } : {}),
    ...(isBalancing(balancing) ? { balancing } : {}),
  };
}

const isBalancing = (word: string | undefined): word is 'debit' | 'credit' | 'both' => word !== undefined;

/** An amount may be a number that the ledger refuses, and `max` is the largest one that it takes. */
const amountOf = (text: string | undefined): number => (text === 'max' ? maxAmount : Number(text));

function accountStep(step: string, names: Names): Step {
  const [, past, day, balance] = /^(\S+) on (\S+) is (\S+)$/.exec(step) ?? [];
  if (past !== undefined)
    return { do: 'past', account: accountOf(past, names), day: numberOf(day), balance: numberOf(balance) };
  const pattern = /^(\S+) (-?\d+)(?: held (\d+))?(?: expected (\d+))?$/;
  const [, account, now, held = '0', expected = '0'] = pattern.exec(step) ?? unreadable(step);
  const totals = { balance: numberOf(now), held: numberOf(held), expected: numberOf(expected) };
  return { do: 'balance', account: accountOf(account, names), totals };
}

function accountOf(text: string | undefined, names: Names): AccountRef {
  const [kind, owner = 'A'] = (text ?? '').split('.').reverse();
  if (!isAccountKind(kind)) return unreadable(text);
  return { kind, owner: accountKinds[kind].side === 'lab' ? labOwner : names.owner(owner) };
}

const isAccountKind = (kind: string | undefined): kind is AccountKind =>
  kind !== undefined && Object.hasOwn(accountKinds, kind);

function kindOf(text: string): TransferKind {
  return isTransferKind(text) ? text : unreadable(text);
}

const isTransferKind = (kind: string): kind is TransferKind => Object.hasOwn(transferKinds, kind);

function numberOf(text: string | undefined): number {
  const number = Number(text);
  return Number.isNaN(number) ? unreadable(text) : number;
}

function unreadable(text: string | undefined): never {
  throw new Error(`not in the notation of ledger cases: ${text}`);
}
