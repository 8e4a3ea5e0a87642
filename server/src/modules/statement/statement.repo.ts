import { type StatementState, statementStates } from '@portal/shared/rules';
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { ascending } from '../../db/ascending';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { oneOf, type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { clusterPayments } from '../cluster/cluster.table';
import { orders } from '../order/order.table';
import {
  statementCode,
  statementEvents,
  statementLines,
  statementOrders,
  statements,
} from './statement.table';

export type StatementRow = typeof statements.$inferSelect;
export type LineRow = typeof statementLines.$inferSelect;
export type NewLine = typeof statementLines.$inferInsert;
export type StatementEventRow = typeof statementEvents.$inferSelect;

/** Returns the next code, such as S20261121-000123. */
export const nextStatementCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, statementCode, 'statement', now);

/** Inserts a statement of orders; returns undefined when one of them has a statement already. */
export async function insertStatement(
  tx: Tx,
  row: typeof statements.$inferInsert,
  order_rids: readonly string[],
): Promise<StatementRow | undefined> {
  const [added] = await tx.insert(statements).values(row).returning();
  const billed = await tx
    .insert(statementOrders)
    .values(order_rids.map((order_rid, position) => ({ order_rid, position, statement_rid: row.rid })))
    .onConflictDoNothing()
    .returning({ rid: statementOrders.order_rid });
  return billed.length === order_rids.length ? added : undefined;
}

export async function insertLines(tx: Tx, rows: readonly NewLine[]): Promise<void> {
  if (rows.length > 0) await tx.insert(statementLines).values([...rows]);
}

export async function insertStatementEvent(tx: Tx, row: typeof statementEvents.$inferInsert): Promise<void> {
  await tx.insert(statementEvents).values(row);
}

/** Returns the subquery of the keys of a member's orders of which a group pays a part. */
export const ordersPaidFrom = (
  tx: Tx,
  { user_rid, cluster_rid }: { readonly user_rid: string; readonly cluster_rid: string },
) =>
  tx
    .select({ rid: statementOrders.order_rid })
    .from(statementOrders)
    .innerJoin(clusterPayments, eq(clusterPayments.statement_rid, statementOrders.statement_rid))
    .where(
      and(
        eq(clusterPayments.cluster_rid, cluster_rid),
        eq(clusterPayments.user_rid, user_rid),
        inArray(clusterPayments.state, ['waiting', 'paid']),
      ),
    );

/** Locks a statement until the end of the transaction: acts on it and payments of it run one after the other. */
export async function lockStatement(tx: Tx, rid: string): Promise<StatementRow | undefined> {
  const [row] = await tx.select().from(statements).where(eq(statements.rid, rid)).for('no key update');
  return row;
}

/** Locks a member's unpaid statements and returns them, the one that waits longest first. */
export async function lockUnpaid(tx: Tx, user_rid: string): Promise<StatementRow[]> {
  const rows = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.user_rid, user_rid), eq(statements.state, 'unpaid')))
    .orderBy(asc(statements.rid))
    .for('no key update');
  return rows.sort((a, b) => a.changed.getTime() - b.changed.getTime());
}

/** Locks those statements that are of this member, in the order of their keys. */
export const lockOwnStatements = (
  tx: Tx,
  user_rid: string,
  rids: readonly string[],
): Promise<StatementRow[]> =>
  tx
    .select()
    .from(statements)
    .where(and(eq(statements.user_rid, user_rid), inArray(statements.rid, [...rids])))
    .orderBy(asc(statements.rid))
    .for('no key update');

/** Returns a statement of this member; undefined for another member's. */
export async function findOwnStatement(
  tx: Tx,
  user_rid: string,
  rid: string,
): Promise<StatementRow | undefined> {
  const [row] = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.rid, rid), eq(statements.user_rid, user_rid)));
  return row;
}

/** Returns the keys of a member's statements, in these states or in any, the newest first. */
export async function ownStatementRids(
  tx: Tx,
  user_rid: string,
  states: readonly StatementState[] = [],
): Promise<string[]> {
  const rows = await tx
    .select({ rid: statements.rid })
    .from(statements)
    .where(and(eq(statements.user_rid, user_rid), oneOf(statements.state, states)))
    .orderBy(desc(statements.created), asc(statements.rid));
  return rows.map(({ rid }) => rid);
}

export async function findStatementByCode(tx: Tx, code: string): Promise<StatementRow | undefined> {
  const [row] = await tx.select().from(statements).where(eq(statements.code, code.toUpperCase()));
  return row;
}

export async function findStatements(tx: Tx, rids: readonly string[]): Promise<StatementRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(statements)
    .where(inArray(statements.rid, [...rids]));
}

/** Returns the statements of a member's orders that have one. */
export async function findStatementsOfOrders(
  tx: Tx,
  user_rid: string,
  order_rids: readonly string[],
): Promise<{ order_rid: string; statement: StatementRow }[]> {
  if (order_rids.length === 0) return [];
  const rows = await tx
    .select({ order_rid: statementOrders.order_rid, statement: statements })
    .from(statementOrders)
    .innerJoin(statements, eq(statements.rid, statementOrders.statement_rid))
    .where(and(inArray(statementOrders.order_rid, [...order_rids]), eq(statements.user_rid, user_rid)));
  return rows.map(({ order_rid, statement }) => ({ order_rid, statement }));
}

export type StatementChange = Partial<Pick<StatementRow, 'state' | 'changed' | 'review_until' | 'reminded'>>;

export async function updateStatement(tx: Tx, rid: string, change: StatementChange): Promise<void> {
  await tx.update(statements).set(change).where(eq(statements.rid, rid));
}

/** An order of a statement. */
export interface StatementOrder {
  readonly statement_rid: string;
  readonly rid: string;
  readonly code: string;
  /** The project or grant that the member named; empty without one. */
  readonly fund_code: string;
}

/** Returns the orders of statements, in the order in which staff named them. */
export function ordersOf(tx: Tx, rids: readonly string[]): Promise<StatementOrder[]> {
  return tx
    .select({
      statement_rid: statementOrders.statement_rid,
      rid: orders.rid,
      code: orders.code,
      fund_code: orders.fund_code,
    })
    .from(statementOrders)
    .innerJoin(orders, eq(orders.rid, statementOrders.order_rid))
    .where(inArray(statementOrders.statement_rid, [...rids]))
    .orderBy(asc(statementOrders.statement_rid), asc(statementOrders.position));
}

/** Returns the lines of statements, the oldest first. */
export function linesOf(tx: Tx, rids: readonly string[]): Promise<LineRow[]> {
  return tx
    .select()
    .from(statementLines)
    .where(inArray(statementLines.statement_rid, [...rids]))
    .orderBy(asc(statementLines.id));
}

export function eventsOf(tx: Tx, rid: string): Promise<StatementEventRow[]> {
  return tx
    .select()
    .from(statementEvents)
    .where(eq(statementEvents.statement_rid, rid))
    .orderBy(asc(statementEvents.id));
}

/** Returns a page of statements in these states or in any: of one member, the newest first. */
export const listOwnStatements = (
  tx: Tx,
  user_rid: string,
  {
    states,
    rids,
    ...page
  }: Page & { states: readonly StatementState[]; rids?: readonly string[] | undefined },
) =>
  paged(tx, statements, {
    ...page,
    where: and(
      eq(statements.user_rid, user_rid),
      oneOf(statements.state, states),
      rids && inArray(statements.rid, [...rids]),
    ),
    orderBy: [desc(statements.created), asc(statements.rid)],
  });

/** Returns unpaid statements, those that changed last first, at most `most`. */
export const listUnpaid = (tx: Tx, most: number): Promise<StatementRow[]> =>
  tx
    .select()
    .from(statements)
    .where(eq(statements.state, 'unpaid'))
    .orderBy(desc(statements.changed), desc(statements.rid))
    .limit(most);

const ranks: Partial<Record<StatementState, 0 | 2>> = { disputed: 0, paid: 2 };

/** Returns a page of the statements that are invoiced, at least a part, and not paid: those that are unpaid longest first. */
export const listInvoicedUnpaid = (tx: Tx, page: QueuePage) =>
  ascending(tx, statements, {
    ...page,
    where: and(eq(statements.state, 'unpaid'), gt(statements.invoiced_fen, 0)),
    by: [statements.changed, statements.rid],
  });

/** Returns a page of all statements: disputed ones first, then those that changed longest ago, paid ones last. */
export const listAllStatements = (
  tx: Tx,
  { states, ...page }: QueuePage & { states: readonly StatementState[] },
) =>
  queued(tx, statements, {
    ...page,
    states: states.length > 0 ? states : statementStates,
    rankOf: (state) => ranks[state] ?? 1,
    by: { state: statements.state, time: statements.changed, key: statements.rid },
  });

/** Returns keys of open statements whose review period has ended, the oldest first. */
export async function findReviewed(tx: Tx, now: Date, atMost: number): Promise<string[]> {
  const rows = await tx
    .select({ rid: statements.rid })
    .from(statements)
    .where(and(eq(statements.state, 'open'), statements.reminded, lte(statements.review_until, now)))
    .orderBy(asc(statements.review_until))
    .limit(atMost);
  return rows.map(({ rid }) => rid);
}

/** Locks open statements whose review period ends before a moment and whose member was not reminded of it. */
export function lockToRemind(tx: Tx, before: Date, atMost: number): Promise<StatementRow[]> {
  return tx
    .select()
    .from(statements)
    .where(
      and(eq(statements.state, 'open'), eq(statements.reminded, false), lte(statements.review_until, before)),
    )
    .orderBy(asc(statements.review_until))
    .limit(atMost)
    .for('update', { skipLocked: true });
}
