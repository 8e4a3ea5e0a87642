import { labClock, monthsAfter } from '@portal/shared/rules';
import { dayStart } from '../../kit/time';
import type { Owner } from '../ledger/ledger.rules';

/** Returns the group as the owner of accounts in the ledger. */
export const ownerOfGroup = (rid: string): Owner => ({ kind: 'group', rid });

/** Returns the month of a moment in the lab's time zone, such as 2026-11. */
export const monthOf = (at: Date): string => labClock(at).today.slice(0, 7);

/** Returns when a month such as 2026-11 begins and when the next one does, in the lab's time zone. */
export const endsOfMonth = (month: string): { readonly from: Date; readonly to: Date } => ({
  from: dayStart(`${month}-01`),
  to: dayStart(monthsAfter(`${month}-01`, 1)),
});

/** Returns the beginning of the ids of the transfers that belong to a payment of a group. */
export const paymentTransfer = (rid: string): string => `cluster:payment:${rid}`;
