import { pointsMonths, pointsNoticeDays } from '@portal/shared/rules';
import dayjs from 'dayjs';
import type { Tx } from '../../db/client';
import { balance, creditedAt } from '../ledger/ledger.balance.service';
import { type AccountRef, labOwner } from '../ledger/ledger.rules';
import { lock, transfer } from '../ledger/ledger.service';
import { notify } from '../message/message.service';
import { pointsExpiring } from './integration.notice';
import { insertNotice } from './integration.repo';

const pointsOf = (rid: string): AccountRef => ({ owner: { kind: 'member', rid }, kind: 'points' });

/**
 * Returns how many points of a member are older than `pointsMonths` at a moment: what was earned until then, less all
 * that was spent or is reserved, because the oldest points are spent first. The ledger's entries alone decide.
 */
async function oldPoints(tx: Tx, user_rid: string, at: Date): Promise<number> {
  const account = pointsOf(user_rid);
  const earnedBefore = await creditedAt(tx, account, dayjs(at).subtract(pointsMonths, 'month').toDate());
  if (earnedBefore === 0) return 0;
  const { balance: left, credited, held } = await balance(tx, account);
  const spent = credited - left;
  return Math.max(0, earnedBefore - spent - held);
}

/** Returns the points that expire within the next `pointsNoticeDays` unless they are spent. */
export function expiringPoints(tx: Tx, user_rid: string, now: Date): Promise<number> {
  return oldPoints(tx, user_rid, dayjs(now).add(pointsNoticeDays, 'day').toDate());
}

/** Takes a member's expired points back; returns how many. The account is locked, so that none are spent meanwhile. */
export async function expirePoints(tx: Tx, user_rid: string, now: Date): Promise<number> {
  if ((await oldPoints(tx, user_rid, now)) === 0) return 0;
  await lock(tx, [pointsOf(user_rid)]);
  const amount = await oldPoints(tx, user_rid, now);
  if (amount === 0) return 0;
  await transfer(
    tx,
    [
      {
        id: `points:expired:${user_rid}:${now.getTime()}`,
        kind: 'points_expired',
        debit: { kind: 'member', rid: user_rid },
        credit: labOwner,
        amount,
        cause: { kind: 'expiry', rid: user_rid },
      },
    ],
    now,
  );
  return amount;
}

/** Notifies a member of points that are about to expire, at most once a month. */
export async function warnOfExpiry(tx: Tx, user_rid: string, now: Date): Promise<void> {
  const points = await expiringPoints(tx, user_rid, now);
  if (points === 0) return;
  const month = dayjs(now).format('YYYY-MM-01');
  if (await insertNotice(tx, user_rid, month)) await notify(tx, user_rid, pointsExpiring(points), now);
}
