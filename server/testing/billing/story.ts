import type { Act } from './act';
import { acts, perform } from './acts';
import type { World } from './world';

/** An act by its name, the number of the person, and the numbers that choose what it is about and how much. */
type Line = readonly [act: string, of: number, pick: number, share: number];

/** Money comes in: for the group, with a second person's agreement and bonus, and for members. */
const prepayments: readonly Line[] = [
  ['prepay', 0, 2, 100],
  ['prepay', 3, 40, 100],
  ['prepay', 0, 5, 99],
  ['prepay', 2, 2, 100],
  ['prepay', 2, 1, 50],
  ['prepay', 2, 3, 50],
];

/** A coupon is used, tried again, given back by a cancelled order and used again; two orders are billed together. */
const orders: readonly Line[] = [
  ['claim', 1, 0, 0],
  ['place', 1, 1, 0],
  ['place', 1, 0, 0],
  ['cancel', 1, 0, 0],
  ['place', 1, 1, 0],
  ['place', 1, 4, 0],
  ['change', 1, 1, 2],
  ['change', 1, 1, 0],
  ['change', 1, 0, 1],
  ['change', 1, 0, 0],
  ['deliver', 1, 0, 0],
  ['deliver', 1, 0, 0],
  ['bill', 1, 1, 0],
  ['dispute', 1, 0, 0],
  ['answer', 1, 2, 120],
  ['answer', 1, 3, 10],
  ['dispute', 1, 0, 0],
  ['answer', 1, 2, 30],
  ['confirm', 1, 0, 0],
];

/** The group pays parts: declined, above what is payable, approved, taken back. */
const groupPayments: readonly Line[] = [
  ['paySplit', 1, 0, 55],
  ['decide', 0, 0, 0],
  ['paySplit', 1, 0, 55],
  ['pay', 1, 0, 100],
  ['decide', 0, 2, 0],
  ['paySplit', 1, 0, 90],
  ['paySplit', 1, 0, 100],
  ['decide', 0, 1, 0],
  ['takeOut', 0, 0, 10],
  ['takeOut', 0, 1, 10],
  ['takeOut', 1, 0, 10],
  ['deposit', 0, 0, 10],
];

/** Bank transfers: more than was reported, withdrawn, for nothing, refused. */
const transfers: readonly Line[] = [
  ['report', 1, 1, 41],
  ['match', 1, 3, 7],
  ['report', 1, 1, 40],
  ['match', 1, 1, 0],
  ['report', 1, 1, 99],
  ['match', 1, 0, 30],
];

/**
 * The referred member pays, first more from the group than the month allows: points and a rebate, which refunds take back
 * again. Invoices use up what was paid.
 */
const refunds: readonly Line[] = [
  ['place', 2, 2, 1],
  ['place', 2, 2, 0],
  ['deliver', 2, 0, 0],
  ['deliver', 2, 0, 0],
  ['bill', 2, 5, 20],
  ['confirm', 2, 0, 0],
  ['paySplit', 2, 1, 60],
  ['pay', 2, 1, 100],
  ['decide', 0, 2, 0],
  ['paySplit', 2, 0, 100],
  ['pay', 2, 1, 100],
  ['invoice', 2, 1, 50],
  ['invoice', 2, 2, 60],
  ['refund', 2, 2, 60],
  ['issue', 2, 0, 0],
  ['redLetter', 2, 0, 0],
  ['invoice', 2, 1, 40],
  ['endInvoice', 2, 0, 0],
  ['withdraw', 0, 0, 90],
  ['refund', 2, 1, 13],
  ['refund', 2, 1, 31],
  ['endWithdrawal', 0, 1, 0],
  ['withdraw', 0, 0, 50],
  ['endWithdrawal', 0, 0, 0],
  ['withdraw', 0, 0, 50],
  ['endWithdrawal', 0, 2, 0],
  ['close', 2, 0, 0],
];

/** A refund after the rebate was paid out is taken from the next rebate, which the last fen of a payment earns. */
const rebates: readonly Line[] = [
  ['withdraw', 0, 0, 100],
  ['endWithdrawal', 0, 0, 0],
  ['refund', 2, 1, 50],
  ['place', 2, 2, 0],
  ['deliver', 2, 0, 0],
  ['bill', 2, 4, 0],
  ['confirm', 2, 0, 0],
  ['pay', 2, 1, 90],
  ['pay', 2, 1, 100],
];

/** The owner's payment from the group needs nobody's agreement. */
const ownPayment: readonly Line[] = [
  ['place', 0, 2, 0],
  ['deliver', 0, 0, 0],
  ['bill', 0, 4, 0],
  ['confirm', 0, 0, 0],
  ['paySplit', 0, 100, 100],
];

/** Several statements at once: one is disputed, one is paid already, all are paid. */
const several: readonly Line[] = [
  ['place', 0, 2, 0],
  ['place', 0, 2, 0],
  ['deliver', 0, 0, 0],
  ['deliver', 0, 0, 0],
  ['bill', 0, 4, 0],
  ['bill', 0, 4, 0],
  ['dispute', 0, 0, 0],
  ['confirmMany', 0, 1, 0],
  ['answer', 0, 1, 0],
  ['confirmMany', 0, 0, 0],
  ['payMany', 0, 4, 0],
  ['payMany', 0, 0, 0],
];

const points: readonly Line[] = [
  ['adjust', 2, 1, 100],
  ['adjust', 2, 0, 10],
  ['exchange', 2, 1, 0],
  ['endExchange', 2, 0, 1],
  ['exchange', 2, 0, 0],
  ['exchange', 2, 1, 0],
  ['endExchange', 2, 0, 3],
  ['gift', 2, 0, 20],
  ['gift', 2, 0, 120],
];

/** An enterprise prepays each order in full; a cancelled one gives it back. */
const enterprise: readonly Line[] = [
  ['place', 3, 3, 0],
  ['change', 3, 0, 1],
  ['change', 3, 0, 0],
  ['agree', 3, 0, 0],
  ['start', 3, 0, 0],
  ['prepay', 3, 5, 99],
  ['start', 3, 0, 0],
  ['place', 3, 2, 0],
  ['agree', 3, 0, 0],
  ['start', 3, 0, 0],
  ['cancel', 3, 0, 0],
  ['deliver', 3, 0, 0],
  ['bill', 3, 2, 50],
  ['confirm', 3, 0, 0],
  ['refund', 3, 1, 50],
];

/** Limits, reviews and payments that end by themselves, overdue statements, and points of a year ago. */
const time: readonly Line[] = [
  ['limit', 1, 0, 0],
  ['place', 1, 2, 2],
  ['limit', 1, 5, 0],
  ['place', 1, 2, 0],
  ['deliver', 1, 0, 0],
  ['bill', 1, 4, 0],
  ['confirm', 1, 0, 0],
  ['place', 1, 2, 0],
  ['deliver', 1, 0, 0],
  ['bill', 1, 4, 0],
  ['days', 1, 8, 0],
  ['paySplit', 1, 100, 60],
  ['days', 1, 8, 0],
  ['months', 1, 5, 0],
  ['place', 1, 2, 0],
  ['prepay', 1, 2, 99],
  ['repay', 1, 0, 40],
  ['adjust', 2, 1, 50],
  ['months', 1, 38, 0],
  ['gift', 2, 0, 100],
  ['months', 1, 12, 0],
];

const parts = {
  prepayments,
  orders,
  groupPayments,
  transfers,
  refunds,
  rebates,
  ownPayment,
  several,
  points,
  enterprise,
  time,
};

/** Performs a fixed sequence that reaches every act and most refusals. Fails when an act has nothing that it could be about. */
export async function tellStory(world: World): Promise<void> {
  for (const [part, lines] of Object.entries(parts))
    for (const [name, of, pick, share] of lines) {
      const act: Act | undefined = acts.find((one) => one.name === name);
      const person = world.people[of];
      const done = act && person && (await perform(act, world, person, { pick, share }));
      expect([part, name, of, done]).toEqual([part, name, of, true]);
    }
  const told = new Set(Object.values(parts).flatMap((lines) => lines.map(([name]) => name)));
  expect(acts.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
}
