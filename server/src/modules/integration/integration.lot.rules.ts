import { daysAfter, labClock, lastPointsDay, pointsNoticeDays } from '@portal/shared/rules';
import type { ListedEntry } from '../ledger/ledger.balance.repo';

/** What is left of points that were earned at once, with the last day on which it can be spent. */
export interface Lot {
  /** The entry that earned them. */
  readonly entry: number;
  readonly left: number;
  readonly last: string;
}

/** An entry of an account of points. */
export type PointsEntry = Pick<ListedEntry, 'id' | 'amount' | 'at' | 'transfer_id' | 'reverses'>;

const dayOf = (at: Date): string => labClock(at).today;

/**
 * Returns the lots that entries leave, the first to expire first: each debit takes from them in this order, and so does at last what is
 * `held`. What is returned of a debit goes back to the lots from which it was taken and keeps their last days; it can be spent for
 * `pointsNoticeDays` at least, so that a late return is of use. Entries are given the oldest first.
 */
export function lotsOf(entries: readonly PointsEntry[], held: number): Lot[] {
  let lots: Lot[] = [];
  const takenBy = new Map<string, readonly Lot[]>();
  for (const entry of entries) {
    const { id, amount, at, transfer_id, reverses } = entry;
    const taken = reverses === null ? undefined : takenBy.get(reverses);
    if (amount < 0) {
      const drawn = take(lots, -amount);
      lots = drawn.left;
      takenBy.set(transfer_id, drawn.taken);
    } else if (taken) lots = sorted([...lots, ...returned(take(taken, amount).taken, at)]);
    else lots = sorted([...lots, { entry: id, left: amount, last: lastPointsDay(dayOf(at)) }]);
  }
  return take(lots, held).left;
}

/** Takes points from lots in their order, at most what there is. */
function take(lots: readonly Lot[], amount: number): { readonly taken: Lot[]; readonly left: Lot[] } {
  let missing = amount;
  const taken: Lot[] = [];
  const left: Lot[] = [];
  for (const lot of lots) {
    const part = Math.min(lot.left, missing);
    missing -= part;
    if (part > 0) taken.push({ ...lot, left: part });
    if (part < lot.left) left.push({ ...lot, left: lot.left - part });
  }
  return { taken, left };
}

function returned(lots: readonly Lot[], at: Date): Lot[] {
  const atLeast = daysAfter(dayOf(at), pointsNoticeDays);
  return lots.map((lot) => (lot.last < atLeast ? { ...lot, last: atLeast } : lot));
}

const sorted = (lots: readonly Lot[]): Lot[] =>
  [...lots].sort((a, b) => (a.last < b.last ? -1 : a.last > b.last ? 1 : a.entry - b.entry));
