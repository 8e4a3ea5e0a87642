import type { QuotationState } from '@portal/shared/rules';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  max,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterCursor, type CursorPage, cursorOf, cursorPage } from '../../db/cursor';
import { nextNumber } from '../../db/number';
import { countUpTo } from '../../db/paged';
import { orders } from '../order/order.table';
import { requirements } from '../requirement/requirement.table';
import { quotationCode, quotationLines, quotations } from './quotation.table';

export type QuotationRow = typeof quotations.$inferSelect;
export type LineRow = typeof quotationLines.$inferSelect;
export type NewLine = Omit<typeof quotationLines.$inferInsert, 'quotation_rid'>;

/** Returns the next code, such as Q20261121-000123. */
export const nextQuotationCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, quotationCode, 'quotation', now);

export async function insertQuotation(
  tx: Tx,
  row: typeof quotations.$inferInsert,
  lines: readonly NewLine[],
): Promise<QuotationRow> {
  const [added] = await tx.insert(quotations).values(row).returning();
  if (!added) throw new Error('an inserted quotation was not returned');
  await tx.insert(quotationLines).values(lines.map((line) => ({ ...line, quotation_rid: row.rid })));
  return added;
}

/** The order or the requirement of a quotation. */
export type TargetKey = Pick<QuotationRow, 'order_rid' | 'requirement_code'>;

const ofTarget = ({ order_rid, requirement_code }: TargetKey) =>
  order_rid === null
    ? eq(quotations.requirement_code, requirement_code ?? '')
    : eq(quotations.order_rid, order_rid);

/** Returns the number of the last revision for an order or a requirement; 0 when there is none. */
export async function lastRevision(tx: Tx, target: TargetKey): Promise<number> {
  const [row] = await tx
    .select({ last: max(quotations.revision) })
    .from(quotations)
    .where(ofTarget(target));
  return row?.last ?? 0;
}

/** Returns the open quotation of an order or a requirement. */
export async function findOpen(tx: Tx, target: TargetKey): Promise<QuotationRow | undefined> {
  const [row] = await tx
    .select()
    .from(quotations)
    .where(and(ofTarget(target), eq(quotations.state, 'open')));
  return row;
}

export async function findQuotation(tx: Tx, rid: string): Promise<QuotationRow | undefined> {
  const [row] = await tx.select().from(quotations).where(eq(quotations.rid, rid));
  return row;
}

export async function findQuotationByCode(tx: Tx, code: string): Promise<QuotationRow | undefined> {
  const [row] = await tx.select().from(quotations).where(eq(quotations.code, code.toUpperCase()));
  return row;
}

/** True when the file is the PDF of a quotation. */
export async function isQuotationFile(tx: Tx, file_rid: string): Promise<boolean> {
  return (await tx.$count(quotations, eq(quotations.file_rid, file_rid))) > 0;
}

type Change = Pick<QuotationRow, 'state' | 'changed' | 'reason'>;

/** Ends an open quotation; returns undefined when it has ended concurrently. */
export async function endQuotation(tx: Tx, rid: string, change: Change): Promise<QuotationRow | undefined> {
  const [row] = await tx
    .update(quotations)
    .set(change)
    .where(and(eq(quotations.rid, rid), eq(quotations.state, 'open')))
    .returning();
  return row;
}

export async function markReminded(tx: Tx, rid: string): Promise<void> {
  await tx.update(quotations).set({ reminded: true }).where(eq(quotations.rid, rid));
}

/** Returns the lines of quotations, in their order. */
export async function linesOf(tx: Tx, rids: readonly string[]): Promise<LineRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(quotationLines)
    .where(inArray(quotationLines.quotation_rid, [...rids]))
    .orderBy(asc(quotationLines.id));
}

/** A quotation with what decides about its acts, and what the coupon of its order takes off. */
const withTarget = {
  quotation: getTableColumns(quotations),
  order: { code: orders.code, state: orders.state, discount_fen: orders.discount_fen },
  requirement: { code: requirements.code, state: requirements.state },
};

interface Listed extends CursorPage {
  readonly states: readonly QuotationState[];
  readonly user_rid?: string;
  readonly order_rid?: string | undefined;
  readonly requirement_code?: string | undefined;
}

const matching = ({ states, user_rid, order_rid, requirement_code }: Omit<Listed, keyof CursorPage>) =>
  and(
    user_rid === undefined ? undefined : eq(quotations.user_rid, user_rid),
    order_rid === undefined ? undefined : eq(quotations.order_rid, order_rid),
    requirement_code === undefined ? undefined : eq(quotations.requirement_code, requirement_code),
    states.length > 0 ? inArray(quotations.state, [...states]) : undefined,
  );

/** Counts the quotations that match, up to a limit. */
export const countQuotations = (tx: Tx, of: Omit<Listed, keyof CursorPage>, most: number): Promise<number> =>
  countUpTo(tx, quotations, matching(of), most);

/** Returns a page of quotations with their orders and requirements, the newest first. */
export async function listQuotations(tx: Tx, { before, size, ...of }: Listed) {
  const rows = await tx
    .select(withTarget)
    .from(quotations)
    .leftJoin(orders, eq(orders.rid, quotations.order_rid))
    .leftJoin(requirements, eq(requirements.code, quotations.requirement_code))
    .where(and(matching(of), afterCursor(quotations.created, quotations.rid, before)))
    .orderBy(desc(quotations.created), asc(quotations.rid))
    .limit(size + 1);
  return cursorPage(rows, size, ({ quotation }) => cursorOf(quotation.created, quotation.rid));
}

/** Returns a quotation with its order or requirement. */
export async function findWithTarget(tx: Tx, rid: string) {
  const [row] = await tx
    .select(withTarget)
    .from(quotations)
    .leftJoin(orders, eq(orders.rid, quotations.order_rid))
    .leftJoin(requirements, eq(requirements.code, quotations.requirement_code))
    .where(eq(quotations.rid, rid));
  return row;
}

/** A quotation with its order or requirement. */
export type QuotationWithTarget = NonNullable<Awaited<ReturnType<typeof findWithTarget>>>;

/** Returns keys of open quotations whose last day has passed. */
export async function findExpired(tx: Tx, today: string, atMost: number): Promise<string[]> {
  const rows = await tx
    .select({ rid: quotations.rid })
    .from(quotations)
    .where(and(eq(quotations.state, 'open'), sql`${quotations.valid_until} < ${today}`))
    .orderBy(asc(quotations.valid_until))
    .limit(atMost);
  return rows.map(({ rid }) => rid);
}

/** Returns keys of open quotations whose order or requirement no longer takes prices: it was cancelled, or the data is delivered. */
export async function findStranded(
  tx: Tx,
  orderStates: readonly (typeof orders.$inferSelect)['state'][],
  atMost: number,
): Promise<string[]> {
  const rows = await tx
    .select({ rid: quotations.rid })
    .from(quotations)
    .leftJoin(orders, eq(orders.rid, quotations.order_rid))
    .leftJoin(requirements, eq(requirements.code, quotations.requirement_code))
    .where(
      and(
        eq(quotations.state, 'open'),
        or(notInArray(orders.state, [...orderStates]), sql`${requirements.state} <> 'quoted'`),
      ),
    )
    .limit(atMost);
  return rows.map(({ rid }) => rid);
}

/** Locks open quotations whose last day is between two days and whose member was not reminded. */
export function lockToRemind(
  tx: Tx,
  { today, until }: { readonly today: string; readonly until: string },
  atMost: number,
): Promise<QuotationRow[]> {
  return tx
    .select()
    .from(quotations)
    .where(
      and(
        eq(quotations.state, 'open'),
        eq(quotations.reminded, false),
        gte(quotations.valid_until, today),
        lte(quotations.valid_until, until),
      ),
    )
    .orderBy(asc(quotations.valid_until))
    .limit(atMost)
    .for('update', { skipLocked: true });
}
