import type { Tx } from '../../db/client';
import { pointsForOrder, takeBackPoints } from '../integration/integration.earn.service';
import { rewardInvitation } from '../invite/invite.reward.service';
import { lockAccounts } from '../ledger/ledger.repo';
import { type AccountRef, accountRid, labOwner, type Owner } from '../ledger/ledger.rules';
import { findReferrer } from '../promoter/promoter.repo';
import { rebateForOrder, takeBackRebate } from '../rebate/rebate.order.service';
import { rebatesOf } from '../rebate/rebate.owed.service';
import { sharesByOrder } from './statement.line.rules';
import { linesOf, type StatementRow } from './statement.repo';

/**
 * Locks the accounts that money from the bank and the rewards of the payment change. The bank's is the last of all, so this must
 * be done before the money is moved, when it is not known yet whether there will be rewards. None is created.
 */
export async function lockForBank(tx: Tx, user_rid: string): Promise<void> {
  const owner: Owner = { kind: 'member', rid: user_rid };
  const promoter_rid = await findReferrer(tx, user_rid);
  const refs: AccountRef[] = [
    ...(['cash', 'credit', 'points'] as const).map((kind) => ({ owner, kind })),
    ...(['points_given', 'rebate_owed', 'bank'] as const).map((kind) => ({ owner: labOwner, kind })),
    ...(promoter_rid === undefined ? [] : [rebatesOf(promoter_rid)]),
  ];
  await lockAccounts(tx, refs.map(accountRid));
}

/**
 * Credits the rewards of a paid statement for each of its orders: points, the rebate of a promoter, and the coupons of
 * an invitation. Amounts paid with bonus earn nothing. Must be called once, when the whole statement is paid.
 */
export async function rewardPaid(
  tx: Tx,
  { rid, user_rid }: StatementRow,
  paid_cash_fen: number,
  at: Date,
): Promise<void> {
  for (const [order_rid, paid_fen] of sharesByOrder(await linesOf(tx, [rid]), paid_cash_fen)) {
    await pointsForOrder(tx, { user_rid, order_rid, paid_fen }, at);
    await rebateForOrder(tx, { user_rid, order_rid, paid_fen }, at);
    await rewardInvitation(tx, { user_rid, order_rid }, at);
  }
}

/** A refund of a statement; its key is part of the ids of the transfers that take rewards back. */
interface Refund {
  readonly refund_rid: string;
  /** Refunded amounts of the statement before and after this refund. */
  readonly before_fen: number;
  readonly after_fen: number;
}

/** Takes back points and rebates for the refunded amount of each order. Issued coupons are kept. */
export async function takeBackRewards(
  tx: Tx,
  { rid, user_rid }: StatementRow,
  { refund_rid, before_fen, after_fen }: Refund,
  at: Date,
): Promise<void> {
  const lines = await linesOf(tx, [rid]);
  const before = sharesByOrder(lines, before_fen);
  for (const [order_rid, refunded] of sharesByOrder(lines, after_fen)) {
    const refunded_fen = refunded - (before.get(order_rid) ?? 0);
    if (refunded_fen <= 0) continue;
    await takeBackPoints(tx, { user_rid, order_rid, refund_rid, refunded_fen }, at);
    await takeBackRebate(tx, { order_rid, refund_rid, refunded_fen }, at);
  }
}
