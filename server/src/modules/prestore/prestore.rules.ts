import { reasons } from '@portal/shared/contract';
import { firstPaidOn, labClock } from '@portal/shared/rules';
import { refuse } from '../../http/error';

interface Reported {
  /** As what the payment is reported. */
  readonly of: Parameters<typeof reasons.paidLater>[0];
  readonly now: Date;
}

/** Refuses a day of payment (`paid_on`) that is to come or long ago: a mistyped year would be booked and printed on receipts. */
export function requirePaidOn(paid_on: string, { of, now }: Reported): void {
  const { today } = labClock(now);
  if (paid_on > today) throw wrongDay(reasons.paidLater(of));
  if (paid_on < firstPaidOn(today)) throw wrongDay(reasons.paidLongAgo(of));
}

const wrongDay = (message: string) => refuse('invalid_input', { fields: { paid_on: message } });
