import type { Retest } from '@portal/shared/contract';
import type { RetestState } from '@portal/shared/rules';
import type { DataOrderRow } from '../order/order.data.repo';
import type { RetestWithOrder } from './retest.repo';

interface Names {
  readonly item: DataOrderRow['items'][number];
  readonly sample: DataOrderRow['samples'][number];
  readonly state: RetestState;
  /** Day on which the data is expected. */
  readonly day: string;
}

/** Returns a retest with what is tested. */
export function presentRetest(row: RetestWithOrder, { item, sample, state, day }: Names): Retest {
  return {
    rid: row.rid,
    item_rid: row.item_rid,
    item: item.name,
    sample_rid: row.sample_rid,
    sample: { number: sample.number, name: sample.name },
    number: row.number,
    state,
    cause: row.cause,
    reason: row.reason,
    charge_fen: row.charge_fen,
    created: row.created.toISOString(),
    expected: state === 'testing' ? day : null,
    order: row.order && row.retest_rid !== null ? { rid: row.retest_rid, code: row.order.code } : null,
  };
}
