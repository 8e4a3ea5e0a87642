import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../src/db/client';
import { clusterPayments } from '../../src/modules/cluster/cluster.table';
import { coupons } from '../../src/modules/coupon/coupon.table';
import { integrationExchanges } from '../../src/modules/integration/integration.table';
import { invoiceApplies } from '../../src/modules/invoiceApply/invoiceApply.table';
import { balances } from '../../src/modules/ledger/ledger.balance.service';
import { check } from '../../src/modules/ledger/ledger.check.service';
import { labOwner } from '../../src/modules/ledger/ledger.rules';
import { orders } from '../../src/modules/order/order.table';
import { owedBy } from '../../src/modules/rebate/rebate.owed.service';
import { rebateWithdrawals } from '../../src/modules/rebate/rebate.table';
import { clusterUse } from '../../src/modules/statement/statement.clusterBudget.service';
import { invoiceableOf } from '../../src/modules/statement/statement.invoice.service';
import { moneyOfStatements } from '../../src/modules/statement/statement.money.service';
import { ordersOf, type StatementRow } from '../../src/modules/statement/statement.repo';
import { statements } from '../../src/modules/statement/statement.table';
import { transferApplies } from '../../src/modules/transferApply/transferApply.table';
import type { TestApp } from '../testApp';
import type { ModelGroup } from './group';
import type { ModelLab } from './lab';
import type { ModelMember } from './model';
import type { Person } from './person';
import { type ModelOrder, type ModelStatement, paidCash, sumOf, totalOf } from './record';

const labKinds = ['bank', 'revenue', 'bonus_given', 'points_given', 'rebate_owed'] as const;
type LabBalances = Readonly<Record<(typeof labKinds)[number], number>>;

/** What is compared: people, their group and the lab, in the portal and in the model. */
interface Compared {
  readonly t: TestApp;
  readonly people: readonly Person[];
  readonly promoter: Person;
  readonly cluster_rid: string;
  readonly group: ModelGroup;
  readonly lab: ModelLab;
}

/** Reads what everybody has. Records are given by key, so that the order of lists does not matter. */
async function realOf(tx: Tx, { people, promoter, cluster_rid }: Compared) {
  const rids = [...people, promoter].map(({ who }) => who.rid);
  const owned = await tx.select().from(statements).where(inArray(statements.user_rid, rids));
  const placed = await tx.select().from(orders).where(inArray(orders.user_rid, rids));
  const coupon = await tx.select().from(coupons).where(inArray(coupons.user_rid, rids));
  const states = [];
  for (const table of [invoiceApplies, rebateWithdrawals, integrationExchanges, transferApplies] as const)
    states.push(
      ...(await tx
        .select({ rid: table.rid, state: table.state })
        .from(table)
        .where(inArray(table.user_rid, rids))),
    );
  const payments = await tx
    .select({ rid: clusterPayments.rid, state: clusterPayments.state, amount: clusterPayments.amount_fen })
    .from(clusterPayments)
    .where(eq(clusterPayments.cluster_rid, cluster_rid));
  const accounts = [];
  for (const rid of rids) accounts.push(await accountsOf(tx, rid));
  return {
    people: accounts,
    group: await groupOf(tx, cluster_rid),
    used: await usedOf(tx, cluster_rid, rids),
    lab: await labOf(tx),
    statements: byKey(await statementsOf(tx, owned)),
    orders: byKey(placed.map((one) => [one.rid, [one.state, one.due_fen, one.coupon_rid]])),
    coupons: byKey(coupon.map(({ rid, used, order_rid }) => [rid, used === null ? 'free' : order_rid])),
    states: byKey(states.map(({ rid, state }) => [rid, state])),
    payments: byKey(payments.map(({ rid, state, amount }) => [rid, [state, amount]])),
  };
}

async function statementsOf(tx: Tx, rows: readonly StatementRow[]) {
  if (rows.length === 0) return [];
  const rids = rows.map(({ rid }) => rid);
  const ordered = await ordersOf(tx, rids);
  const rowsOf = (rid: string) => ordered.filter(({ statement_rid }) => statement_rid === rid);
  const money = await moneyOfStatements(
    tx,
    rids.map((rid) => ({ rid, order_rids: rowsOf(rid).map((one) => one.rid) })),
  );
  return (await invoiceableOf(tx, rows)).map(
    ({ statement: { rid, state, invoiced_fen }, total_fen, open_fen }) => {
      const { paid_fen, owed_fen, waiting_fen, refunded_fen, cash_payers } = money.get(rid) ?? {};
      const payers = [...(cash_payers ?? [])].map(([key, paid]) => [key === '' ? 'own' : 'group', paid]);
      const amounts = { total_fen, paid_fen, owed_fen, waiting_fen, refunded_fen, invoiced_fen, open_fen };
      return [rid, { state, ...amounts, payers }] as const;
    },
  );
}

async function accountsOf(tx: Tx, rid: string) {
  const found = await balances(tx, { kind: 'member', rid });
  const of = (kind: 'cash' | 'bonus' | 'credit' | 'points' | 'rebate') => [
    found.get(kind)?.balance ?? 0,
    found.get(kind)?.held ?? 0,
  ];
  return {
    cash: of('cash'),
    bonus: of('bonus'),
    credit: of('credit'),
    points: of('points'),
    rebate: of('rebate'),
    rebateDebt: await owedBy(tx, rid),
  };
}

async function groupOf(tx: Tx, rid: string) {
  const found = await balances(tx, { kind: 'group', rid });
  const of = (kind: 'cash' | 'bonus') => [found.get(kind)?.balance ?? 0, found.get(kind)?.held ?? 0];
  return { cash: of('cash'), bonus: of('bonus') };
}

/** Reads what each uses of the group's money, since the year in which all worlds begin. */
async function usedOf(tx: Tx, cluster_rid: string, rids: readonly string[]) {
  const { total_fen, members, projects } = await clusterUse(tx, cluster_rid, new Date('2026-11-18'));
  // Nobody names a project here.
  expect(sumOf(projects.values())).toBe(total_fen);
  expect(sumOf(members.values())).toBe(total_fen);
  return rids.map((rid) => members.get(rid) ?? 0);
}

/** Reads what the lab's accounts have. */
async function labOf(tx: Tx): Promise<LabBalances> {
  const found = await balances(tx, labOwner);
  const of = (kind: keyof LabBalances) => found.get(kind)?.balance ?? 0;
  return {
    bank: of('bank'),
    revenue: of('revenue'),
    bonus_given: of('bonus_given'),
    points_given: of('points_given'),
    rebate_owed: of('rebate_owed'),
  };
}

/** Returns the same of the model, whose own amounts are checked on the way. */
function expectedOf({ people, promoter, group, lab }: Compared, before: LabBalances) {
  const models = [...people, promoter].map(({ model }) => model);
  for (const model of models)
    for (const one of model.statements) expect(model.openOf(one)).toBeGreaterThanOrEqual(0);
  const records = models.flatMap(({ invoices, withdrawals, exchanges, transfers }) => [
    ...invoices,
    ...withdrawals,
    ...exchanges,
    ...transfers,
  ]);
  return {
    people: models.map(expectedAccounts),
    used: models.map((model) => expectedUse(model, group)),
    group: { cash: [group.cash, group.held('cash')], bonus: [group.bonus, group.held('bonus')] },
    lab: {
      bank: before.bank + lab.bank,
      revenue: before.revenue + lab.revenue,
      bonus_given: before.bonus_given + lab.bonus_given,
      points_given: before.points_given + lab.points_given,
      rebate_owed: before.rebate_owed + lab.rebate_owed,
    },
    statements: byKey(
      models.flatMap((model) =>
        model.statements.map((one) => [one.rid, expectedStatement(one, model.openOf(one))] as const),
      ),
    ),
    orders: byKey(
      models.flatMap((model) => model.orders.map((one) => [one.rid, expectedOrder(one, model)] as const)),
    ),
    coupons: byKey(models.flatMap(expectedCoupons)),
    states: byKey(records.map(({ rid, state }) => [rid, state])),
    payments: byKey(group.payments.map(({ rid, state, amount }) => [rid, [state, amount]])),
  };
}

const expectedAccounts = (model: ModelMember) => ({
  cash: [model.cash, model.held('cash')],
  bonus: [model.bonus, model.held('bonus')],
  credit: [-model.used || 0, model.held('credit')],
  points: [model.points.balance, 0],
  rebate: [model.rebate, model.withdrawn()],
  rebateDebt: model.rebateDebt,
});

/** Returns what a member uses of the group's money: cash less refunds, bonus, which is never refunded, and what waits. */
function expectedUse({ statements: bills, number }: ModelMember, { payments }: ModelGroup): number {
  const own = payments.filter(({ by }) => by === number);
  const parts = own.map(({ state, amount, parts: { bonus } }) =>
    state === 'waiting' ? amount : state === 'paid' ? bonus : 0,
  );
  return sumOf([...bills.map(({ payers }) => payers.get('group') ?? 0), ...parts]);
}

function expectedStatement(one: ModelStatement, open: number) {
  const { state, owed, waiting, refunded, invoiced, paidBonus, payers } = one;
  return {
    state,
    total_fen: totalOf(one),
    paid_fen: paidCash(one) + paidBonus,
    owed_fen: owed,
    waiting_fen: waiting,
    refunded_fen: refunded,
    invoiced_fen: invoiced,
    open_fen: open,
    payers: [...payers],
  };
}

/** State of an order by the state of its statement. */
const orderStateOf = { open: 'billed', disputed: 'disputed', unpaid: 'unpaid', paid: 'paid' } as const;

function expectedOrder(one: ModelOrder, { statements: bills }: ModelMember) {
  const { state, sampled, enterprise, due, coupon } = one;
  const statement = bills.find((bill) => bill.orders.includes(one));
  const begun = sampled ? 'awaiting_sample' : 'testing';
  // The sample of a member who tests first is asked for at once.
  const placed = sampled && !enterprise ? 'awaiting_sample' : 'submitted';
  const shown = state === 'prepaid' ? begun : state === 'submitted' ? placed : state;
  return [state === 'billed' && statement ? orderStateOf[statement.state] : shown, due, coupon];
}

const expectedCoupons = ({ coupons: owned, orders: placed }: ModelMember) =>
  [...owned].map(([key, state]) => {
    const order = placed.find(({ coupon, state: of }) => coupon === key && of !== 'cancelled');
    return [key, state === 'free' ? state : (order?.rid ?? 'none')] as const;
  });

const byKey = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns what compares the portal with the model, from what the lab's accounts have now. */
export async function comparison(world: Compared): Promise<() => Promise<void>> {
  const { db } = world.t;
  const before = await db.read(labOf);
  return async () => {
    const found = await db.read(async (tx) => ({ faults: await check(tx), ...(await realOf(tx, world)) }));
    expect(found).toEqual({ faults: [], ...expectedOf(world, before) });
  };
}
