import type { DeskQueueKey } from '@portal/shared/rules';
import { noQuery, ordersPath } from '../ui/ordersFilter';

/** The page of the desk where a queue is worked off. */
interface QueuePlace {
  readonly to: string;
}

const orders = (part: Partial<typeof noQuery>): QueuePlace => ({ to: ordersPath({ ...noQuery, ...part }) });

export const queuePlaces: Readonly<Record<DeskQueueKey, QueuePlace>> = {
  late: orders({ queue: 'all', late: true, sort: 'due' }),
  question: orders({}),
  confirm: orders({ queue: 'confirm' }),
  test: orders({ queue: 'test' }),
  testing: { to: '/staff/bench' },
  bill: { to: '/staff/money/billing' },
  close: orders({ queue: 'close' }),
  visit: { to: '/staff/visits/bookings' },
  unclaimed: { to: '/staff/reception/unclaimed' },
  recycle: { to: '/staff/samples/recycles' },
  requirement: { to: '/staff/requirements' },
  exchange: { to: '/staff/promotion/exchanges' },
  promoter: { to: '/staff/promotion/promoters' },
  evaluation: { to: '/staff/evaluations' },
  dispute: { to: '/staff/money/statements?state=disputed' },
  transfer: { to: '/staff/money/transfers' },
  prestore: { to: '/staff/money/prestores' },
  invoice: { to: '/staff/money/invoices' },
  credit: { to: '/staff/money/credits' },
  withdrawal: { to: '/staff/money/withdrawals' },
  approval: { to: '/staff/money/approvals' },
};
