import { pointsFor } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { findSettings } from '../setting/setting.repo';

/** An order for which points are earned. */
interface Earned {
  readonly user_rid: string;
  readonly order_rid: string;
}

/**
 * Adds the points for an order that was paid. Call it once an order, with what was paid without bonus; a repetition
 * changes nothing.
 */
export async function pointsForOrder(
  tx: Tx,
  { user_rid, order_rid, paid_fen }: Earned & { readonly paid_fen: number },
  at: Date,
): Promise<void> {
  const { points } = await findSettings(tx);
  const amount = pointsFor(paid_fen, points.per_yuan);
  const earned = { user_rid, order_rid };
  await earn(tx, { id: `points:paid:${order_rid}`, kind: 'points_earned', earned, amount, at });
}

/** Adds the points for the first evaluation of an order and returns them. Call it once an order. */
export async function pointsForEvaluation(tx: Tx, earned: Earned, at: Date): Promise<number> {
  const { points } = await findSettings(tx);
  const id = `points:evaluation:${earned.order_rid}`;
  await earn(tx, { id, kind: 'points_evaluated', earned, amount: points.evaluation, at });
  return points.evaluation;
}

/** Takes back the points of an evaluation that was hidden, at most what the member has. Call it once an order. */
export async function takeBackEvaluationPoints(
  tx: Tx,
  { user_rid, order_rid, points }: Earned & { readonly points: number },
  at: Date,
): Promise<void> {
  if (points === 0) return;
  await takeBack(tx, `points:evaluation:${order_rid}:back`, { user_rid, order_rid }, points, at);
}

/** Takes points back, at most what the member has. */
async function takeBack(
  tx: Tx,
  id: string,
  { user_rid, order_rid }: Earned,
  amount: number,
  at: Date,
): Promise<void> {
  const debit = { kind: 'member', rid: user_rid } as const;
  const cause = { kind: 'order', rid: order_rid };
  const back = { id, kind: 'points_back', debit, credit: labOwner, amount, cause } as const;
  await transfer(tx, [{ ...back, balancing: 'debit' }], at);
}

interface Earning {
  readonly id: string;
  readonly kind: 'points_earned' | 'points_evaluated';
  readonly earned: Earned;
  readonly amount: number;
  readonly at: Date;
}

async function earn(tx: Tx, { id, kind, earned, amount, at }: Earning): Promise<void> {
  if (amount === 0) return;
  const credit = { kind: 'member', rid: earned.user_rid } as const;
  const cause = { kind: 'order', rid: earned.order_rid };
  await transfer(tx, [{ id, kind, debit: labOwner, credit, amount, cause }], at);
}

/**
 * Takes points back after a refund, at most what the member has: spent points are not owed. `refund_rid` names the
 * refund, so that a repetition changes nothing.
 */
export async function takeBackPoints(
  tx: Tx,
  {
    user_rid,
    order_rid,
    refund_rid,
    refunded_fen,
  }: Earned & {
    readonly refund_rid: string;
    readonly refunded_fen: number;
  },
  at: Date,
): Promise<void> {
  const { points } = await findSettings(tx);
  const amount = pointsFor(refunded_fen, points.per_yuan);
  if (amount === 0) return;
  await takeBack(tx, `points:refund:${refund_rid}:${order_rid}`, { user_rid, order_rid }, amount, at);
}
