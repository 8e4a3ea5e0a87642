import { orderStates } from '@portal/shared/rules';
import { and, asc, desc, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { afterCursor, cursorPage } from '../../db/cursor';
import { countUpTo } from '../../db/paged';
import { ordersWithPromise } from './order.promise.repo';
import type { OrderRow } from './order.repo';
import { fitsNothing, fitting, type StaffFilter } from './order.staffFilter.repo';
import { orderPromises, orders } from './order.table';

/** How staff's list is sorted: `waiting` as its queues are worked off, or by the time of the order, or by the next promise. */
type StaffSort = 'waiting' | 'newest' | 'due';

/** The requested page of staff's list. */
interface StaffPage {
  readonly sort: StaffSort;
  /** Cursor of the last row of the previous page, made with the same sort; the first page has none. */
  readonly after?: string | undefined;
  readonly size: number;
}

interface Found {
  readonly rows: OrderRow[];
  readonly next: string | null;
}

/** Returns a page of the orders of all members that fit the filters. */
export async function listAll(tx: Tx, filter: StaffFilter, { sort, ...page }: StaffPage): Promise<Found> {
  if (fitsNothing(filter)) return { rows: [], next: null };
  const fits = await fitting(tx, filter);
  return sort === 'due' ? listByDue(tx, fits, page) : listByState(tx, { filter, fits }, { sort, ...page });
}

/** Counts the orders that fit the filters, and that are listed in this sort, up to `most`. */
export async function countAll(
  tx: Tx,
  filter: StaffFilter,
  { most, sort }: { readonly most: number; readonly sort: StaffSort },
): Promise<number> {
  if (fitsNothing(filter)) return 0;
  const isListed = sort === 'due' ? inArray(orders.rid, ordersWithPromise(tx)) : undefined;
  // Days are a range of the index of each state.
  const states = filter.from || filter.to ? [...wantedStates(filter)] : filter.states;
  return countUpTo(tx, orders, and(await fitting(tx, { ...filter, states }), isListed), most);
}

const wantedStates = ({ states }: StaffFilter) => new Set(states.length > 0 ? states : orderStates);

type Sorted = Exclude<StaffSort, 'due'>;
type Position = Pick<OrderRow, 'queue' | 'changed' | 'created' | 'rid'>;
type Columns = Readonly<Record<keyof Position, SQL>>;

/** The orders by which rows of one state are read from an index, and in which the states are merged. */
const orderings: Readonly<Record<Sorted, (by: Columns) => SQL[]>> = {
  waiting: ({ queue, changed, rid }) => [asc(queue), asc(changed), asc(rid)],
  newest: ({ created, rid }) => [desc(created), asc(rid)],
};

const positionOf: Readonly<Record<Sorted, (row: Position) => string>> = {
  waiting: ({ queue, changed, rid }) => `${queue}_${changed.getTime()}_${rid}`,
  newest: ({ created, rid }) => `0_${created.getTime()}_${rid}`,
};

/** Parts of a cursor of a list of staff. */
function partsOf(cursor: string) {
  const [rank = '', time = '', ...rid] = cursor.split('_');
  return { rank: Number(rank), at: new Date(Number(time)).toISOString(), time, rid: rid.join('_') };
}

/** Condition: orders after the cursor. PostgreSQL reads the comparison of rows as one range of the index. */
const isAfter: Readonly<Record<Sorted, (cursor: string) => SQL | undefined>> = {
  waiting: (cursor) => {
    const { rank, at, rid } = partsOf(cursor);
    return sql`(${orders.queue}, ${orders.changed}, ${orders.rid}) > (${rank}::smallint, ${at}::timestamptz, ${rid}::text)`;
  },
  newest: (cursor) => {
    const { time, rid } = partsOf(cursor);
    return afterCursor(orders.created, orders.rid, `${time}_${rid}`);
  },
};

/**
 * Reads the first orders of each state from the index `orders_queue` or `orders_newest` and merges them, so that the time does not
 * depend on the number of orders.
 */
async function listByState(
  tx: Tx,
  { filter, fits }: { readonly filter: StaffFilter; readonly fits: SQL | undefined },
  { sort, after, size }: StaffPage & { readonly sort: Sorted },
): Promise<Found> {
  const listed = sql`(VALUES ${sql.join(
    [...wantedStates(filter)].map((state) => sql`(${state}::text)`),
    sql`, `,
  )}) AS listed(state)`;
  const { rid, queue, changed, created } = orders;
  const columns = {
    rid: sql`${rid}`,
    queue: sql`${queue}`,
    changed: sql`${changed}`,
    created: sql`${created}`,
  };
  const first = tx
    .select({ rid, queue, changed, created })
    .from(orders)
    .where(
      and(eq(orders.state, sql`listed.state`), fits, after === undefined ? undefined : isAfter[sort](after)),
    )
    .orderBy(...orderings[sort](columns))
    .limit(size + 1)
    .as('first');
  const merged = {
    rid: sql`${first.rid}`,
    queue: sql`${first.queue}`,
    changed: sql`${first.changed}`,
    created: sql`${first.created}`,
  };
  const found = await tx
    .select({ order: orders })
    .from(listed)
    .crossJoinLateral(first)
    .innerJoin(orders, eq(orders.rid, first.rid))
    .orderBy(...orderings[sort](merged))
    .limit(size + 1);
  return cursorPage(
    found.map(({ order }) => order),
    size,
    positionOf[sort],
  );
}

/** Reads the open promises, of which there are as many as work in progress, by their due time. */
async function listByDue(
  tx: Tx,
  fits: SQL | undefined,
  { after, size }: Omit<StaffPage, 'sort'>,
): Promise<Found> {
  const earlier = alias(orderPromises, 'earlier');
  const { due, order_rid, kind, kept } = orderPromises;
  const isNext = notExists(
    tx
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.order_rid, order_rid),
          isNull(earlier.kept),
          sql`(${earlier.due}, ${earlier.kind}) < (${due}, ${kind})`,
        ),
      ),
  );
  const found = await tx
    .select({ order: orders, due })
    .from(orderPromises)
    .innerJoin(orders, eq(orders.rid, order_rid))
    .where(and(isNull(kept), isNext, fits, after === undefined ? undefined : isDueAfter(after)))
    .orderBy(asc(due), asc(order_rid))
    .limit(size + 1);
  const { rows, next } = cursorPage(found, size, (row) => `0_${row.due.getTime()}_${row.order.rid}`);
  return { rows: rows.map(({ order }) => order), next };
}

function isDueAfter(cursor: string): SQL {
  const { at, rid } = partsOf(cursor);
  return sql`(${orderPromises.due}, ${orderPromises.order_rid}) > (${at}::timestamptz, ${rid}::text)`;
}
