/** The cash of one prepayment. Amounts are fen. */
export interface Lot {
  readonly rid: string;
  readonly amount_fen: number;
  /** What requests for invoices of it use up. */
  readonly invoiced_fen: number;
  /** What payments have taken of the invoiced part, or have reserved. */
  readonly used_fen: number;
}

/** The cash of an account: what is there, and of which of it an invoice was asked for. */
export interface AccountCash {
  /** The prepayments, the oldest first. */
  readonly lots: readonly Lot[];
  /** The posted balance, less payments that wait for a group's manager. Of these it is decided what they take. */
  readonly balance_fen: number;
  /** What may be spent: the balance, less all that is reserved. */
  readonly available_fen: number;
}

/** The cash of an account that does not exist yet. */
export const noCash: AccountCash = { lots: [], balance_fen: 0, available_fen: 0 };

/** Returns the invoiced cash that no payment has taken. */
export const invoicedLeft = (lots: readonly Lot[]): number =>
  lots.reduce((sum, { invoiced_fen, used_fen }) => sum + invoiced_fen - used_fen, 0);

/** Returns the cash of which no invoice was asked for. */
export const plainOf = ({ lots, balance_fen }: AccountCash): number =>
  Math.max(0, balance_fen - invoicedLeft(lots));

/**
 * Returns what may still be invoiced of each prepayment. Of cash that is not invoiced the oldest is spent first, so what is left of it
 * belongs to the newest prepayments.
 */
export function openOfLots(cash: AccountCash): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  let left = plainOf(cash);
  for (const { rid, amount_fen, invoiced_fen } of [...cash.lots].reverse()) {
    const part = Math.min(left, amount_fen - invoiced_fen);
    open.set(rid, part);
    left -= part;
  }
  return open;
}

/** What a payment of a statement may take. Amounts are fen. */
export interface Spendable {
  /** The invoiced part of the cash, which is spent first. */
  readonly invoiced_fen: number;
  /** All cash, that part included. */
  readonly cash_fen: number;
  readonly bonus_fen: number;
}

/**
 * Returns what a payment of an amount may take from cash and bonus. Invoiced cash is spent first; it and bonus pay at most `open_fen`,
 * what may still be invoiced of the statement: what it has invoiced itself is paid with cash that is not invoiced.
 */
export function spendable(
  amount_fen: number,
  cash: AccountCash,
  { bonus_fen, open_fen }: { readonly bonus_fen: number; readonly open_fen: number },
): Spendable {
  const open = Math.max(0, open_fen);
  const invoiced_fen = Math.max(0, Math.min(amount_fen, invoicedLeft(cash.lots), open, cash.available_fen));
  return {
    invoiced_fen,
    cash_fen: Math.max(0, Math.min(cash.available_fen, invoiced_fen + plainOf(cash))),
    bonus_fen: Math.max(0, Math.min(bonus_fen, open - invoiced_fen)),
  };
}

/** A part of a payment that is taken from one prepayment. */
export interface Taken {
  readonly lot_rid: string;
  readonly amount_fen: number;
}

/** Takes an amount from the invoiced cash, from the oldest prepayment first, at most what there is. */
export function takeOldest(lots: readonly Lot[], amount_fen: number): Taken[] {
  let left = amount_fen;
  return lots.flatMap(({ rid, invoiced_fen, used_fen }) => {
    const part = Math.min(left, invoiced_fen - used_fen);
    left -= Math.max(0, part);
    return part > 0 ? [{ lot_rid: rid, amount_fen: part }] : [];
  });
}

/** A stored part of a payment. */
export interface Use extends Taken {
  readonly id: number;
}

/** Returns what the newest parts of payments keep when an amount of them is no longer invoiced. */
export function giveBackNewest(uses: readonly Use[], amount_fen: number): Use[] {
  let left = amount_fen;
  return [...uses]
    .sort((a, b) => b.id - a.id)
    .flatMap((use) => {
      const back = Math.min(left, use.amount_fen);
      left -= Math.max(0, back);
      return back > 0 ? [{ ...use, amount_fen: use.amount_fen - back }] : [];
    });
}
