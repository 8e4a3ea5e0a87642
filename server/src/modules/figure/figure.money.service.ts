import type { Data, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { serviceOf } from '../statement/statement.line.rules';
import { findUsers, memberLabels } from '../user/user.repo';
import { billedByLine, billedByMember, paidByMember } from './figure.income.repo';
import { paidOnCredit, takenOnCredit } from './figure.open.repo';
import { type Age, ageOf, ages, spanOf } from './figure.rules';

type Income = Data<'staff/figure/income'>;
type Open = Data<'staff/figure/open'>;
type Services = Income['services'];
/** What is owed by its age. */
type Owed = Readonly<Record<Age, number>>;

/** What one part of the money has, all customers one by one. */
export interface IncomeFigures extends Pick<Income, 'billed_fen' | 'paid_fen'> {
  readonly services: Services;
  readonly customers: Income['customers'];
}

export interface OpenFigures extends Owed {
  readonly customers: Open['customers'];
}

/** Returns what a period billed and was paid. */
export async function incomeFigures(tx: Tx, period: Parsed<'staff/figure/income'>): Promise<IncomeFigures> {
  const span = spanOf(period);
  const services = new Map<string, Services[number]>();
  for (const { kind, name, billed_fen } of await billedByLine(tx, span)) {
    const service = kind === 'item' ? serviceOf(name) : name;
    const key = `${kind} ${service}`;
    const sum = billed_fen + (services.get(key)?.billed_fen ?? 0);
    services.set(key, { kind, name: service, billed_fen: sum });
  }
  const billed = new Map((await billedByMember(tx, span)).map((row) => [row.user_rid, row.billed_fen]));
  const paid = new Map((await paidByMember(tx, span)).map((row) => [row.user_rid, row.paid_fen]));
  const rids = [...new Set([...billed.keys(), ...paid.keys()])];
  const customerOf = await customers(tx, rids);
  return {
    billed_fen: total(billed),
    paid_fen: total(paid),
    services: [...services.values()].sort((one, other) => other.billed_fen - one.billed_fen),
    customers: rids
      .map((rid) => {
        const { member, phone } = customerOf(rid);
        return { member, phone, billed_fen: billed.get(rid) ?? 0, paid_fen: paid.get(rid) ?? 0 };
      })
      .sort(
        (one, other) =>
          other.billed_fen - one.billed_fen ||
          other.paid_fen - one.paid_fen ||
          (one.member < other.member ? -1 : 1),
      ),
  };
}

/** Returns what members owe, by the age of their statements. */
export async function openFigures(tx: Tx, now: Date): Promise<OpenFigures> {
  const owed = await owedByMember(tx, now);
  const customerOf = await customers(tx, [...owed.keys()]);
  const list = [...owed]
    .map(([rid, { to30_fen, to60_fen, to90_fen, beyond_fen }]) => {
      const { member, phone } = customerOf(rid);
      return { member, phone, to30_fen, to60_fen, to90_fen, beyond_fen };
    })
    .filter((row) => sumOwed(row) !== 0)
    .sort((one, other) => sumOwed(other) - sumOwed(one) || (one.member < other.member ? -1 : 1));
  const { to30_fen, to60_fen, to90_fen, beyond_fen } = owedBy(list);
  return { to30_fen, to60_fen, to90_fen, beyond_fen, customers: list };
}

const nothingOwed: Owed = { to30_fen: 0, to60_fen: 0, to90_fen: 0, beyond_fen: 0 };

/** Returns what each member owes of unpaid statements by their age, or one member alone. */
async function owedByMember(tx: Tx, now: Date, user_rid?: string): Promise<Map<string, Owed>> {
  const owed = new Map<string, Record<Age, number>>();
  const add = (of: string, confirmed: string, amount_fen: number) => {
    const own = owed.get(of) ?? { ...nothingOwed };
    own[ageOf(confirmed, now)] += amount_fen;
    owed.set(of, own);
  };
  for (const row of await takenOnCredit(tx, user_rid)) add(row.user_rid, row.confirmed, row.amount_fen);
  for (const row of await paidOnCredit(tx, user_rid)) add(row.user_rid, row.confirmed, -row.amount_fen);
  return owed;
}

/** Returns what a member owes, by the age of the statements. */
export const owedOf = async (tx: Tx, user_rid: string, now: Date): Promise<Owed> =>
  (await owedByMember(tx, now, user_rid)).get(user_rid) ?? nothingOwed;

/** Returns the sum of what is owed. */
export const sumOwed = (owed: Owed): number => ages.reduce((sum, age) => sum + owed[age], 0);

/** Returns what several customers owe together, by age. */
export const owedBy = (rows: readonly Owed[]): Owed => ({
  to30_fen: sumOf(rows, ({ to30_fen }) => to30_fen),
  to60_fen: sumOf(rows, ({ to60_fen }) => to60_fen),
  to90_fen: sumOf(rows, ({ to90_fen }) => to90_fen),
  beyond_fen: sumOf(rows, ({ beyond_fen }) => beyond_fen),
});

/** Returns the sum of an amount of all rows. */
export const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

const total = (amounts: ReadonlyMap<string, number>): number => sumOf([...amounts.values()], (fen) => fen);

/** Returns how a member is named, and the phone by which their orders are found. */
async function customers(tx: Tx, rids: readonly string[]) {
  const labels = await memberLabels(tx, rids);
  const phones = new Map((await findUsers(tx, rids)).map(({ rid, phone }) => [rid, phone ?? '']));
  return (rid: string) => ({ member: labels.get(rid) || '—', phone: phones.get(rid) ?? '' });
}
