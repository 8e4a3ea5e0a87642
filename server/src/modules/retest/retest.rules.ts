import { reasons } from '@portal/shared/contract';
import {
  isRetestable,
  mayGoTo,
  openRetestStates,
  possibleSampleActs,
  retestFen,
  retestStateOf,
  type SampleFacts,
  sampleStateLabels,
  testsWithSample,
} from '@portal/shared/rules';
import type { DataOrderRow } from '../order/order.data.repo';
import type { OrderRow } from '../order/order.repo';
import type { RetestWithOrder } from './retest.repo';

/** A sample of an order and an item that it goes to, with the price of one more test. */
export interface OrderTest {
  readonly item: DataOrderRow['items'][number];
  readonly sample: DataOrderRow['samples'][number];
  readonly fen: number;
}

/** Returns the tests of an order, in the order of its items and samples. */
export const testsOfOrder = (order: DataOrderRow): OrderTest[] =>
  testsWithSample(order.items).flatMap((item) => {
    const going = order.samples.filter((sample) => mayGoTo(order, sample, item));
    return going.map((sample) => ({ item, sample, fen: retestFen(item, going.length) }));
  });

export const isOfTest = (
  { item_rid, sample_rid }: Pick<RetestWithOrder, 'item_rid' | 'sample_rid'>,
  { item, sample }: OrderTest,
): boolean => item_rid === item.rid && sample_rid === sample.rid;

/** Returns true for a retest that waits for the member or for its data. */
export const isOpen = ({ answer, order }: RetestWithOrder): boolean =>
  openRetestStates.includes(retestStateOf(answer, order?.state));

/** What decides whether a test can be done once more. */
interface Known {
  readonly order: Pick<OrderRow, 'state'>;
  /** Code of the order of which it is a retest; undefined for none. */
  readonly firstCode: string | undefined;
  readonly retests: readonly RetestWithOrder[];
  /** The physical sample; undefined for one that never came. */
  readonly sample: SampleFacts | undefined;
}

/** Returns why a test can't be done once more; empty when it can. */
export function whyNot(test: OrderTest, { order, firstCode, retests, sample }: Known): string {
  if (firstCode !== undefined) return reasons.retestOfRetest(firstCode);
  if (!isRetestable(order.state)) return reasons.retestUndelivered;
  if (retests.some((one) => isOfTest(one, test) && isOpen(one))) return reasons.retestOpen;
  if (!sample || !possibleSampleActs(sample, 'system').includes('retest'))
    return reasons.retestGone(test.sample.number, sampleStateLabels[sample?.state ?? 'registered']);
  return '';
}

/** Returns the number of the next retest of a test: those that were given up do not count. */
export const nextRetestNumber = (test: OrderTest, retests: readonly RetestWithOrder[]): number =>
  1 +
  retests.filter(
    (one) => isOfTest(one, test) && ['testing', 'done'].includes(retestStateOf(one.answer, one.order?.state)),
  ).length;
