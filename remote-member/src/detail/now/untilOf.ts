import type { Order } from '@portal/shared/contract';
import { formatInstant, orderActTable, promiseLabels } from '@portal/shared/rules';

/** A line below the next step: until when, or when. */
export interface When {
  readonly term: string;
  readonly time: string;
}

/** Returns the time of the pick-up while it is to come. */
function pickupTime({ state, pickup }: Order): string | undefined {
  if (pickup?.type !== 1 || pickup.date === null) return undefined;
  // Until the sample is at the lab, as long as an order can be cancelled.
  if (!orderActTable.cancel.from.some((open) => open === state)) return undefined;
  return `${pickup.date} ${pickup.time ?? ''}`;
}

/**
 * Returns until when the present step is done, as far as that is promised: the pick-up, the end of the review, what the lab has
 * promised, the day of the data.
 */
export function untilOf(order: Order, reviewUntil: string | null): When[] {
  const pickup = pickupTime(order);
  const promised = order.promises.find(({ kept }) => kept === null);
  return [
    ...(pickup ? [{ term: '上门取样', time: pickup }] : []),
    ...(order.state === 'billed' && reviewUntil
      ? [{ term: '核对截止', time: formatInstant(reviewUntil) }]
      : []),
    ...(promised
      ? [
          {
            term: promiseLabels[promised.kind],
            time: `最晚 ${formatInstant(promised.due)}${promised.late ? '（已超时）' : ''}`,
          },
        ]
      : []),
    ...(order.expected ? [{ term: '预计出数据', time: order.expected }] : []),
  ];
}
