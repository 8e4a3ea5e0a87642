import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { removeMember, setMonthlyLimit, setRole } from '../modules/cluster/cluster.member.service';
import { depositToCluster } from '../modules/cluster/cluster.money.service';
import { editedCluster } from '../modules/cluster/cluster.present';
import { findCluster } from '../modules/cluster/cluster.repo';
import { editCluster } from '../modules/cluster/cluster.service';
import { closePaid, decidePayment, type Payer, payFromGroup } from './demoGroupPayment';
import { people } from './demoGroupPeople';
import { demoMember } from './demoMember';
import { makeDemoOrder } from './demoOrder';
import { sent, unpaid } from './demoOrderSeed';
import { makeDemoPrestore } from './demoPrestore';

/** Returns the time so many days ago. */
export type DaysAgo = (days: number) => Date;

/** The demo member's group, and with what its year is made. */
interface Year extends Pick<Deps, 'ports' | 'now'> {
  readonly rid: string;
  readonly staff_rid: string;
  readonly ago: DaysAgo;
}

const { manager, student, doctor, former } = people;

/**
 * Makes a year of the group: prepayments, a member's deposit, limits, statements that it paid, payments in every state,
 * and a member who was removed.
 */
export async function payForAYear(tx: Tx, year: Year): Promise<void> {
  const { rid, ago } = year;
  const owner = (days: number) => ({ user_rid: demoMember.rid, at: ago(days) });
  await setRole(tx, { rid, user_rid: manager.rid, role: 'manager' }, owner(363));
  await prepay(tx, year, { days: 362, amount_fen: 1_000_000, cluster_rid: rid });
  await orderPaidByGroup(tx, year, { who: manager.rid, items: { xrd: 6 }, days: 330 });
  await orderPaidByGroup(tx, year, { who: former.rid, items: { sem: 2 }, days: 200 });
  await prepay(tx, year, { days: 180, amount_fen: 1_000_000, cluster_rid: rid });
  await orderPaidByGroup(tx, year, { who: student.rid, items: { raman: 4 }, days: 130 });
  await prepay(tx, year, { days: 101, amount_fen: 500_000 });
  await depositToCluster(tx, { rid, amount_fen: 200_000 }, { user_rid: manager.rid, at: ago(100) });
  await limitMembers(tx, rid, owner);
  await removeMember(tx, { rid, user_rid: former.rid }, owner(90));
  await orderPaidByGroup(tx, year, { who: doctor.rid, items: { xps: 3 }, days: 60, approved: true });
  await contestedOrder(tx, year);
}

interface Prepayment {
  readonly days: number;
  readonly amount_fen: number;
  /** The group; the manager's own prepayment without it. */
  readonly cluster_rid?: string;
}

async function prepay(
  tx: Tx,
  { ports, ago, staff_rid }: Year,
  { days, ...given }: Prepayment,
): Promise<void> {
  const by = { staff_rid, at: ago(days - 0.2) };
  const asked = { ...given, user_rid: manager.rid, act: 'approve' as const };
  await makeDemoPrestore(tx, ports, asked, { at: ago(days), by });
}

/** Sets limits of members and the amount above which a payment waits for a manager. */
async function limitMembers(
  tx: Tx,
  rid: string,
  owner: (days: number) => { readonly user_rid: string; readonly at: Date },
): Promise<void> {
  const cluster = await findCluster(tx, rid);
  if (!cluster) throw new Error('the demo group was not inserted');
  const { name, intro, listed, etag } = editedCluster(cluster);
  const limits = { approval_fen: 50_000, limit_fen: 300_000 };
  await editCluster(tx, { rid, name, intro, listed, etag, ...limits }, demoMember.rid);
  await setMonthlyLimit(tx, { rid, user_rid: student.rid, limit_fen: 500_000 }, owner(95));
  await setMonthlyLimit(tx, { rid, user_rid: doctor.rid, limit_fen: 300_000 }, owner(95));
}

interface Ordering {
  readonly who: string;
  readonly items: Readonly<Record<string, number>>;
  readonly days: number;
  /** True when the payment waits for a manager and is approved. */
  readonly approved?: true;
}

const payerOf = ({ rid }: Year): Payer => ({ cluster_rid: rid, manager_rid: demoMember.rid });

/** Makes an order of a member whose statement the group pays four days later. */
async function orderPaidByGroup(tx: Tx, year: Year, { who, items, days, approved }: Ordering): Promise<void> {
  const { ports, now, ago } = year;
  const seed = { ...sent, items, daysAgo: days, acts: unpaid };
  const order = await makeDemoOrder(tx, { ports, now, user_rid: who }, seed);
  await payFromGroup(tx, order, payerOf(year), ago(days - 4));
  if (approved) await decidePayment(tx, payerOf(year), 'approve', ago(days - 4.2));
  await closePaid(tx, order, ago(days - 6));
}

/** Makes an order whose payment has expired, was declined and withdrawn, and waits now. */
async function contestedOrder(tx: Tx, year: Year): Promise<void> {
  const { ports, now, ago } = year;
  const seed = { ...sent, items: { tem: 2 }, daysAgo: 21, acts: unpaid };
  const order = await makeDemoOrder(tx, { ports, now, user_rid: student.rid }, seed);
  const payer = payerOf(year);
  for (const [days, decision, decided] of [
    [17, 'expire', 9.9],
    [9, 'decline', 8.5],
    [8, 'withdraw', 7.9],
  ] as const) {
    await payFromGroup(tx, order, payer, ago(days));
    await decidePayment(tx, payer, decision, ago(decided));
  }
  await payFromGroup(tx, order, payer, ago(0.5));
}
