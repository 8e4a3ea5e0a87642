import {
  daysAfter,
  labClock,
  lastExpiredDay,
  lastPointsDay,
  monthsAfter,
  pointsMonths,
  pointsNoticeDays,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dayEnd, dayStart } from '../../kit/time';
import type { ListedEntry } from '../ledger/ledger.balance.repo';
import { balance, creditedAt } from '../ledger/ledger.balance.service';
import { type AccountRef, labOwner } from '../ledger/ledger.rules';
import { lock, transfer } from '../ledger/ledger.service';
import { notify } from '../message/message.service';
import { pointsExpiring } from './integration.notice';
import { insertNotice, lastNotice, type NoticeRow } from './integration.repo';

const pointsOf = (rid: string): AccountRef => ({ owner: { kind: 'member', rid }, kind: 'points' });

/**
 * Returns how many points of a member have expired when a day begins: what was earned on days whose last day has passed, less all
 * that was spent or is reserved, because the oldest points are spent first. The ledger's entries alone decide.
 */
async function oldPoints(tx: Tx, user_rid: string, today: string): Promise<number> {
  const earnedBefore = await creditedBefore(tx, user_rid, dayEnd(lastExpiredDay(today)));
  return earnedBefore === 0 ? 0 : Math.max(0, earnedBefore - (await spentPoints(tx, user_rid)));
}

/** Returns all points that were earned before a moment. */
const creditedBefore = (tx: Tx, user_rid: string, at: Date): Promise<number> =>
  creditedAt(tx, pointsOf(user_rid), new Date(at.getTime() - 1));

/** Returns how many points of a member are spent, expired or reserved: the oldest of all that were earned. */
export async function spentPoints(tx: Tx, user_rid: string): Promise<number> {
  const { balance: left, credited, held } = await balance(tx, pointsOf(user_rid));
  return credited - left + held;
}

/** Returns the months of the next year in which points expire unless they are spent before, the first one first. */
export async function monthsOfExpiry(
  tx: Tx,
  user_rid: string,
  now: Date,
): Promise<{ month: string; points: number }[]> {
  const spent = await spentPoints(tx, user_rid);
  const current = `${labClock(now).today.slice(0, 7)}-01`;
  const months: { month: string; points: number }[] = [];
  let before = 0;
  for (let ahead = 0; ahead <= pointsMonths; ahead++) {
    const earnedUntil = dayStart(monthsAfter(current, ahead + 1 - pointsMonths));
    const credited = await creditedBefore(tx, user_rid, earnedUntil);
    const until = Math.max(0, credited - spent);
    if (until > before)
      months.push({ month: monthsAfter(current, ahead).slice(0, 7), points: until - before });
    before = until;
  }
  return months;
}

/** Returns the points that expire within the next `pointsNoticeDays` unless they are spent. */
export function expiringPoints(tx: Tx, user_rid: string, now: Date): Promise<number> {
  return oldPoints(tx, user_rid, daysAfter(labClock(now).today, pointsNoticeDays));
}

/** When the points of an entry expire, and how many of them are left. */
export interface Expiry {
  readonly at: Date;
  readonly left: number;
}

/** Returns the expiry of an entry's points; null for a debit. `spent` is what `spentPoints` returns. */
export function expiryOf({ amount, credited, at }: ListedEntry, spent: number): Expiry | null {
  if (amount <= 0) return null;
  const left = Math.min(amount, Math.max(0, credited - spent));
  return { at: dayEnd(lastPointsDay(labClock(at).today)), left };
}

/**
 * Takes back a member's points that have expired and of which the member was notified; returns how many. The account is locked, so
 * that none are spent meanwhile.
 */
export async function expirePoints(tx: Tx, user_rid: string, now: Date): Promise<number> {
  const { today } = labClock(now);
  if ((await oldPoints(tx, user_rid, today)) === 0) return 0;
  const notice = await lastNotice(tx, user_rid);
  if (!notice || isInGrace(notice, today)) return 0;
  const day = earlier(today, toldUntil(notice));
  await lock(tx, [pointsOf(user_rid)]);
  const amount = await oldPoints(tx, user_rid, day);
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

/** Returns the day on which the last of the points that a notice names have expired. */
const toldUntil = ({ sent, month }: NoticeRow): string => daysAfter(sent ?? month, pointsNoticeDays);

/** True while the time runs that a late notice promises. */
const isInGrace = (notice: NoticeRow, today: string): boolean => notice.late && today < toldUntil(notice);

const earlier = (one: string, other: string): string => (one < other ? one : other);

/**
 * Notifies a member of points that are about to expire, at most once a month. Points whose last day has passed without a notice,
 * because the portal was down, are named at once, and stay for the time that the notice promises.
 */
export async function warnOfExpiry(tx: Tx, user_rid: string, now: Date): Promise<void> {
  const points = await expiringPoints(tx, user_rid, now);
  if (points === 0) return;
  const { today: sent } = labClock(now);
  const notice = await lastNotice(tx, user_rid);
  if (notice && isInGrace(notice, sent)) return;
  const late = (await oldPoints(tx, user_rid, sent)) > 0;
  const month = `${sent.slice(0, 7)}-01`;
  if (await insertNotice(tx, { user_rid, month, sent, late }))
    await notify(tx, user_rid, pointsExpiring(points), now);
}
