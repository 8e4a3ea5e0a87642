import type { Path } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../src/db/client';
import { coupons } from '../../src/modules/coupon/coupon.table';
import { balances } from '../../src/modules/ledger/ledger.balance.service';
import { check } from '../../src/modules/ledger/ledger.check.service';
import { orders } from '../../src/modules/order/order.table';
import { refer } from '../../src/modules/promoter/promoter.service';
import { owedBy } from '../../src/modules/rebate/rebate.owed.service';
import { listStatements } from '../../src/modules/statement/statement.list.service';
import { statements } from '../../src/modules/statement/statement.table';
import { member, type TestMember, withSession } from '../factories';
import { type Invoicing, invoicing } from '../invoices';
import { setCredit } from '../money';
import { type Lab, lab, send } from '../orders';
import { promoter } from '../promoters';
import type { Answer, TestApp } from '../testApp';
import { amountsOf, ModelMember, type Outcome, orderStateOf, rules } from './model';

/** A member of the portal with what the model says of the same person. */
export interface Person {
  who: TestMember;
  readonly model: ModelMember;
  bill: Invoicing;
}

const credit = 20_000;

/** The real portal beside the model: one promoter, and two members of whom the promoter referred one. */
export class World {
  readonly t: TestApp;
  readonly people: Person[] = [];
  desk: Lab;

  private constructor(t: TestApp, desk: Lab) {
    this.t = t;
    this.desk = desk;
  }

  static async begin(t: TestApp): Promise<World> {
    t.clock.set('2026-11-18T02:00:00Z');
    const world = new World(t, await lab(t));
    const value = { rebate_percent: rules.rebatePercent, withdrawal_min_fen: 100 };
    await t.call('staff/setting/update', { key: 'promotion', value }, { token: world.desk.token });
    const first = await world.#join(await member(t.db), new ModelMember(credit));
    const { code } = await promoter(t, world.desk, first.who);
    await world.#join(await member(t.db), new ModelMember(credit));
    const referred = await member(t.db, { name: '王小明' });
    const at = t.clock.now();
    await t.db.transaction((tx) => refer(tx, { code, user_rid: referred.rid, at }));
    await world.#join(referred, new ModelMember(credit, first.model));
    return world;
  }

  async #join(who: TestMember, model: ModelMember): Promise<Person> {
    await setCredit(this.t.db, who, model.limit);
    const person = { who, model, bill: await invoicing(this.t, this.desk, who) };
    this.people.push(person);
    return person;
  }

  get now(): number {
    return this.t.clock.now().getTime();
  }

  /** Advances the clock and logs everybody in again, because tokens last a day. */
  async pass(days: number): Promise<void> {
    this.t.clock.pass(days * 24 * 3600);
    this.desk = await lab(this.t);
    for (const person of this.people) {
      person.who = await withSession(this.t.db, person.who, this.t.clock.now());
      person.bill = await invoicing(this.t, this.desk, person.who);
    }
  }

  async upload({ who }: Person): Promise<string> {
    const file = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    return (await send(this.t, 'auth/upload4file', {}, file, who.token)).data.file_rid;
  }

  /** Compares everything that is known of each member, and the ledger with itself. */
  async compare(): Promise<void> {
    const found = await this.t.db.read(async (tx) => {
      const people = [];
      for (const { who } of this.people) people.push(await realOf(tx, who.rid));
      return { faults: await check(tx), people };
    });
    expect(found).toEqual({ faults: [], people: this.people.map(({ model }) => expectedOf(model)) });
  }
}

/** Fails when an act has another outcome than the model says. */
export function expectOutcome<P extends Path>({ code, error }: Answer<P>, outcome: Outcome): void {
  expect(code === 0 ? error : 'ok').toBe(outcome);
}

async function realOf(tx: Tx, rid: string) {
  const found = await balances(tx, { kind: 'member', rid });
  const of = (kind: 'cash' | 'bonus' | 'credit' | 'points' | 'rebate') => [
    found.get(kind)?.balance ?? 0,
    found.get(kind)?.held ?? 0,
  ];
  const { list } = await listStatements(tx, rid, { states: [], page: 1, size: 100 });
  const rows = await tx.select().from(statements).where(eq(statements.user_rid, rid));
  const placed = await tx.select().from(orders).where(eq(orders.user_rid, rid));
  const owned = await tx.select().from(coupons).where(eq(coupons.user_rid, rid));
  return {
    ...{ cash: of('cash'), bonus: of('bonus'), credit: of('credit') },
    ...{ points: of('points'), rebate: of('rebate'), rebateDebt: await owedBy(tx, rid) },
    statements: byKey(
      list.map((one) => {
        const { total_fen, paid_fen, owed_fen, state } = one;
        const invoiced_fen = rows.find((row) => row.rid === one.rid)?.invoiced_fen;
        return [one.rid, { total_fen, paid_fen, owed_fen, state, invoiced_fen }];
      }),
    ),
    orders: byKey(placed.map((one) => [one.rid, [one.state, one.due_fen, one.coupon_rid]])),
    coupons: byKey(owned.map(({ rid: key, used, order_rid }) => [key, used === null ? 'free' : order_rid])),
  };
}

/** Returns the same of the model, whose own amounts are checked on the way. */
function expectedOf(model: ModelMember): Awaited<ReturnType<typeof realOf>> {
  for (const one of model.statements) expect(one.invoiced).toBeLessThanOrEqual(Math.max(0, one.paidCash));
  const usedFor = (coupon: string) =>
    model.orders.find((order) => order.coupon === coupon && order.state !== 'cancelled')?.rid ?? 'none';
  const stateOf = (order: ModelMember['orders'][number]) => {
    const statement = model.statements.find(({ orders }) => orders.includes(order));
    return statement ? orderStateOf[statement.state] : order.state;
  };
  return {
    cash: [model.cash, model.held('cash')],
    bonus: [model.bonus, model.held('bonus')],
    credit: [-model.used || 0, model.held('credit')],
    points: [model.points, 0],
    rebate: [model.rebate, model.withdrawn()],
    rebateDebt: model.rebateDebt,
    statements: byKey(model.statements.map((one) => [one.rid, amountsOf(one)])),
    orders: byKey(model.orders.map((one) => [one.rid, [stateOf(one), one.due, one.coupon]])),
    coupons: byKey([...model.coupons].map(([key, state]) => [key, state === 'free' ? state : usedFor(key)])),
  };
}

const byKey = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
