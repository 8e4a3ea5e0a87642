import fc from 'fast-check';
import {
  type AccountCash,
  giveBackNewest,
  invoicedLeft,
  type Lot,
  openOfLots,
  plainOf,
  spendable,
  takeOldest,
  type Use,
} from './cashLot.rules';

interface Bill {
  owed: number;
  /** Paid in cash or by bank. */
  paid: number;
  invoiced: number;
}

interface Payment extends Use {
  readonly bill: Bill;
}

interface Step {
  readonly act: keyof typeof acts;
  readonly pick: number;
  /** Per cent of what is possible; above 100 it is too much. */
  readonly share: number;
}

/** One member's money in memory: prepayments, statements, and what is invoiced of both. */
class Life {
  balance = 0;
  held = 0;
  bonus = 0;
  received = 0;
  uses: Payment[] = [];
  readonly bills: Bill[] = [];
  readonly #lots: { readonly rid: string; readonly amount: number; invoiced: number }[] = [];
  #ids = 0;

  usedOf = (rid: string): number => sum(this.uses.filter(({ lot_rid }) => lot_rid === rid));
  lots = (): Lot[] =>
    this.#lots.map(({ rid, amount, invoiced }) => ({
      rid,
      amount_fen: amount,
      invoiced_fen: invoiced,
      used_fen: this.usedOf(rid),
    }));
  cash = (): AccountCash => ({
    lots: this.lots(),
    balance_fen: this.balance,
    available_fen: this.balance - this.held,
  });
  ofBill = (bill: Bill): number => sum(this.uses.filter((use) => use.bill === bill));
  openOf = (bill: Bill): number => bill.paid + bill.owed - this.ofBill(bill) - bill.invoiced;

  prepay(amount: number): void {
    this.#lots.push({ rid: String(this.#lots.length), amount, invoiced: 0 });
    this.balance += amount;
    this.received += amount;
  }

  /** Changes what is invoiced of a prepayment; what payments took above that is given back. */
  invoice(rid: string, amount: number): void {
    const lot = this.#lots.find((one) => one.rid === rid);
    if (!lot) return;
    lot.invoiced += amount;
    const own = this.uses.filter(({ lot_rid }) => lot_rid === rid);
    const back = giveBackNewest(own, Math.max(0, sum(own) - lot.invoiced));
    this.uses = this.uses.flatMap((use) => {
      const changed = back.find(({ id }) => id === use.id);
      if (!changed) return use;
      return changed.amount_fen > 0 ? { ...use, amount_fen: changed.amount_fen } : [];
    });
  }

  take(bill: Bill, amount: number): void {
    for (const part of takeOldest(this.lots(), amount)) this.uses.push({ ...part, id: this.#ids++, bill });
  }
}

const sum = (all: readonly { readonly amount_fen: number }[]): number =>
  all.reduce((total, { amount_fen }) => total + amount_fen, 0);
const partOf = (most: number, share: number): number => Math.ceil((most * share) / 100);
const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

const acts = {
  prepay: (life: Life, { share }: Step) => life.prepay(share),
  bonus: (life: Life, { share }: Step) => {
    life.bonus += share;
  },
  /** An order reserves cash, and its statement is confirmed: what is there then is taken. */
  prepaidOrder: (life: Life, { share }: Step) => {
    const amount = partOf(life.balance - life.held, Math.min(100, share));
    const bill = { owed: 0, paid: amount, invoiced: 0 };
    const taken = Math.min(amount, invoicedLeft(life.lots()));
    life.take(bill, taken);
    life.balance -= amount;
    life.bills.push(bill);
  },
  hold: (life: Life, { share }: Step) => {
    life.held = partOf(life.balance, Math.min(100, share));
  },
  bill: (life: Life, { share }: Step) => {
    life.bills.push({ owed: share, paid: 0, invoiced: 0 });
  },
  invoiceBill: (life: Life, { pick, share }: Step) => {
    const bill = one(life.bills, pick);
    const amount = partOf(bill ? life.openOf(bill) : 0, share);
    if (bill && amount <= life.openOf(bill)) bill.invoiced += amount;
  },
  redBill: (life: Life, { pick }: Step) => {
    const bill = one(life.bills, pick);
    if (bill) bill.invoiced = 0;
  },
  invoicePrepayment: (life: Life, { pick, share }: Step) => {
    const open = openOfLots(life.cash());
    const lot = one(life.lots(), pick);
    const amount = partOf(lot?.amount_fen ?? 0, share);
    if (lot && amount <= (open.get(lot.rid) ?? 0)) life.invoice(lot.rid, amount);
  },
  redPrepayment: (life: Life, { pick, share }: Step) => {
    const lot = one(life.lots(), pick);
    if (lot) life.invoice(lot.rid, -partOf(lot.invoiced_fen, Math.min(100, share)));
  },
  pay: (life: Life, { pick, share }: Step) => {
    const bill = one(life.bills, pick);
    const amount = partOf(bill?.owed ?? 0, Math.min(100, share));
    if (!bill) return;
    const free = spendable(amount, life.cash(), { bonus_fen: life.bonus, open_fen: life.openOf(bill) });
    const inCash = Math.min(amount, free.cash_fen);
    const bonus = Math.min(amount - inCash, free.bonus_fen);
    if (inCash + bonus < amount) return;
    life.take(bill, free.invoiced_fen);
    life.balance -= inCash;
    life.bonus -= bonus;
    bill.owed -= amount;
    bill.paid += inCash;
  },
  transfer: (life: Life, { pick, share }: Step) => {
    const bill = one(life.bills, pick);
    const amount = partOf(bill?.owed ?? 0, Math.min(100, share));
    if (!bill) return;
    bill.owed -= amount;
    bill.paid += amount;
    life.received += amount;
  },
  refund: (life: Life, { pick, share }: Step) => {
    const bill = one(life.bills, pick);
    if (!bill || bill.owed > 0) return;
    const amount = partOf(bill.paid, share);
    if (amount > life.openOf(bill)) return;
    bill.paid -= amount;
    life.balance += amount;
  },
  allot: (life: Life, { share }: Step) => {
    const cash = life.cash();
    const amount = partOf(Math.min(cash.available_fen, plainOf(cash)), Math.min(100, share));
    life.balance -= amount;
    life.received -= amount;
  },
} satisfies Record<string, (life: Life, step: Step) => void>;

/** What must hold after each act. */
function expectSound(life: Life): void {
  const lots = life.lots();
  for (const { amount_fen, invoiced_fen, used_fen } of lots)
    if (invoiced_fen > amount_fen || used_fen > invoiced_fen || used_fen < 0) throw new Error('a prepayment');
  for (const bill of life.bills) if (life.openOf(bill) < 0) throw new Error('a statement is invoiced twice');
  // The invoiced cash that is not spent is there, and what may be invoiced is cash of which nothing is.
  if (invoicedLeft(lots) > life.balance) throw new Error('invoiced cash is missing');
  const open = [...openOfLots(life.cash()).values()];
  if (open.some((one) => one < 0)) throw new Error('less than nothing is open');
  if (open.reduce((a, b) => a + b, 0) + invoicedLeft(lots) > life.balance) throw new Error('open twice');
  const invoiced =
    life.bills.reduce((total, one) => total + one.invoiced, 0) +
    lots.reduce((total, one) => total + one.invoiced_fen, 0);
  const owed = life.bills.reduce((total, one) => total + one.owed, 0);
  if (invoiced > life.received + owed) throw new Error('more is invoiced than was received or is owed');
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  pick: fc.nat(4),
  share: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(100, 120)),
});

test('in 10,000 lives nothing is invoiced twice, whatever is invoiced, paid, refunded and cancelled in which order', () => {
  const { SOAK_SEED } = process.env;
  const performed = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
      const life = new Life();
      for (const one of steps) {
        performed.add(one.act);
        acts[one.act](life, one);
        if (life.held > life.balance) life.held = life.balance;
        expectSound(life);
      }
    }),
    { numRuns: 10_000, ...(SOAK_SEED !== undefined && { seed: Number(SOAK_SEED) }) },
  );
  expect(performed.size).toBe(Object.keys(acts).length);
});

const lot = (rid: string, amount_fen: number, invoiced_fen: number, used_fen = 0): Lot => ({
  rid,
  amount_fen,
  invoiced_fen,
  used_fen,
});

test('invoiced cash is spent first, of it the oldest prepayment; then cash that is not invoiced, then bonus', () => {
  const cash = { lots: [lot('a', 100, 0), lot('b', 50, 50)], balance_fen: 150, available_fen: 150 };
  const pay = (amount: number, open_fen: number) => spendable(amount, cash, { bonus_fen: 30, open_fen });
  expect(pay(40, 40)).toEqual({ invoiced_fen: 40, cash_fen: 140, bonus_fen: 0 });
  expect(pay(170, 170)).toEqual({ invoiced_fen: 50, cash_fen: 150, bonus_fen: 30 });
  // What the statement has invoiced itself is paid with cash that is not invoiced.
  expect(pay(170, 20)).toEqual({ invoiced_fen: 20, cash_fen: 120, bonus_fen: 0 });
  expect(pay(90, 0)).toEqual({ invoiced_fen: 0, cash_fen: 100, bonus_fen: 0 });
});

test('what is not invoiced and not spent belongs to the newest prepayments', () => {
  const lots = [lot('old', 100, 0), lot('new', 50, 20, 20)];
  const open = openOfLots({ lots, balance_fen: 60, available_fen: 60 });
  expect([...open]).toEqual([
    ['new', 30],
    ['old', 30],
  ]);
});

test('a prepayment that is no longer invoiced gives back what the newest payments took', () => {
  const uses = [1, 2, 3].map((id) => ({ id, lot_rid: 'a', amount_fen: 10 }));
  expect(giveBackNewest(uses, 15)).toEqual([
    { id: 3, lot_rid: 'a', amount_fen: 0 },
    { id: 2, lot_rid: 'a', amount_fen: 5 },
  ]);
  expect(giveBackNewest(uses, -5)).toEqual([]);
});
