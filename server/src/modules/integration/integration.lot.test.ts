import { daysAfter, labClock, lastPointsDay, pointsNoticeDays } from '@portal/shared/rules';
import fc from 'fast-check';
import { lotsOf, type PointsEntry } from './integration.lot.rules';

/** What happens to the points of a member, some days after what was before. */
type Event = { readonly days: number } & (
  | { readonly act: 'earn' | 'spend' | 'expire'; readonly amount: number }
  | { readonly act: 'giveBack'; readonly pick: number }
);

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    days: fc.nat({ max: 150 }),
    act: fc.constantFrom('earn', 'spend', 'expire'),
    amount: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({ days: fc.nat({ max: 150 }), act: fc.constant('giveBack' as const), pick: fc.nat() }),
);

/** Points one by one: each has its last day, and is in the hand or in the exchange on which it was spent. */
class Life {
  entries: PointsEntry[] = [];
  hand: string[] = [];
  readonly #spent: { readonly transfer: string; readonly points: string[] }[] = [];
  #at = Date.parse('2026-01-01T04:00:00Z');

  live(event: Event): void {
    this.#at += event.days * 24 * 3_600_000;
    const today = labClock(new Date(this.#at)).today;
    if (event.act === 'giveBack') this.#giveBack(event.pick, today);
    else if (event.act === 'earn') {
      this.#add(Array.from({ length: event.amount }, () => lastPointsDay(today)));
      this.#enter(event.amount, null);
    } else if (event.act === 'spend') {
      if (event.amount > this.hand.length) return;
      const points = this.hand.splice(0, event.amount);
      this.#spent.push({ transfer: this.#enter(-event.amount, null), points });
    } else {
      const kept = this.hand.filter((last) => last >= today);
      const ended = this.hand.length - kept.length;
      this.hand = kept;
      if (ended > 0) this.#enter(-ended, null);
    }
  }

  #giveBack(pick: number, today: string): void {
    const [spent] = this.#spent.splice(pick % Math.max(1, this.#spent.length), 1);
    if (!spent) return;
    const atLeast = daysAfter(today, pointsNoticeDays);
    this.#add(spent.points.map((last) => (last < atLeast ? atLeast : last)));
    this.#enter(spent.points.length, spent.transfer);
  }

  #add(points: readonly string[]): void {
    this.hand = [...this.hand, ...points].sort();
  }

  #enter(amount: number, reverses: string | null): string {
    const id = this.entries.length + 1;
    const transfer_id = `t${id}`;
    this.entries.push({ id, amount, at: new Date(this.#at), transfer_id, reverses });
    return transfer_id;
  }
}

test('in generated lives, what is left adds up to the balance and has the dates of the points that are left', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.nat({ max: 60 }), (events, wanted) => {
      const life = new Life();
      for (const one of events) life.live(one);
      const balance = life.entries.reduce((sum, { amount }) => sum + amount, 0);
      expect(life.hand).toHaveLength(balance);
      const held = Math.min(wanted, balance);
      const lots = lotsOf(life.entries, held);
      const days = lots.flatMap(({ last, left }) => Array.from({ length: left }, () => last));
      expect(days).toEqual(life.hand.slice(held));
      expect(lots.every(({ left }) => left > 0)).toBe(true);
    }),
  );
});

test('what was returned is left of the entry that earned it', () => {
  const entry = (id: number, amount: number, reverses: string | null = null): PointsEntry => ({
    id,
    amount,
    at: new Date(`2026-0${id}-10T04:00:00Z`),
    transfer_id: `t${id}`,
    reverses,
  });
  const life = [entry(1, 10), entry(2, 20), entry(3, -15), entry(4, 5), entry(5, 15, 't3')];
  expect(lotsOf(life, 0).map(({ entry: of, left, last }) => [of, left, last])).toEqual([
    [1, 10, '2027-01-10'],
    [2, 15, '2027-02-10'],
    [2, 5, '2027-02-10'],
    [4, 5, '2027-04-10'],
  ]);
});
