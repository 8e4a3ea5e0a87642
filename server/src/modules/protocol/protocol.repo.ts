import { orderStates, type ProtocolState, protocolStateOf } from '@portal/shared/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import { afterCursor, type CursorPage, cursorOf, cursorPage } from '../../db/cursor';
import { orders } from '../order/order.table';
import { protocols } from './protocol.table';

export type ProtocolRow = typeof protocols.$inferSelect;

/** Inserts the current version. */
export async function insertProtocol(tx: Tx, row: typeof protocols.$inferInsert): Promise<void> {
  await tx.insert(protocols).values(row);
}

/** Returns the versions of an order's agreement, the latest first. */
export async function versionsOf(tx: Tx, order_rid: string): Promise<ProtocolRow[]> {
  return tx
    .select()
    .from(protocols)
    .where(eq(protocols.order_rid, order_rid))
    .orderBy(desc(protocols.version));
}

/** Returns the current version of an order's agreement. */
export async function currentProtocol(tx: Tx, order_rid: string): Promise<ProtocolRow | undefined> {
  const [row] = await tx
    .select()
    .from(protocols)
    .where(and(eq(protocols.order_rid, order_rid), isNull(protocols.superseded)));
  return row;
}

/** Returns the keys of the files of an order's versions. */
export async function protocolFilesOf(tx: Tx, order_rid: string): Promise<string[]> {
  const rows = await tx
    .select({ file_rid: protocols.file_rid })
    .from(protocols)
    .where(eq(protocols.order_rid, order_rid));
  return rows.flatMap(({ file_rid }) => file_rid ?? []);
}

/**
 * Marks the current version as replaced. A version that was not signed loses its file. Returns undefined when the order
 * has no version yet.
 */
export async function supersedeProtocol(
  tx: Tx,
  order_rid: string,
  superseded: Date,
): Promise<ProtocolRow | undefined> {
  const [row] = await tx
    .update(protocols)
    .set({
      superseded,
      file_rid: sql`CASE WHEN ${protocols.signed} IS NULL THEN NULL ELSE ${protocols.file_rid} END`,
    })
    .where(and(eq(protocols.order_rid, order_rid), isNull(protocols.superseded)))
    .returning();
  return row;
}

/** Records that the current version has a signed copy; an earlier time stays. */
export async function markProtocolSigned(tx: Tx, order_rid: string, signed: Date): Promise<void> {
  await tx
    .update(protocols)
    .set({ signed })
    .where(and(eq(protocols.order_rid, order_rid), isNull(protocols.superseded), isNull(protocols.signed)));
}

/** A version with what its order tells about it. */
export interface ListedProtocol {
  readonly protocol: Omit<ProtocolRow, 'content'>;
  readonly order: Pick<typeof orders.$inferSelect, 'rid' | 'code' | 'state' | 'enterprise' | 'quoted'>;
}

const { content: _content, ...listed } = getTableColumns(protocols);

interface Filter extends CursorPage {
  readonly user_rid: string;
  readonly state?: ProtocolState | undefined;
  /** Part of the order's code or of the name of an item; empty for all. */
  readonly kw: string;
}

/** Returns a page of a member's agreements, the newest first. */
export async function listProtocols(tx: Tx, { user_rid, state, kw, before, size }: Filter) {
  const rows: ListedProtocol[] = await tx
    .select({ protocol: listed, order: orderColumns })
    .from(protocols)
    .innerJoin(orders, eq(orders.rid, protocols.order_rid))
    .where(
      and(
        eq(protocols.user_rid, user_rid),
        state && inState(state),
        contains(orders.search, kw),
        afterCursor(protocols.created, protocols.rid, before),
      ),
    )
    .orderBy(desc(protocols.created), asc(protocols.rid))
    .limit(size + 1);
  return cursorPage(rows, size, ({ protocol: { created, rid } }) => cursorOf(created, rid));
}

const orderColumns = {
  rid: orders.rid,
  code: orders.code,
  state: orders.state,
  enterprise: orders.enterprise,
  quoted: orders.quoted,
};

const both = [true, false];

/** Condition: versions in this state, derived from `protocolStateOf`. */
function inState(state: ProtocolState): SQL | undefined {
  const cases = both.flatMap((signed) =>
    both.map((superseded) => {
      const states = orderStates.filter(
        (orderState) => protocolStateOf({ orderState, signed, superseded }) === state,
      );
      return and(
        signed ? isNotNull(protocols.signed) : isNull(protocols.signed),
        superseded ? isNotNull(protocols.superseded) : isNull(protocols.superseded),
        inArray(orders.state, states),
      );
    }),
  );
  return or(...cases);
}

/** Returns how many versions of a member's agreements are in each state. */
export async function countProtocols(
  tx: Tx,
  user_rid: string,
): Promise<Partial<Record<ProtocolState, number>>> {
  const signed = sql<boolean>`${protocols.signed} IS NOT NULL`;
  const superseded = sql<boolean>`${protocols.superseded} IS NOT NULL`;
  const rows = await tx
    .select({ orderState: orders.state, signed, superseded, count: count() })
    .from(protocols)
    .innerJoin(orders, eq(orders.rid, protocols.order_rid))
    .where(eq(protocols.user_rid, user_rid))
    .groupBy(orders.state, signed, superseded);
  const counts: Partial<Record<ProtocolState, number>> = {};
  for (const { count: found, ...facts } of rows) {
    const state = protocolStateOf(facts);
    counts[state] = (counts[state] ?? 0) + found;
  }
  return counts;
}
