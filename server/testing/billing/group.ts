import { draw, type ModelStatement, type Outcome, type Parts, sumOf } from './record';

/** A payment of a member from the group. */
export interface ModelPayment {
  readonly rid: string;
  /** Number of the member who pays. */
  readonly by: number;
  readonly statement: ModelStatement;
  readonly amount: number;
  readonly parts: Parts;
  readonly month: string;
  readonly expires: number;
  state: 'waiting' | 'paid' | 'declined' | 'withdrawn' | 'expired';
}

/** The rules of the group in the model, which the real one gets too. */
export const groupRules = { approvalFen: 2500, limitFen: 9000, days: 7 };

/** One group, whose members pay statements from it. */
export class ModelGroup {
  cash = 0;
  bonus = 0;
  readonly payments: ModelPayment[] = [];

  held(source: 'cash' | 'bonus'): number {
    return sumOf(this.payments.map(({ state, parts }) => (state === 'waiting' ? parts[source] : 0)));
  }

  free(source: 'cash' | 'bonus'): number {
    return this[source] - this.held(source);
  }

  /** Returns from what a member's payment is taken, or the id of its refusal. Only the owner has no monthly limit. */
  take(
    { amount, by, month }: Pick<ModelPayment, 'amount' | 'by' | 'month'>,
    mostBonus: number,
  ): Parts | Outcome {
    const spent = sumOf(
      this.payments
        .filter((one) => one.by === by && one.month === month && ['waiting', 'paid'].includes(one.state))
        .map((one) => one.amount),
    );
    if (by !== 0 && spent + amount > groupRules.limitFen) return 'cluster_limit_exceeded';
    const bonus = Math.min(this.free('bonus'), mostBonus);
    const free = [['cash', this.free('cash')] as const, ['bonus', bonus] as const];
    return draw(amount, free) ?? 'balance_short';
  }

  /** Bonus of payments of this statement that wait for a manager. */
  waitingBonus(statement: ModelStatement): number {
    const waiting = this.payments.filter((one) => one.statement === statement && one.state === 'waiting');
    return sumOf(waiting.map(({ parts }) => parts.bonus));
  }
}
