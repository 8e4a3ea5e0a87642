import { type DeskQueueKey, limits, orderQueueState } from '@portal/shared/rules';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { approvals } from '../approval/approval.table';
import { creditApplies } from '../credit/credit.table';
import { evaluations } from '../evaluation/evaluation.table';
import { integrationExchanges } from '../integration/integration.table';
import { invoiceApplies } from '../invoiceApply/invoiceApply.table';
import { orderPromises, orders } from '../order/order.table';
import { prestoreApplies } from '../prestore/prestore.table';
import { promoters } from '../promoter/promoter.table';
import { rebateWithdrawals } from '../rebate/rebate.table';
import { requirements } from '../requirement/requirement.table';
import { recycles } from '../sample/sample4recycle.table';
import { samplings } from '../sampling/sampling.table';
import { statements } from '../statement/statement.table';
import { transferApplies } from '../transferApply/transferApply.table';
import { unclaimeds } from '../unclaimed/unclaimed.table';

/** The rows of a queue. */
interface Waiting {
  readonly table: PgTable;
  readonly where: SQL | undefined;
  /** What is counted when several rows belong to one thing. */
  readonly distinct?: SQL;
}

const inState = (key: keyof typeof orderQueueState): Waiting => ({
  table: orders,
  where: eq(orders.state, orderQueueState[key]),
});

const waitingOf: Readonly<Record<DeskQueueKey, (now: Date) => Waiting>> = {
  late: (now) => ({
    table: orderPromises,
    where: and(isNull(orderPromises.kept), lt(orderPromises.due, now)),
    distinct: sql`${orderPromises.order_rid}`,
  }),
  // The generated column is 0 for an open question; with the states an index has them side by side.
  question: () => ({
    table: orders,
    where: and(
      inArray(orders.state, ['delivered', 'billed', 'disputed', 'unpaid', 'paid']),
      eq(orders.queue, 0),
    ),
  }),
  confirm: () => inState('confirm'),
  test: () => inState('test'),
  testing: () => inState('testing'),
  bill: () => inState('bill'),
  close: () => inState('close'),
  visit: () => ({ table: samplings, where: eq(samplings.state, 'booked') }),
  unclaimed: () => ({ table: unclaimeds, where: eq(unclaimeds.state, 'open') }),
  recycle: () => ({ table: recycles, where: eq(recycles.state, 'asked') }),
  requirement: () => ({ table: requirements, where: eq(requirements.state, 'submitted') }),
  exchange: () => ({ table: integrationExchanges, where: eq(integrationExchanges.state, 'waiting') }),
  promoter: () => ({ table: promoters, where: eq(promoters.state, 'waiting') }),
  evaluation: () => ({ table: evaluations, where: eq(evaluations.state, 'waiting') }),
  dispute: () => ({ table: statements, where: eq(statements.state, 'disputed') }),
  transfer: () => ({ table: transferApplies, where: eq(transferApplies.state, 'waiting') }),
  prestore: () => ({ table: prestoreApplies, where: eq(prestoreApplies.state, 'waiting') }),
  invoice: () => ({
    table: invoiceApplies,
    where: inArray(invoiceApplies.state, ['waiting', 'issuing', 'red_applied', 'red_confirmed']),
  }),
  credit: () => ({ table: creditApplies, where: eq(creditApplies.state, 'waiting') }),
  withdrawal: () => ({ table: rebateWithdrawals, where: eq(rebateWithdrawals.state, 'waiting') }),
  approval: () => ({ table: approvals, where: eq(approvals.state, 'waiting') }),
};

/** Counts what waits in each of these queues, up to a limit. */
export async function countQueues<Key extends DeskQueueKey>(
  tx: Tx,
  queues: readonly Key[],
  now: Date,
): Promise<{ queue: Key; count: number }[]> {
  const counted = queues.map((queue) => {
    const { table, where, distinct } = waitingOf[queue](now);
    const rows = distinct
      ? tx.selectDistinct({ one: distinct.as('one') }).from(table)
      : tx.select({ one: sql`1`.as('one') }).from(table);
    return tx
      .select({
        queue: sql<Key>`${queue}::text`.as('queue'),
        count: sql`count(*)`.mapWith(Number).as('count'),
      })
      .from(rows.where(where).limit(limits.counted).as('found'));
  });
  const [first, second, ...others] = counted;
  if (!first) return [];
  if (!second) return await first;
  let all = first.unionAll(second);
  for (const other of others) all = all.unionAll(other);
  return await all;
}
