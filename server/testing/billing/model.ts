/**
 * What each member should have, in memory: cash, bonus, credit, coupons, points and rebates, with orders, statements and
 * invoices. It follows docs/money.md and shares no code with the services that it is compared with. Amounts are fen.
 */
import { groupRules, type ModelGroup } from './group';
import type { ModelLab } from './lab';
import { ModelPoints } from './points';
import {
  draw,
  type ModelExchange,
  type ModelInvoice,
  type ModelOrder,
  type ModelStatement,
  type ModelTransfer,
  type ModelWithdrawal,
  noParts,
  type Outcome,
  type Parts,
  type Payer,
  paidCash,
  payableOf,
  type Source,
  shares,
  sumOf,
} from './record';

export const dayMs = 24 * 3600 * 1000;
/** Settings of a new portal, and those that the test sets. */
export const rules = {
  overdueDays: 30,
  reviewDays: 7,
  rebatePercent: 50,
  couponFen: 1000,
  bonusFrom: 500_000,
  bonusFen: 15_000,
  /** Above this a second person agrees. */
  approvalFen: 400_000,
  goodsPoints: 15,
};

interface Given {
  /** Number in the world; 0 owns the group. */
  readonly number: number;
  readonly lab: ModelLab;
  readonly group: ModelGroup;
  readonly limit: number;
  readonly enterprise?: boolean;
  readonly promoter?: ModelMember;
}

/** One member. */
export class ModelMember {
  cash = 0;
  bonus = 0;
  limit: number;
  /** Used credit. */
  used = 0;
  rebate = 0;
  /** What refunds take back of rebates and was not there to be taken. */
  rebateDebt = 0;
  readonly number: number;
  readonly enterprise: boolean;
  readonly points = new ModelPoints();
  readonly coupons = new Map<string, 'free' | 'used'>();
  readonly orders: ModelOrder[] = [];
  readonly statements: ModelStatement[] = [];
  readonly invoices: ModelInvoice[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  readonly exchanges: ModelExchange[] = [];
  readonly transfers: ModelTransfer[] = [];
  readonly #lab: ModelLab;
  readonly #group: ModelGroup;
  readonly #promoter: ModelMember | undefined;

  constructor({ number, lab, group, limit, enterprise = false, promoter }: Given) {
    this.number = number;
    this.#lab = lab;
    this.#group = group;
    this.limit = limit;
    this.enterprise = enterprise;
    this.#promoter = promoter;
  }

  held(source: Source): number {
    return sumOf(this.orders.map(({ held }) => held[source]));
  }

  free(source: Source): number {
    const have = { credit: this.limit - this.used, cash: this.cash, bonus: this.bonus }[source];
    return Math.max(0, have - this.held(source));
  }

  withdrawn(): number {
    return sumOf(this.withdrawals.map(({ state, amount }) => (state === 'waiting' ? amount : 0)));
  }

  earnPoints(amount: number): void {
    this.points.earn(amount, this.#lab.now);
    this.#lab.points_given -= amount;
  }

  /** Spends points, at most those that there are. */
  spendPoints(amount: number, key?: string): void {
    this.#lab.points_given += this.points.spend(amount, key);
  }

  /** Returns points that were spent with this key. */
  returnPoints(amount: number, key: string): void {
    this.points.giveBack(key, this.#lab.now);
    this.#lab.points_given -= amount;
  }

  expirePoints(): void {
    this.#lab.points_given += this.points.expire(this.#lab.now);
  }

  /** Credits a prepayment with its bonus to the member, or to the group. */
  prepaid(amount: number, to: { cash: number; bonus: number } = this): void {
    to.cash += amount;
    this.#lab.bank -= amount;
    if (amount < rules.bonusFrom) return;
    to.bonus += rules.bonusFen;
    this.#lab.bonus_given -= rules.bonusFen;
  }

  /** Returns what a new order reserves, or the id of its refusal. An enterprise's order reserves nothing yet. */
  reserve(due: number): Parts | Outcome {
    if (this.enterprise) return noParts();
    const late = this.statements.some(
      ({ state, since }) => state === 'unpaid' && since < this.#lab.now - rules.overdueDays * dayMs,
    );
    const held = this.#draw(due, late ? ['cash', 'bonus'] : ['credit', 'cash', 'bonus']);
    return held ?? (late ? 'credit_overdue' : 'credit_short');
  }

  place(order: ModelOrder): void {
    this.orders.push(order);
    if (order.coupon !== null) this.coupons.set(order.coupon, 'used');
  }

  /** Changes what an order costs: what is reserved follows, or nothing changes. An overdue statement does not stop it. */
  change(order: ModelOrder, due: number): Outcome {
    const outcome = this.enterprise ? 'ok' : this.bill([order], [due]);
    if (outcome === 'ok') order.due = due;
    return outcome;
  }

  /** Reserves the full prepayment of an enterprise's order. */
  prepay(order: ModelOrder): Outcome {
    const held = this.#draw(order.due, ['cash', 'bonus']);
    if (!held) return 'prepayment_short';
    order.held = held;
    order.state = 'prepaid';
    return 'ok';
  }

  cancel(order: ModelOrder): void {
    order.state = 'cancelled';
    order.held = noParts();
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
      order.held = noParts();
      const held = this.#draw(amount, this.enterprise ? ['cash', 'bonus'] : ['credit', 'cash', 'bonus']);
      if (held) order.held = held;
      else {
        for (const [place, one] of orders.entries()) one.held = before[place] ?? noParts();
        return this.enterprise ? 'prepayment_short' : 'credit_short';
      }
    }
    return 'ok';
  }

  /** Takes what is reserved: cash and bonus are paid with that, credit is owed. */
  confirm(statement: ModelStatement): void {
    for (const { held } of statement.orders) {
      this.used += held.credit;
      this.cash -= held.cash;
      this.bonus -= held.bonus;
      this.#lab.revenue += held.credit + held.cash + held.bonus;
      statement.owed += held.credit;
      statement.paidBonus += held.bonus;
      if (held.cash > 0) paidBy(statement, 'own', held.cash);
    }
    for (const order of statement.orders) order.held = noParts();
    Object.assign(statement, { state: 'unpaid', since: this.#lab.now });
    this.#settle(statement);
  }

  /** Returns from what a payment is taken, or the id of its refusal; `group` is the part that the group pays. */
  payment(statement: ModelStatement, own: number, group: number): { own: Parts; group: Parts } | Outcome {
    if (statement.state !== 'unpaid') return 'statement_act_refused';
    if (payableOf(statement) === 0 || own + group > payableOf(statement)) return 'amount_invalid';
    const open = this.openOf(statement);
    const parts = this.#draw(own, ['cash', 'bonus'], open);
    const payment = { amount: group, by: this.number, month: this.#lab.month };
    const left = open - (parts?.bonus ?? 0);
    const fromGroup = group === 0 ? noParts() : this.#group.take(payment, left);
    if (fromGroup === 'cluster_limit_exceeded') return fromGroup;
    return typeof fromGroup === 'string' || !parts ? 'balance_short' : { own: parts, group: fromGroup };
  }

  pay(statement: ModelStatement, { cash, bonus }: Parts): void {
    this.cash -= cash;
    this.bonus -= bonus;
    this.#paid(statement, cash + bonus, 'own', cash);
  }

  /** Takes a payment from the group, when it is made or when a manager approves it. */
  payFromGroup(statement: ModelStatement, { cash, bonus }: Parts): void {
    this.#group.cash -= cash;
    this.#group.bonus -= bonus;
    this.#paid(statement, cash + bonus, 'group', cash);
  }

  /** Pays the statements that wait longest. */
  repay(amount: number): Outcome {
    const unpaid = this.statements
      .filter(({ state }) => state === 'unpaid')
      .sort((a, b) => a.since - b.since || (a.rid < b.rid ? -1 : 1));
    const free = { cash: this.free('cash'), bonus: this.free('bonus') };
    const payments: (readonly [ModelStatement, Parts])[] = [];
    let left = amount;
    for (const statement of unpaid) {
      const part = Math.min(left, payableOf(statement));
      const parts = draw(part, [
        ['cash', free.cash],
        ['bonus', Math.min(free.bonus, this.openOf(statement))],
      ]);
      if (!parts) return 'balance_short';
      free.cash -= parts.cash;
      free.bonus -= parts.bonus;
      if (part > 0) payments.push([statement, parts]);
      left -= part;
    }
    if (left > 0) return 'amount_invalid';
    for (const [statement, parts] of payments) this.pay(statement, parts);
    return 'ok';
  }

  /** Pays all of several statements, those of which most is invoiced first; `none` when one of them can't be paid. */
  payMany(statements: readonly ModelStatement[]): Outcome {
    if (statements.some((one) => one.state !== 'unpaid' || payableOf(one) === 0)) return 'none';
    const free = { cash: this.free('cash'), bonus: this.free('bonus') };
    if (sumOf(statements.map(payableOf)) > free.cash + free.bonus) return 'balance_short';
    const payments: (readonly [ModelStatement, Parts])[] = [];
    for (const one of [...statements].sort((a, b) => b.invoiced - a.invoiced)) {
      const parts = draw(payableOf(one), [
        ['cash', free.cash],
        ['bonus', Math.min(free.bonus, this.openOf(one))],
      ]);
      if (!parts) return 'none';
      free.cash -= parts.cash;
      free.bonus -= parts.bonus;
      payments.push([one, parts]);
    }
    for (const [one, parts] of payments) this.pay(one, parts);
    return 'ok';
  }

  /** What may still be invoiced of a statement: what was paid in cash or is owed, less the bonus that waits for the group's managers. */
  openOf(statement: ModelStatement): number {
    return paidCash(statement) + statement.owed - this.#group.waitingBonus(statement) - statement.invoiced;
  }

  /** Money from the bank pays what is owed; the rest becomes cash. */
  bank(statement: ModelStatement | undefined, amount: number): void {
    this.#lab.bank -= amount;
    const part = statement?.state === 'unpaid' ? Math.min(payableOf(statement), amount) : 0;
    this.cash += amount - part;
    if (statement && part > 0) this.#paid(statement, part, 'own', part);
  }

  refund(statement: ModelStatement, amount: number): Outcome {
    if (statement.state !== 'paid') return 'statement_act_refused';
    if (amount > paidCash(statement) - statement.invoiced) return 'amount_invalid';
    const payers = [...statement.payers];
    const parts = shares(
      payers.map(([, paid]) => paid),
      amount,
    );
    for (const [index, [payer, paid]] of payers.entries()) {
      const part = parts[index] ?? 0;
      statement.payers.set(payer, paid - part);
      if (payer === 'own') this.cash += part;
      else this.#group.cash += part;
    }
    this.#lab.revenue -= amount;
    this.#takeBack(statement, amount);
    return 'ok';
  }

  invoice(statement: ModelStatement, amount: number): Outcome {
    if (amount > this.openOf(statement)) return 'amount_invalid';
    statement.invoiced += amount;
    return 'ok';
  }

  withdraw(amount: number): Outcome {
    return amount > this.rebate - this.withdrawn() ? 'balance_short' : 'ok';
  }

  /** Ends a withdrawal: it is paid, or its amount is free again, less what is owed. */
  endWithdrawal(found: ModelWithdrawal, state: 'paid' | 'refused' | 'cancelled'): void {
    found.state = state;
    if (state === 'paid') {
      this.rebate -= found.amount;
      this.#lab.bank += found.amount;
    } else this.#collect();
  }

  /** Takes what is owed of rebates from whatever is free. */
  #collect(): void {
    const taken = Math.min(this.rebateDebt, this.rebate - this.withdrawn());
    this.rebate -= taken;
    this.rebateDebt -= taken;
    this.#lab.rebate_owed += taken;
  }

  #takeBack(statement: ModelStatement, amount: number): void {
    const before = shares(statement.billed, statement.refunded);
    statement.refunded += amount;
    for (const [index, share] of shares(statement.billed, statement.refunded).entries()) {
      const order = statement.orders[index];
      const refunded = share - (before[index] ?? 0);
      if (order === undefined || refunded <= 0) continue;
      this.spendPoints(Math.floor(refunded / 100));
      this.#promoter?.rebateBack(order, refunded);
    }
  }

  rebateBack({ rebate }: ModelOrder, refunded: number): void {
    if (!rebate) return;
    rebate.refunded += refunded;
    const stays = Math.floor(((rebate.paid - rebate.refunded) * rules.rebatePercent) / 100);
    const back = rebate.amount - rebate.returned - stays;
    rebate.returned += back;
    this.rebateDebt += back;
    this.#collect();
  }

  #paid(statement: ModelStatement, amount: number, payer: Payer, inCash: number): void {
    this.used -= amount;
    statement.owed -= amount;
    statement.paidBonus += amount - inCash;
    if (inCash > 0) paidBy(statement, payer, inCash);
    this.#settle(statement);
  }

  #settle(statement: ModelStatement): void {
    if (statement.owed > 0) return;
    statement.state = 'paid';
    for (const [index, share] of shares(statement.billed, paidCash(statement)).entries()) {
      const order = statement.orders[index];
      this.earnPoints(Math.floor(share / 100));
      if (order && this.#promoter) this.#promoter.earnRebate(order, share);
    }
  }

  earnRebate(order: ModelOrder, paid: number): void {
    const amount = Math.floor((paid * rules.rebatePercent) / 100);
    if (amount === 0) return;
    order.rebate = { paid, amount, refunded: 0, returned: 0 };
    this.rebate += amount;
    this.#lab.rebate_owed -= amount;
    this.#collect();
  }

  #draw(amount: number, sources: readonly Source[], mostBonus = Number.POSITIVE_INFINITY): Parts | undefined {
    return draw(
      amount,
      sources.map(
        (source) =>
          [source, source === 'bonus' ? Math.min(this.free(source), mostBonus) : this.free(source)] as const,
      ),
    );
  }
}

function paidBy({ payers }: ModelStatement, payer: Payer, amount: number): void {
  payers.set(payer, (payers.get(payer) ?? 0) + amount);
}

/** True when a member's payment from the group waits for a manager: the owner (0) and the manager (3) approve. */
export const waitsForManager = (number: number, amount: number): boolean =>
  number !== 0 && number !== 3 && amount > groupRules.approvalFen;
