import { dataBySample, retestStateOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dataOrdersOf } from '../order/order.data.repo';
import { retestsAs, retestsOf } from './retest.repo';

/**
 * Returns what tells the number of the retest that a file of data belongs to, by the key of its order and its name: 0 for the first
 * result of a sample that was tested again, and null for any other file.
 */
export async function retestNumbers(
  tx: Tx,
  order_rids: readonly string[],
): Promise<(order_rid: string, name: string) => number | null> {
  const as = await retestsAs(tx, order_rids);
  const begun = (await retestsOf(tx, order_rids)).filter(
    ({ answer, order }) => retestStateOf(answer, order?.state) === 'done',
  );
  const firsts = await dataOrdersOf(tx, [...new Set(begun.map(({ order_rid }) => order_rid))]);
  return (order_rid, name) => {
    const retest = as.find(({ retest_rid }) => retest_rid === order_rid);
    if (retest) return retest.number;
    const first = firsts.find(({ rid }) => rid === order_rid);
    if (!first) return null;
    const again = begun.filter((one) => one.order_rid === order_rid).map(({ sample_rid }) => sample_rid);
    if (first.samples.length === 1) return 0;
    const named = dataBySample(first, [name]);
    return first.samples.some(({ rid, number }) => named.has(number) && again.includes(rid)) ? 0 : null;
  };
}
