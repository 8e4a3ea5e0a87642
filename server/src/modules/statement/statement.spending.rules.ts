import type { Spending, Spent } from '@portal/shared/contract';
import { labClock, monthsAfter, sharesOf } from '@portal/shared/rules';
import { serviceOf } from './statement.line.rules';

/** What was paid in a month for a statement or for one of its orders. */
export interface Payment {
  readonly month: string;
  readonly amount_fen: number;
  /** Lines of the statement or of the order. */
  readonly lines: readonly {
    readonly kind: 'item' | 'discount' | 'adjustment';
    readonly name: string;
    readonly amount_fen: number;
  }[];
}

/** Returns months such as 2026-11 up to the current one in the lab's time zone, the oldest first. */
export function monthsUpTo(at: Date, shown: number): string[] {
  const current = `${labClock(at).today.slice(0, 7)}-01`;
  return Array.from({ length: shown }, (_, index) => monthsAfter(current, index + 1 - shown).slice(0, 7));
}

/** Adds payments up by month and by service. */
export function spendingOf(payments: readonly Payment[], months: readonly string[]): Spending {
  const perMonth = new Map<string, number>();
  const perService = new Map<string, number>();
  for (const { month, amount_fen, lines } of payments) {
    addTo(perMonth, month, amount_fen);
    for (const [name, share] of sharesOf(weightsOf(lines), amount_fen)) addTo(perService, name, share);
  }
  return {
    total_fen: [...perMonth.values()].reduce((sum, amount) => sum + amount, 0),
    months: months.map((month) => ({ month, amount_fen: perMonth.get(month) ?? 0 })),
    services: largestFirst(perService, (name) => name),
  };
}

/** Returns the services of lines, weighted by the prices of their items. */
function weightsOf(lines: Payment['lines']): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  for (const { kind, name, amount_fen } of lines)
    if (kind === 'item') addTo(prices, serviceOf(name), amount_fen);
  const isFree = [...prices.values()].every((price) => price === 0);
  // Without a price the items share what adjustments have added.
  return isFree ? new Map([...prices.keys()].map((name) => [name, 1])) : prices;
}

export const addTo = (sums: Map<string, number>, key: string, amount: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + amount);

/** Returns the amounts that are not zero, the largest first. */
export const largestFirst = (sums: ReadonlyMap<string, number>, nameOf: (key: string) => string): Spent[] =>
  [...sums]
    .map(([key, amount_fen]) => ({ key, name: nameOf(key), amount_fen }))
    .filter(({ amount_fen }) => amount_fen !== 0)
    .sort((a, b) => b.amount_fen - a.amount_fen || a.name.localeCompare(b.name, 'zh-CN'));
