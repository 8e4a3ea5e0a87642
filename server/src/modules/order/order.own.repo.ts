import { type OrderState, rawIn, serviceType } from '@portal/shared/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import type { Page } from '../../db/paged';
import { statement } from '../../db/statement';
import type { ListedItem, ListedOrder } from './order.repo';
import { orderReturns } from './order.sample.table';
import { orderItems, orders } from './order.table';

/** Which orders are counted. */
interface Matched {
  readonly kw: string;
  /** Only data analyses that take data and have none yet. */
  readonly raw_missing?: boolean;
}

const everything: Matched = { kw: '' };

interface OwnFilter extends Matched, Page {
  readonly states: readonly OrderState[];
}

/** Number of a member's orders by state; states without orders are missing. */
export type StateCounts = Partial<Record<OrderState, number>>;

/** An order of a page with its items. */
interface PageRow {
  readonly order: ListedOrder;
  readonly items: ListedItem[];
  readonly counts: StateCounts | null;
}

interface OwnPage {
  readonly rows: PageRow[];
  readonly counts: StateCounts;
}

/** Counts a member's orders by state, among those that match. */
export async function countStates(
  tx: Tx,
  user_rid: string,
  matched: Matched = everything,
): Promise<StateCounts> {
  const rows = await tx
    .select({ state: orders.state, count: count().mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.user_rid, user_rid), matches(matched)))
    .groupBy(orders.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

/**
 * Returns a page of a member's orders that match, in these states or in any, newest first, with their items
 * and the counts by state of all orders that match. One query; a page beyond the end needs a second one.
 */
export async function listOwn(tx: Tx, user_rid: string, filter: OwnFilter): Promise<OwnPage> {
  const { kw, raw_missing = false, states, page, size } = filter;
  const at = { user: user_rid, size, offset: (page - 1) * size };
  const found =
    kw === '' && !raw_missing && states.length === 0
      ? await firstList(tx, at)
      : await pageQuery(tx, at, filter);
  return {
    rows: found,
    counts: found[0] ? (found[0].counts ?? {}) : await countStates(tx, user_rid, filter),
  };
}

/** Without filters, which is how most lists are read. */
const firstList = statement<PageValues<string, number>, PageRow>('own_orders', (tx) =>
  pageQuery(
    tx,
    {
      user: sql.placeholder('user'),
      size: sql.placeholder('size'),
      offset: sql.placeholder('offset'),
    },
    { ...everything, states: [] },
  ),
);

interface PageValues<Text, Count> {
  readonly [name: string]: Text | Count;
  readonly user: Text;
  readonly size: Count;
  readonly offset: Count;
}

function pageQuery(
  tx: Tx,
  { user, size, offset }: PageValues<string | Placeholder, number | Placeholder>,
  { states, ...matched }: Omit<OwnFilter, keyof Page>,
) {
  // Read once, for the counts and for the page, from an index unless words are searched.
  const matching = tx.$with('matching').as(
    tx
      .select({ rid: orders.rid, state: orders.state, created: orders.created })
      .from(orders)
      .where(and(eq(orders.user_rid, user), matches(matched))),
  );
  const byState = tx
    .select({ state: matching.state, count: count().as('count') })
    .from(matching)
    .groupBy(matching.state)
    .as('by_state');
  const counts = tx
    .select({ all: sql`json_object_agg(${byState.state}, ${byState.count})`.as('all') })
    .from(byState);
  const items = tx
    .select({
      all: sql`coalesce(json_agg(json_build_object(${listedItem}) ORDER BY ${orderItems.position}), '[]')`.as(
        'all',
      ),
    })
    .from(orderItems)
    .where(eq(orderItems.order_rid, orders.rid));
  // Only the orders of the page are read from the table, with their items: the others are skipped in the index.
  const keys = tx
    .select({ rid: matching.rid })
    .from(matching)
    .where(states.length > 0 ? inArray(matching.state, [...states]) : undefined)
    .orderBy(desc(matching.created), asc(matching.rid))
    .limit(size)
    .offset(offset)
    .as('page');
  return tx
    .with(matching)
    .select({
      order: listed,
      items: sql<ListedItem[]>`(${items})`,
      counts: sql<StateCounts | null>`(${counts})`,
    })
    .from(orders)
    .innerJoin(keys, eq(keys.rid, orders.rid))
    .orderBy(desc(orders.created), asc(orders.rid));
}

/** What a list needs of an order: a full row costs twice as much to read. */
const { rid, code, state, type_id, created, total_fen, discount_fen, due_fen, ...others } =
  getTableColumns(orders);
const { enterprise, needs_sample, locked, signed, has_data, has_raw, sample_source, parcel_number } = others;
const { open_question, quoted, evaluated, retest_of } = others;
const listed = {
  rid,
  code,
  state,
  type_id,
  created,
  total_fen,
  discount_fen,
  due_fen,
  enterprise,
  needs_sample,
  locked,
  signed,
  has_data,
  has_raw,
  sample_source,
  parcel_number,
  open_question,
  quoted,
  evaluated,
  retest_of,
};

const itemColumns = {
  rid: orderItems.rid,
  device_rid: orderItems.device_rid,
  name: orderItems.name,
  img: orderItems.img,
  unit: orderItems.unit,
  option_text: orderItems.option_text,
  count: orderItems.count,
  unit_fen: orderItems.unit_fen,
  total_fen: orderItems.total_fen,
  needs_sample: orderItems.needs_sample,
} satisfies Record<keyof ListedItem, unknown>;

/** Arguments of json_build_object: the columns of an item that a list shows. Its name is a literal of the SQL. */
const listedItem = sql.join(
  Object.entries(itemColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
);

/** Condition: the order's code or an item's name contains the words, and the data to analyse is missing when that is asked. */
function matches({ kw, raw_missing = false }: Matched): SQL | undefined {
  const lacksRaw = and(
    eq(orders.type_id, serviceType.analysis),
    eq(orders.has_raw, false),
    inArray(orders.state, [...rawIn]),
  );
  return and(contains(orders.search, kw), raw_missing ? lacksRaw : undefined);
}

/** Returns how the samples of a member's last order with samples are disposed of; undefined before the first one. */
export async function findLastDisposal(tx: Tx, user_rid: string) {
  const [row] = await tx
    .select({ disposal: orders.sample_disposal, returnTo: orderReturns })
    .from(orders)
    .leftJoin(orderReturns, eq(orderReturns.order_rid, orders.rid))
    .where(and(eq(orders.user_rid, user_rid), isNotNull(orders.sample_disposal)))
    .orderBy(sql`${orders.created} DESC NULLS FIRST`)
    .limit(1);
  return row;
}

/** Returns the materials and the project that a member named in the last order; undefined before the first one. */
export async function findLastRequest(tx: Tx, user_rid: string) {
  const [row] = await tx
    .select({
      materials: orders.materials,
      materials_other: orders.materials_other,
      fund_code: orders.fund_code,
    })
    .from(orders)
    .where(eq(orders.user_rid, user_rid))
    .orderBy(sql`${orders.created} DESC NULLS FIRST`)
    .limit(1);
  return row;
}
