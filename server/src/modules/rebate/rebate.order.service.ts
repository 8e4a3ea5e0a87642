import { rebateFor } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { inCommonCluster } from '../cluster/cluster.member.repo';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { notify } from '../message/message.service';
import { findReferrer } from '../promoter/promoter.repo';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { rebateEarned } from './rebate.notice';
import { collectOwed, lockRebates, rebatesOf } from './rebate.owed.service';
import { insertRebate, insertReturn, lockRebate, returnedOf } from './rebate.repo';
import { earnsRebate } from './rebate.rules';

/**
 * Gives the promoter who referred a member the rebate of an order that was paid. Call it once an order, with what was
 * paid without bonus; a repetition changes nothing. Orders of the promoter's own group and institution earn none. What the promoter owes is taken from it at once.
 */
export async function rebateForOrder(
  tx: Tx,
  paid: { readonly user_rid: string; readonly order_rid: string; readonly paid_fen: number },
  at: Date,
): Promise<void> {
  const promoter_rid = await findReferrer(tx, paid.user_rid);
  if (promoter_rid === undefined || !(await mayEarn(tx, promoter_rid, paid.user_rid))) return;
  const { rebate_percent: percent } = (await findSettings(tx)).promotion;
  const amount = rebateFor(paid.paid_fen, percent);
  if (amount <= 0) return;
  const { user_rid: referred_rid, order_rid, paid_fen } = paid;
  const row = { order_rid, promoter_rid, referred_rid, paid_fen, percent, amount_fen: amount, created: at };
  if (!(await insertRebate(tx, row))) return;
  await lockRebates(tx, promoter_rid);
  const cause = { kind: 'order', rid: order_rid };
  const { owner: credit } = rebatesOf(promoter_rid);
  await transfer(
    tx,
    [{ id: `rebate:order:${order_rid}`, kind: 'rebate_earned', debit: labOwner, credit, amount, cause }],
    at,
  );
  await collectOwed(tx, promoter_rid, { id: `rebate:owed:order:${order_rid}`, cause, at });
  await notify(tx, promoter_rid, rebateEarned(amount, maskedMember(await findUser(tx, referred_rid))), at);
}

/** Returns whether a promoter may earn by a member's order, as both are now: not in the own group or institution. */
async function mayEarn(tx: Tx, promoter_rid: string, payer_rid: string): Promise<boolean> {
  const [promoter, payer] = [await findUser(tx, promoter_rid), await findUser(tx, payer_rid)];
  if (!promoter || !payer) return false;
  return earnsRebate(promoter, payer, await inCommonCluster(tx, promoter_rid, payer_rid));
}

/**
 * Takes back of an order's rebate what a refund makes of it, so that the rebate left is that of what stays paid. What
 * the promoter does not have is taken from later rebates. `refund_rid` names the refund, so that a repetition changes
 * nothing.
 */
export async function takeBackRebate(
  tx: Tx,
  refund: { readonly order_rid: string; readonly refund_rid: string; readonly refunded_fen: number },
  at: Date,
): Promise<void> {
  const { order_rid, refund_rid, refunded_fen } = refund;
  const rebate = await lockRebate(tx, order_rid);
  if (!rebate) return;
  const { promoter_rid, paid_fen, percent } = rebate;
  const { refunded_fen: before = 0, amount_fen: returned = 0 } =
    (await returnedOf(tx, [order_rid])).get(order_rid) ?? {};
  const staysPaid = Math.max(0, paid_fen - before - refunded_fen);
  const amount_fen = rebate.amount_fen - returned - rebateFor(staysPaid, percent);
  const row = { refund_rid, order_rid, promoter_rid, refunded_fen, amount_fen, created: at };
  if (!(await insertReturn(tx, row))) return;
  await lockRebates(tx, promoter_rid);
  const cause = { kind: 'order', rid: order_rid };
  await collectOwed(tx, promoter_rid, { id: `rebate:refund:${refund_rid}:${order_rid}`, cause, at });
}
