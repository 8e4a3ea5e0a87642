import { type Act, act, always, type Chosen } from './act';
import { groupActs } from './acts/group';
import { invoiceActs } from './acts/invoice';
import { orderActs } from './acts/order';
import { paymentActs } from './acts/payment';
import { pointsActs } from './acts/points';
import { rebateActs } from './acts/rebate';
import { statementActs } from './acts/statement';
import type { Person } from './person';
import type { World } from './world';

/** Days in which reviews end and payments that wait for a manager expire; most of a year, after which points expire. */
const days = act('days', always, (_, { world, pick }) => world.pass(1 + (pick % 9)));
const months = act('months', always, (_, { world, pick }) => world.pass(150 + 5 * pick));

const { claim, place, change, cancel, deliver, agree, start, close } = orderActs;
const { bill, confirm, confirmMany, dispute, answer, refund } = statementActs;
const { prepay, pay, paySplit, payMany, repay, report, match, limit } = paymentActs;
const { deposit, takeOut, decide } = groupActs;
const { invoice, endInvoice, issue, redLetter } = invoiceActs;
const { gift, exchange, endExchange, adjust } = pointsActs;
const { withdraw, endWithdrawal } = rebateActs;

/**
 * All acts, some of them several times, so that they are more frequent. An act without anything that it could be about
 * is followed by the next one, which does what comes before it in an order's life.
 */
export const acts: readonly Act[] = [
  ...[redLetter, issue, refund, endInvoice, invoice, refund, close, endWithdrawal, withdraw],
  ...[endExchange, exchange, gift, decide, paySplit, match, report, repay, payMany, paySplit, pay],
  ...[answer, dispute, confirmMany, confirm, confirm, bill, deliver, start, agree, place],
  ...[cancel, place, claim, change, place, takeOut, deposit, prepay, place, adjust, days, months, limit],
];

/** How often each act was performed, by name. */
const performed = new Map<string, number>();

/** How every random sequence begins: two members and the group have money, and one member owes a statement. */
const opening: readonly (readonly [Act, of: number, pick: number, share: number])[] = [
  [prepay, 0, 2, 100],
  [prepay, 2, 2, 100],
  [prepay, 3, 2, 99],
  [place, 2, 2, 1],
  [deliver, 2, 0, 0],
  [bill, 2, 4, 0],
  [confirm, 2, 0, 0],
];

/** Performs the opening. */
export async function begin(world: World): Promise<void> {
  for (const [act, of, pick, share] of opening) {
    const person = world.people[of];
    if (person) await perform(act, world, person, { pick, share });
  }
}

/** Performs an act and compares; resolves to false when the act has nothing that it could be about. */
export async function perform(act: Act, world: World, person: Person, chosen: Chosen): Promise<boolean> {
  world.tick();
  const { model, who } = person;
  if (!(await act.run({ world, person, ...chosen, model, who }))) return false;
  performed.set(act.name, (performed.get(act.name) ?? 0) + 1);
  await world.compare();
  return true;
}

/**
 * Performs the first act from this one on that this person can do; of a `rare` step the one that was performed least of
 * those that anybody can do, so that a few sequences reach every act.
 */
export async function actFrom(
  { from, rare }: { readonly from: number; readonly rare: boolean },
  world: World,
  person: Person,
  chosen: Chosen,
): Promise<void> {
  const inTurn = [...acts.slice(from), ...acts.slice(0, from)];
  const count = ({ name }: Act): number => performed.get(name) ?? 0;
  // The sort is stable.
  const order = rare ? inTurn.sort((a, b) => count(a) - count(b)) : inTurn;
  const others = rare ? world.people.filter((one) => one !== person) : [];
  for (const act of order)
    for (const by of [person, ...others]) if (await perform(act, world, by, chosen)) return;
}
