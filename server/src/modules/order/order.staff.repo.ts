import { type OrderState, orderStates } from '@portal/shared/rules';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { cursorPage } from '../../db/cursor';
import { countUpTo, oneOf } from '../../db/paged';
import type { OrderRow } from './order.repo';
import { orders } from './order.table';

/** The requested page of staff's list: orders in these states, or in any when there are none. */
interface StaffPage {
  readonly states: readonly OrderState[];
  /** Cursor of the last row of the previous page; the first page has none. */
  readonly after?: string | undefined;
  readonly size: number;
}

type Position = Pick<OrderRow, 'queue' | 'changed' | 'rid'>;

const cursorOf = ({ queue, changed, rid }: Position): string => `${queue}_${changed.getTime()}_${rid}`;

/** Condition: orders after the cursor. PostgreSQL reads the comparison of rows as one range of the index. */
function afterCursor(cursor: string): SQL {
  const [queue = '', changed = '', ...rid] = cursor.split('_');
  const at = new Date(Number(changed)).toISOString();
  return sql`(${orders.queue}, ${orders.changed}, ${orders.rid}) > (${Number(queue)}::smallint, ${at}::timestamptz, ${rid.join('_')}::text)`;
}

/**
 * Returns a page of the orders of all members, sorted by queue and then by the time of their last change, the oldest
 * first. Reads the first orders of each state from the index `orders_queue` and merges them, so that the time does not
 * depend on the number of orders.
 */
export async function listAll(tx: Tx, { states, after, size }: StaffPage) {
  const wanted = [...new Set(states.length > 0 ? states : orderStates)];
  const listed = sql`(VALUES ${sql.join(
    wanted.map((state) => sql`(${state}::text)`),
    sql`, `,
  )}) AS listed(state)`;
  const first = tx
    .select({ rid: orders.rid, queue: orders.queue, changed: orders.changed })
    .from(orders)
    .where(and(eq(orders.state, sql`listed.state`), after === undefined ? undefined : afterCursor(after)))
    .orderBy(asc(orders.queue), asc(orders.changed), asc(orders.rid))
    .limit(size + 1)
    .as('first');
  const found = await tx
    .select({ order: orders })
    .from(listed)
    .crossJoinLateral(first)
    .innerJoin(orders, eq(orders.rid, first.rid))
    .orderBy(asc(first.queue), asc(first.changed), asc(first.rid))
    .limit(size + 1);
  return cursorPage(
    found.map(({ order }) => order),
    size,
    cursorOf,
  );
}

/** Counts the orders in these states, or in any, up to `most`. */
export const countAll = (tx: Tx, states: readonly OrderState[], most: number): Promise<number> =>
  countUpTo(tx, orders, oneOf(orders.state, states), most);
