import type { Store } from './store';

const sumOf = (kinds: readonly string[], where = 'true') =>
  `SELECT sum(coalesce(posted_amount, amount)) FROM ledger_transfer
   WHERE state = 'posted' AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) AND ${where}`;
const count = (table: string) => `SELECT count(*) FROM ${table}`;

/** What calls leave behind, each measured by a query: rows that are never deleted, and money that moved. */
const measures = {
  orders: count('orders'),
  statements: count('statement'),
  reservations: count('reservation'),
  coupons: count('coupon'),
  vouchers: count('transfer_apply'),
  prepayments: count('prestore_apply'),
  invoices: 'SELECT sum(amount_fen) FROM invoice_apply',
  /** Money that the bank has received. */
  bank: sumOf(['deposit', 'voucher', 'statement_by_bank']),
  /** What members paid of statements from their own balance. */
  paid: sumOf(['statement_by_cash', 'statement_by_bonus'], `debit_rid LIKE 'member:%'`),
  /** What members asked their group to pay. */
  asked: 'SELECT sum(amount_fen) FROM cluster_payment',
  refunds: sumOf(['refund_cash']),
  spent: 'SELECT sum(points) FROM integration_exchange',
  gifts: sumOf(['points_gift']),
  /** Acts of staff on orders, and answers of members to statements. */
  moves: `${count('order_event')} WHERE by = 'staff' AND act IN ('confirm', 'test', 'deliver', 'close', 'cancel')`,
  cancelled: `${count('order_event')} WHERE by = 'member' AND act = 'cancel'`,
  confirmed: `${count('statement_event')} WHERE by = 'member' AND act = 'right'`,
  disputed: `${count('statement_event')} WHERE act = 'wrong'`,
  adjusted: sumOf(['points_added']),
  allotted: sumOf(['allot_cash', 'allot_bonus']),
} as const satisfies Record<string, string>;

export type Measure = keyof typeof measures;
/** By how much a call changes each measure when it is done. */
export type Effect = Partial<Readonly<Record<Measure, number>>>;

const names = Object.keys(measures) as Measure[];
const all = `SELECT ${names.map((name) => `coalesce((${measures[name]}), 0)::float8 AS ${name}`).join(', ')}`;

/**
 * Compares what the portal said that it did with what the database has. A call without an answer may have happened once; one with an
 * answer happened exactly once.
 */
export class Effects {
  #base: Record<string, number> = {};
  readonly #sure: Record<string, number> = {};
  readonly #open = new Map<string, Effect>();

  async begin(store: Store): Promise<void> {
    this.#base = await measured(store);
  }

  asked(key: string, effect: Effect): void {
    this.#open.set(key, effect);
  }

  /** Notes that a call was answered: it is done, or it was refused. */
  answered(key: string, isDone: boolean): void {
    const effect = this.#open.get(key);
    this.#open.delete(key);
    if (!effect || !isDone) return;
    for (const name of names) this.#sure[name] = (this.#sure[name] ?? 0) + (effect[name] ?? 0);
  }

  /** Returns what the database has more or less than was said. */
  async differences(store: Store): Promise<string[]> {
    const now = await measured(store);
    return names.flatMap((name) => {
      const is = (now[name] ?? 0) - (this.#base[name] ?? 0);
      const least = this.#sure[name] ?? 0;
      const most = [...this.#open.values()].reduce((sum, effect) => sum + (effect[name] ?? 0), least);
      if (is < least) return `acknowledged and lost: ${name} is ${is}, and was acknowledged as ${least}`;
      return is > most ? `happened twice: ${name} is ${is}, and was asked for as ${most}` : [];
    });
  }
}

async function measured(store: Store): Promise<Record<string, number>> {
  const { rows } = await store.query<Record<string, number>>(all);
  return rows[0] ?? {};
}
