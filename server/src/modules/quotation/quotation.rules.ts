import { labClock, type QuotationFacts, takesPrices } from '@portal/shared/rules';
import type { QuotationWithTarget } from './quotation.repo';

const dayMs = 24 * 3600 * 1000;

/** Returns the day in the lab's time zone that is so many days after a moment. */
export const dayAfter = (at: Date, days: number): string =>
  labClock(new Date(at.getTime() + days * dayMs)).today;

/** Returns the sum of lines. */
export const totalOf = (lines: readonly { readonly count: number; readonly unit_fen: number }[]): number =>
  lines.reduce((sum, { count, unit_fen }) => sum + count * unit_fen, 0);

/** Returns the facts that decide about a quotation's acts. */
export function factsOf({ quotation, order, requirement }: QuotationWithTarget, now: Date): QuotationFacts {
  const target = order
    ? ({ kind: 'order', state: order.state } as const)
    : requirement && ({ kind: 'requirement', state: requirement.state } as const);
  return {
    state: quotation.state,
    validUntil: quotation.valid_until,
    today: labClock(now).today,
    takesPrices: target !== null && takesPrices(target),
  };
}
