/** What the model knows of each record. Amounts are fen. */

/** From which accounts an amount is reserved or taken. */
export interface Parts {
  credit: number;
  cash: number;
  bonus: number;
}
export type Source = keyof Parts;

export interface ModelOrder {
  readonly rid: string;
  readonly code: string;
  readonly coupon: string | null;
  /** Whether a sample is sent; the prepayment of an enterprise is reserved before that, else before the test. */
  readonly sampled: boolean;
  readonly enterprise: boolean;
  due: number;
  state: 'submitted' | 'agreed' | 'prepaid' | 'cancelled' | 'delivered' | 'billed' | 'closed';
  held: Parts;
  /** What the referred member's payment earned for the promoter, while the order is paid. */
  rebate: { readonly paid: number; readonly amount: number; refunded: number; returned: number } | undefined;
}

/** Who pays: the member, or the group. */
export type Payer = 'own' | 'group';

export interface ModelStatement {
  readonly rid: string;
  readonly code: string;
  readonly orders: readonly ModelOrder[];
  /** Billed amount of each order. */
  billed: number[];
  state: 'open' | 'disputed' | 'unpaid' | 'paid';
  /** End of the review period, and when the statement became unpaid. */
  until: number;
  reminded: boolean;
  since: number;
  /** Paid in cash or by bank, refunds deducted, by payer, who paid first comes first. */
  readonly payers: Map<Payer, number>;
  paidBonus: number;
  owed: number;
  /** Part of it that waits for the group's managers. */
  waiting: number;
  refunded: number;
  invoiced: number;
}

export interface ModelInvoice {
  readonly rid: string;
  readonly code: string;
  readonly statement: ModelStatement;
  readonly amount: number;
  state: 'waiting' | 'issued' | 'red' | 'refused' | 'cancelled';
}

export interface ModelWithdrawal {
  readonly rid: string;
  readonly code: string;
  readonly amount: number;
  state: 'waiting' | 'paid' | 'refused' | 'cancelled';
}

export interface ModelExchange {
  readonly rid: string;
  readonly code: string;
  readonly points: number;
  state: 'waiting' | 'sent' | 'issued' | 'refused';
}

/** A bank transfer that the member reported. */
export interface ModelTransfer {
  readonly rid: string;
  readonly code: string;
  readonly amount: number;
  readonly statement: ModelStatement | undefined;
  state: 'waiting' | 'matched' | 'refused' | 'cancelled';
}

/** What an act answers: ok, or the id of its refusal. */
export type Outcome = string;

export const noParts = (): Parts => ({ credit: 0, cash: 0, bonus: 0 });
export const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, one) => sum + one, 0);
export const paidCash = ({ payers }: ModelStatement): number => sumOf(payers.values());
export const totalOf = ({ billed }: ModelStatement): number => sumOf(billed);
export const payableOf = ({ owed, waiting }: ModelStatement): number => owed - waiting;

/** Takes an amount from what accounts have free, in their order; undefined when it is not covered. */
export function draw(amount: number, free: readonly (readonly [Source, number])[]): Parts | undefined {
  const parts = noParts();
  let missing = amount;
  for (const [source, available] of free) {
    parts[source] = Math.min(missing, Math.max(0, available));
    missing -= parts[source];
  }
  return missing > 0 ? undefined : parts;
}

/** Divides an amount in proportion to weights: the first parts are rounded down together, so that they add up. */
export function shares(weights: readonly number[], amount: number): number[] {
  const all = sumOf(weights);
  let given = 0;
  return weights.map((_, index) => {
    const upTo = all === 0 ? 0 : Math.floor((amount * sumOf(weights.slice(0, index + 1))) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
