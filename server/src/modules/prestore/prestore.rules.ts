import { reasons } from '@portal/shared/contract';
import { firstPaidOn, labClock } from '@portal/shared/rules';
import { refuse } from '../../http/error';

/** Refuses a day of payment (`paid_on`) that is to come or long ago: a mistyped year would be booked and printed on receipts. */
export function requirePaidOn(
  paid_on: string,
  { label, now }: { readonly label: string; readonly now: Date },
): void {
  const { today } = labClock(now);
  if (paid_on > today) throw wrongDay(reasons.paidLater(label));
  if (paid_on < firstPaidOn(today)) throw wrongDay(reasons.paidLongAgo(label));
}

const wrongDay = (message: string) => refuse('invalid_input', { fields: { paid_on: message } });
