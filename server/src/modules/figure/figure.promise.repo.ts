import { orderStates, type PromiseKind } from '@portal/shared/rules';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { after } from '../../kit/time';
import { orderPromises, orders } from '../order/order.table';
import type { Span } from './figure.rules';

/** Promises of a kind that were due in a week; the week is its Monday. */
interface PromiseWeek {
  readonly week: string;
  readonly kind: PromiseKind;
  readonly due: number;
  readonly kept: number;
  readonly late: number;
  readonly open_late: number;
}

const { kind, due, kept, order_rid } = orderPromises;

const week = sql<string>`to_char(date_trunc('week', ${due} AT TIME ZONE 'Asia/Shanghai'), 'YYYY-MM-DD')`;

const countIf = (condition: SQL | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

const numbers = (now: Date) => ({
  week,
  kind,
  due: sql<number>`count(*)`.mapWith(Number),
  kept: countIf(sql`${kept} <= ${due}`),
  late: countIf(sql`${kept} > ${due}`),
  open_late: countIf(and(isNull(kept), lt(due, now))),
});

/** Seconds from the beginning of a promise to its due time at most: its hours over the longest closure of the lab. */
const longestSeconds = 62 * 24 * 3600;

/** Returns the kept promises that were due in the period. Their orders have changed since the promise began: the index of the queues. */
export const keptPromises = (tx: Tx, { from, to }: Span, now: Date): Promise<PromiseWeek[]> =>
  tx
    .select(numbers(now))
    .from(orders)
    .innerJoin(orderPromises, eq(order_rid, orders.rid))
    .where(
      and(
        inArray(orders.state, [...orderStates]),
        inArray(orders.queue, [0, 1, 2]),
        gte(orders.changed, after(from, -longestSeconds)),
        lt(orders.created, to),
        isNotNull(kept),
        gte(due, from),
        lt(due, to),
      ),
    )
    .groupBy(sql`1`, kind)
    .orderBy(sql`1`, asc(kind));

/** Returns the open promises that are due in the period: by the index of open ones. */
export const openPromises = (tx: Tx, { from, to }: Span, now: Date): Promise<PromiseWeek[]> =>
  tx
    .select(numbers(now))
    .from(orderPromises)
    .where(and(isNull(kept), gte(due, from), lt(due, to)))
    .groupBy(sql`1`, kind)
    .orderBy(sql`1`, asc(kind));
