/**
 * What each member should have, in memory: cash, bonus, credit, coupons, points and rebates, with orders, statements and
 * invoices. It follows docs/money.md and shares no code with the services that it is compared with. Amounts are fen.
 */

/** From which accounts an amount is reserved or taken. */
interface Parts {
  credit: number;
  cash: number;
  bonus: number;
}
type Source = keyof Parts;

export interface ModelOrder {
  readonly rid: string;
  readonly code: string;
  readonly due: number;
  readonly coupon: string | null;
  state: 'submitted' | 'cancelled' | 'delivered' | 'billed' | 'disputed' | 'unpaid' | 'paid';
  held: Parts;
  /** What the referred member's payment earned for the promoter, while the order is paid. */
  rebate: { readonly paid: number; readonly amount: number; refunded: number; returned: number } | undefined;
}

export interface ModelStatement {
  readonly rid: string;
  readonly code: string;
  readonly orders: readonly ModelOrder[];
  /** Billed amount of each order. */
  billed: number[];
  state: 'open' | 'disputed' | 'unpaid' | 'paid';
  /** End of the review period, and when the statement became unpaid. */
  until: number;
  since: number;
  /** Paid in cash or by bank, refunds deducted. */
  paidCash: number;
  paidBonus: number;
  owed: number;
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
  state: 'waiting' | 'paid' | 'cancelled';
}

/** What an act answers: ok, or the id of its refusal. */
export type Outcome = string;

const dayMs = 24 * 3600 * 1000;
/** Settings of a new portal, and the share of rebates that the test sets. */
export const rules = {
  overdueDays: 30,
  reviewDays: 7,
  rebatePercent: 50,
  couponFen: 1000,
  bonusFrom: 500_000,
};

const none = (): Parts => ({ credit: 0, cash: 0, bonus: 0 });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const total = ({ billed }: ModelStatement): number => sumOf(billed);

/** One member. */
export class ModelMember {
  cash = 0;
  bonus = 0;
  /** Used credit. */
  used = 0;
  points = 0;
  rebate = 0;
  /** What refunds take back of rebates and was not there to be taken. */
  rebateDebt = 0;
  readonly limit: number;
  readonly promoter: ModelMember | undefined;
  readonly coupons = new Map<string, 'free' | 'used'>();
  readonly orders: ModelOrder[] = [];
  readonly statements: ModelStatement[] = [];
  readonly invoices: ModelInvoice[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];

  constructor(limit: number, promoter?: ModelMember) {
    this.limit = limit;
    this.promoter = promoter;
  }

  held(source: Source): number {
    return sumOf(this.orders.map(({ held }) => held[source]));
  }

  withdrawn(): number {
    return sumOf(this.withdrawals.map(({ state, amount }) => (state === 'waiting' ? amount : 0)));
  }

  prepaid(amount: number): void {
    this.cash += amount;
    if (amount >= rules.bonusFrom) this.bonus += 15_000;
  }

  /** Returns what a new order reserves, or the id of its refusal. */
  reserve(due: number, now: number): Parts | Outcome {
    const late = this.statements.some(
      ({ state, since }) => state === 'unpaid' && since < now - rules.overdueDays * dayMs,
    );
    const held = this.#draw(due, late ? ['cash', 'bonus'] : ['credit', 'cash', 'bonus']);
    return held ?? (late ? 'credit_overdue' : 'credit_short');
  }

  place(order: ModelOrder): void {
    this.orders.push(order);
    if (order.coupon !== null) this.coupons.set(order.coupon, 'used');
  }

  cancel(order: ModelOrder): void {
    order.state = 'cancelled';
    order.held = none();
    if (order.coupon !== null) this.coupons.set(order.coupon, 'free');
  }

  /** Bills orders: what is reserved for them becomes what they cost, or nothing changes. */
  bill(orders: readonly ModelOrder[], billed: readonly number[]): Outcome {
    if (billed.some((amount) => amount < 0)) return 'invalid_input';
    const before = orders.map(({ held }) => held);
    for (const [index, order] of orders.entries()) {
      const amount = billed[index] ?? 0;
      const { credit, cash, bonus } = order.held;
      if (credit + cash + bonus === amount) continue;
      order.held = none();
      const held = this.#draw(amount, ['credit', 'cash', 'bonus']);
      if (held) order.held = held;
      else {
        for (const [place, one] of orders.entries()) one.held = before[place] ?? none();
        return 'credit_short';
      }
    }
    return 'ok';
  }

  /** Takes what is reserved: cash and bonus are paid with that, credit is owed. */
  confirm(statement: ModelStatement, now: number): void {
    for (const order of statement.orders) {
      const { credit, cash, bonus } = order.held;
      this.used += credit;
      this.cash -= cash;
      this.bonus -= bonus;
      statement.owed += credit;
      statement.paidCash += cash;
      statement.paidBonus += bonus;
      order.held = none();
    }
    Object.assign(statement, { state: 'unpaid', since: now });
    this.#settle(statement);
  }

  pay(statement: ModelStatement, amount: number): Outcome {
    if (statement.state !== 'unpaid') return 'statement_act_refused';
    if (amount > statement.owed) return 'amount_invalid';
    const parts = this.#draw(amount, ['cash', 'bonus']);
    if (!parts) return 'balance_short';
    this.cash -= parts.cash;
    this.bonus -= parts.bonus;
    statement.paidBonus += parts.bonus;
    this.#paid(statement, amount, parts.cash);
    return 'ok';
  }

  /** Money from the bank pays what is owed; the rest becomes cash. */
  bank(statement: ModelStatement, amount: number): Outcome {
    if (statement.state !== 'unpaid') return 'statement_act_refused';
    const part = Math.min(statement.owed, amount);
    this.cash += amount - part;
    this.#paid(statement, part, part);
    return 'ok';
  }

  refund(statement: ModelStatement, amount: number): Outcome {
    if (statement.state !== 'paid') return 'statement_act_refused';
    if (amount > statement.paidCash - statement.invoiced) return 'amount_invalid';
    const before = shares(statement.billed, statement.refunded);
    statement.refunded += amount;
    statement.paidCash -= amount;
    this.cash += amount;
    for (const [index, share] of shares(statement.billed, statement.refunded).entries()) {
      const order = statement.orders[index];
      const refunded = share - (before[index] ?? 0);
      if (order === undefined || refunded <= 0) continue;
      this.points -= Math.min(this.points, Math.floor(refunded / 100));
      this.promoter?.takeBack(order, refunded);
    }
    return 'ok';
  }

  invoice(statement: ModelStatement, amount: number): Outcome {
    if (amount > statement.paidCash - statement.invoiced) return 'amount_invalid';
    statement.invoiced += amount;
    return 'ok';
  }

  withdraw(amount: number): Outcome {
    return amount > this.rebate - this.withdrawn() ? 'balance_short' : 'ok';
  }

  /** Takes what is owed of rebates from whatever is free. */
  collect(): void {
    const taken = Math.min(this.rebateDebt, this.rebate - this.withdrawn());
    this.rebate -= taken;
    this.rebateDebt -= taken;
  }

  takeBack({ rebate }: ModelOrder, refunded: number): void {
    if (!rebate) return;
    rebate.refunded += refunded;
    const stays = Math.floor(((rebate.paid - rebate.refunded) * rules.rebatePercent) / 100);
    const back = rebate.amount - rebate.returned - stays;
    rebate.returned += back;
    this.rebateDebt += back;
    this.collect();
  }

  #paid(statement: ModelStatement, amount: number, inCash: number): void {
    this.used -= amount;
    statement.owed -= amount;
    statement.paidCash += inCash;
    this.#settle(statement);
  }

  #settle(statement: ModelStatement): void {
    if (statement.owed > 0) return;
    statement.state = 'paid';
    for (const [index, share] of shares(statement.billed, statement.paidCash).entries()) {
      const order = statement.orders[index];
      this.points += Math.floor(share / 100);
      const amount = Math.floor((share * rules.rebatePercent) / 100);
      if (!this.promoter || !order || amount === 0) continue;
      order.rebate = { paid: share, amount, refunded: 0, returned: 0 };
      this.promoter.rebate += amount;
      this.promoter.collect();
    }
  }

  #draw(amount: number, sources: readonly Source[]): Parts | undefined {
    const have = { credit: this.limit - this.used, cash: this.cash, bonus: this.bonus };
    const parts = none();
    let missing = amount;
    for (const source of sources) {
      parts[source] = Math.min(missing, Math.max(0, have[source] - this.held(source)));
      missing -= parts[source];
    }
    return missing > 0 ? undefined : parts;
  }
}

/** Divides an amount in proportion to weights: the first parts are rounded down together, so that they add up. */
function shares(weights: readonly number[], amount: number): number[] {
  const all = sumOf(weights);
  let given = 0;
  return weights.map((_, index) => {
    const upTo = all === 0 ? 0 : Math.floor((amount * sumOf(weights.slice(0, index + 1))) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** State of an order by the state of its statement. */
export const orderStateOf = { open: 'billed', disputed: 'disputed', unpaid: 'unpaid', paid: 'paid' } as const;

export const amountsOf = (statement: ModelStatement) => ({
  total_fen: total(statement),
  paid_fen: statement.paidCash + statement.paidBonus,
  owed_fen: statement.owed,
  state: statement.state,
  invoiced_fen: statement.invoiced,
});
