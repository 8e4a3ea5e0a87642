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
import { balance, creditedAt, entries } from '../ledger/ledger.balance.service';
import { type AccountRef, labOwner } from '../ledger/ledger.rules';
import { lock, transfer } from '../ledger/ledger.service';
import { notify } from '../message/message.service';
import { type Lot, lotsOf } from './integration.lot.rules';
import { pointsExpiring } from './integration.notice';
import { hasRefused, insertNotice, lastNotice, type NoticeRow } from './integration.repo';

const pointsOf = (rid: string): AccountRef => ({ owner: { kind: 'member', rid }, kind: 'points' });

/**
 * Returns how many points of a member have expired when a day begins: what was earned on days whose last day has passed, less all
 * that was spent or is reserved, because the oldest points are spent first. The ledger's entries alone decide.
 */
async function oldPoints(tx: Tx, user_rid: string, today: string): Promise<number> {
  const lots = await lotsWithReturned(tx, user_rid);
  if (lots) return sumOf(lots.filter(({ last }) => last < today));
  const earnedBefore = await creditedBefore(tx, user_rid, dayEnd(lastExpiredDay(today)));
  return earnedBefore === 0 ? 0 : Math.max(0, earnedBefore - (await spentPoints(tx, user_rid)));
}

const sumOf = (lots: readonly Lot[]): number => lots.reduce((sum, { left }) => sum + left, 0);

/**
 * Returns the lots of a member to whom points of an exchange were returned; undefined for others, of whom sums tell the same without a
 * read of all entries.
 */
async function lotsWithReturned(tx: Tx, user_rid: string): Promise<Lot[] | undefined> {
  if (!(await hasRefused(tx, user_rid))) return undefined;
  const { held } = await balance(tx, pointsOf(user_rid));
  const all = await entries(tx, pointsOf(user_rid), { size: Number.MAX_SAFE_INTEGER });
  return lotsOf(all.reverse(), held);
}

/** Returns all points that were earned before a moment. */
const creditedBefore = (tx: Tx, user_rid: string, at: Date): Promise<number> =>
  creditedAt(tx, pointsOf(user_rid), new Date(at.getTime() - 1));

/** Returns how many points of a member are spent, expired or reserved: the oldest of all that were earned. */
async function spentPoints(tx: Tx, user_rid: string): Promise<number> {
  const { balance: left, credited, held } = await balance(tx, pointsOf(user_rid));
  return credited - left + held;
}

/** Returns the months of the next year in which points expire unless they are spent before, the first one first. */
export async function monthsOfExpiry(
  tx: Tx,
  user_rid: string,
  now: Date,
): Promise<{ month: string; points: number }[]> {
  const current = `${labClock(now).today.slice(0, 7)}-01`;
  const lots = await lotsWithReturned(tx, user_rid);
  if (lots) return monthsOfLots(lots, current.slice(0, 7));
  const spent = await spentPoints(tx, user_rid);
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

/** Adds up lots, the first to expire first, by the months in which they expire; what has expired belongs to the current one. */
function monthsOfLots(lots: readonly Lot[], current: string): { month: string; points: number }[] {
  const months = new Map<string, number>();
  for (const { last, left } of lots) {
    const month = last.slice(0, 7) < current ? current : last.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + left);
  }
  return [...months].map(([month, points]) => ({ month, points }));
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

/**
 * Returns what tells the expiry of the points of an entry: null for a debit, and for what was returned, which is left of the entries
 * that earned it.
 */
export async function expiries(tx: Tx, user_rid: string): Promise<(entry: ListedEntry) => Expiry | null> {
  const lots = await lotsWithReturned(tx, user_rid);
  if (lots) return (entry) => expiryByLots(entry, lots);
  const spent = await spentPoints(tx, user_rid);
  return (entry) => expiryOf(entry, Math.min(entry.amount, Math.max(0, entry.credited - spent)));
}

function expiryOf({ amount, at }: ListedEntry, left: number): Expiry | null {
  return amount <= 0 ? null : { at: dayEnd(lastPointsDay(labClock(at).today)), left };
}

function expiryByLots(entry: ListedEntry, lots: readonly Lot[]): Expiry | null {
  const own = lots.filter((lot) => lot.entry === entry.id);
  const last = own.at(-1)?.last;
  if (last !== undefined) return { at: dayEnd(last), left: sumOf(own) };
  return entry.reverses === null ? expiryOf(entry, 0) : null;
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
