import type { OrderState } from '@portal/shared/rules';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  lte,
  min,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import { afterCursor, type CursorPage, cursorOf } from '../../db/cursor';
import { countUpTo, oneOf } from '../../db/paged';
import type { OrderRow } from './order.repo';
import type { SampleRow } from './order.sample.repo';
import { orderSamples } from './order.sample.table';
import { orderEvents, orderItems, orders } from './order.table';

/** Filters of a search in a member's orders; empty texts and missing values do not filter. */
export interface OrderFilter {
  readonly code: string;
  readonly device: string;
  readonly sample: string;
  readonly states: readonly OrderState[];
  /** From this instant on, and before that one. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly amount_min_fen?: number | undefined;
  readonly amount_max_fen?: number | undefined;
  /** Subquery of the keys of orders; only these are found. */
  readonly among?: SQLWrapper | undefined;
}

/** Returns the subquery of a member's orders of which a group pays a part. Statements, a layer above, know them. */
export type PaidFrom = (
  tx: Tx,
  by: { readonly user_rid: string; readonly cluster_rid: string },
) => SQLWrapper;

export type OrderSort = 'newest' | 'oldest' | 'dearest' | 'cheapest';

interface SearchPage extends CursorPage {
  readonly sort: OrderSort;
}

/**
 * Returns a page of the member's orders that fit the filters, and one more row if there is one. The keys are found first, by
 * indexes alone where these have all columns, so that only the rows of the page are read.
 */
export function searchOwn(
  tx: Tx,
  user_rid: string,
  filter: OrderFilter,
  { before, size, sort }: SearchPage,
): Promise<OrderRow[]> {
  const keys = tx
    .select({ rid: orders.rid })
    .from(orders)
    .where(and(fitting(tx, user_rid, filter), before === undefined ? undefined : isAfter(before, sort)))
    .orderBy(...orderings[sort])
    .limit(size + 1);
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.rid, keys))
    .orderBy(...orderings[sort]);
}

/** The oldest first is the newest first backwards, so that both are read from one index. */
const orderings: Readonly<Record<OrderSort, readonly SQL[]>> = {
  newest: [desc(orders.created), asc(orders.rid)],
  oldest: [asc(orders.created), desc(orders.rid)],
  dearest: [desc(orders.due_fen), asc(orders.rid)],
  cheapest: [asc(orders.due_fen), asc(orders.rid)],
};

/** Returns the position of a row in a list that is sorted in this way. */
export const searchCursor = ({ created, due_fen, rid }: OrderRow, sort: OrderSort): string =>
  sort === 'dearest' || sort === 'cheapest' ? `${due_fen}_${rid}` : cursorOf(created, rid);

/** Condition: rows after the cursor. */
function isAfter(before: string, sort: OrderSort): SQL | undefined {
  if (sort === 'newest') return afterCursor(orders.created, orders.rid, before);
  const separator = before.indexOf('_');
  const [position, rid] = [Number(before.slice(0, separator)), before.slice(separator + 1)];
  if (sort === 'oldest') {
    const at = new Date(position);
    return or(gt(orders.created, at), and(eq(orders.created, at), lt(orders.rid, rid)));
  }
  const further = sort === 'dearest' ? lt(orders.due_fen, position) : gt(orders.due_fen, position);
  return or(further, and(eq(orders.due_fen, position), gt(orders.rid, rid)));
}

/** Counts the member's orders that fit the filters, up to `most`. */
export const countOwn = (tx: Tx, user_rid: string, filter: OrderFilter, most: number): Promise<number> =>
  countUpTo(tx, orders, fitting(tx, user_rid, filter), most);

function fitting(tx: Tx, user_rid: string, filter: OrderFilter): SQL | undefined {
  const { code, device, sample, states, from, to, amount_min_fen, amount_max_fen, among } = filter;
  return and(
    eq(orders.user_rid, user_rid),
    contains(orders.code, code),
    device === '' ? undefined : inArray(orders.rid, ordersWithItem(tx, user_rid, device)),
    sample === '' ? undefined : hasSample(tx, sample),
    oneOf(orders.state, states),
    from && gte(orders.created, from),
    to && lt(orders.created, to),
    amount_min_fen === undefined ? undefined : gte(orders.due_fen, amount_min_fen),
    amount_max_fen === undefined ? undefined : lte(orders.due_fen, amount_max_fen),
    among && inArray(orders.rid, among),
  );
}

/**
 * Subquery of the member's orders with an item of this name. An index has the items of a member side by side with their
 * names, so it alone answers; asked order by order, the items are on as many pages of the disk's file.
 */
const ordersWithItem = (tx: Tx, user_rid: string, name: string): SQLWrapper =>
  tx
    .select({ order_rid: orderItems.order_rid })
    .from(orderItems)
    .where(and(eq(orderItems.user_rid, user_rid), contains(orderItems.name, name)));

/**
 * Condition: the subquery has rows. OFFSET 0 makes the database ask it for each order of the member, by its index: as a join,
 * it reads the items of all members when it expects that to be faster, which takes ten times as long.
 */
const existsForEach = (subquery: SQLWrapper): SQL => exists(sql`(${subquery} OFFSET 0)`);

const hasSample = (tx: Tx, words: string): SQL =>
  existsForEach(
    tx
      .select({ one: sql`1` })
      .from(orderSamples)
      .where(and(eq(orderSamples.order_rid, orders.rid), isNamed(words))),
  );

/** Condition: number or name of a sample contains the words. */
const isNamed = (words: string): SQL | undefined =>
  or(contains(orderSamples.number, words), contains(orderSamples.name, words));

/** Returns the samples of several orders whose number or name contains the words, or all of them. */
export async function samplesOfOrders(
  tx: Tx,
  order_rids: readonly string[],
  words: string,
): Promise<SampleRow[]> {
  if (order_rids.length === 0) return [];
  return tx
    .select()
    .from(orderSamples)
    .where(and(inArray(orderSamples.order_rid, [...order_rids]), isNamed(words)))
    .orderBy(asc(orderSamples.order_rid), asc(orderSamples.position));
}

/** Returns when the data of orders was first delivered; orders without data are missing. */
export async function deliveriesOf(tx: Tx, order_rids: readonly string[]): Promise<Map<string, Date>> {
  if (order_rids.length === 0) return new Map();
  const rows = await tx
    .select({ order_rid: orderEvents.order_rid, at: min(orderEvents.at) })
    .from(orderEvents)
    .where(and(inArray(orderEvents.order_rid, [...order_rids]), eq(orderEvents.act, 'deliver')))
    .groupBy(orderEvents.order_rid);
  return new Map(rows.flatMap(({ order_rid, at }) => (at ? [[order_rid, at] as const] : [])));
}
