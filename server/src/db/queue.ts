import { limits } from '@portal/shared/rules';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './client';
import { countUpTo, oneOf } from './paged';

/** The requested page of a list of staff. */
export interface QueuePage {
  /** Cursor of the last row of the previous page; the first page has none. */
  readonly after?: string | undefined;
  readonly size: number;
}

interface Queue<State extends string> extends QueuePage {
  /** The states that are listed. */
  readonly states: readonly State[];
  /** Of all rows, for a filter that an index of its own answers, such as one by a unique code. */
  readonly where?: SQL | undefined;
  /** Rows of a lower rank come first; 0 for all states without it. */
  readonly rankOf?: (state: State) => 0 | 1 | 2;
  /** False when the oldest come first, which is the default. */
  readonly newestFirst?: boolean;
  /** Columns of an index, in this order. */
  readonly by: { readonly state: PgColumn; readonly time: PgColumn; readonly key: PgColumn };
}

/**
 * Returns a page of the rows in some states, sorted by rank, time and key. Reads the first rows of each state from its
 * index and merges them, and counts up to a limit, so that the time depends neither on the number of rows nor on the page.
 * `total` is null on later pages.
 */
export async function queued<Table extends PgTable, State extends string>(
  tx: Tx,
  table: Table,
  queue: Queue<State>,
): Promise<{ rows: Table['$inferSelect'][]; next: string | null; total: number | null }> {
  const { by, size, after, where, newestFirst = false } = queue;
  const states = startsOf(queue);
  const sorted = newestFirst ? desc : asc;
  const isFirst = after === undefined;
  if (queue.states.length === 0) return { rows: [], next: null, total: isFirst ? 0 : null };
  const total = isFirst
    ? await countUpTo(tx, table, and(oneOf(by.state, queue.states), where), limits.counted)
    : null;
  if (states.length === 0) return { rows: [], next: null, total };
  const first = tx
    .select({
      key: sql<string>`${by.key}`.as('first_key'),
      time: sql`${by.time}`.mapWith(by.time).as('first_time'),
    })
    .from(table as PgTable)
    .where(
      and(
        eq(by.state, sql`listed.state`),
        where,
        sql`(${by.time}, ${by.key}) ${sql.raw(newestFirst ? '<' : '>')} (listed.time, listed.key)`,
      ),
    )
    .orderBy(sorted(by.time), sorted(by.key))
    .limit(size + 1)
    .as('first');
  const found = await tx
    .select({ row: table, rank: sql<number>`listed.rank`, time: first.time, key: first.key })
    .from(sql`(VALUES ${sql.join(states, sql`, `)}) AS listed(state, rank, time, key)`)
    .crossJoinLateral(first)
    .innerJoin(table as PgTable, eq(by.key, first.key))
    .orderBy(sql`listed.rank`, sorted(first.time), sorted(first.key))
    .limit(size + 1);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ row }) => row as Table['$inferSelect']),
    next: found.length > size && last ? `${last.rank}_${timeOf(last.time)}_${last.key}` : null,
    total,
  };
}

const timeOf = (time: unknown): number => (time instanceof Date ? time.getTime() : Number.NaN);

/** Returns the states that the page can have rows of, each with its rank and with the position after which it is read. */
function startsOf<State extends string>({ states, rankOf, after, newestFirst }: Queue<State>): SQL[] {
  const [reached = '0', time = '', ...key] = after?.split('_') ?? [];
  return [...new Set(states)].flatMap((state) => {
    const rank = rankOf?.(state) ?? 0;
    if (rank < Number(reached)) return [];
    const begun = after !== undefined && rank === Number(reached);
    const at = begun ? new Date(Number(time)).toISOString() : newestFirst ? 'infinity' : '-infinity';
    const from = begun ? key.join('_') : '';
    return [sql`(${state}::text, ${rank}::int, ${at}::timestamptz, ${from}::text)`];
  });
}
