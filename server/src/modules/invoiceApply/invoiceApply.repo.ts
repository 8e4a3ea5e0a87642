import { type InvoiceApplyState, invoiceApplyStates } from '@portal/shared/rules';
import { and, asc, count, desc, eq, exists, gte, inArray, lt, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import { nextNumber } from '../../db/number';
import { type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { statements } from '../statement/statement.table';
import {
  invoiceApplies,
  invoiceApplyCode,
  invoiceApplyEvents,
  invoiceApplyParts,
} from './invoiceApply.table';

export type InvoiceApplyRow = typeof invoiceApplies.$inferSelect;
export type InvoiceApplyEventRow = typeof invoiceApplyEvents.$inferSelect;
export type InvoiceApplyChange = Partial<Omit<InvoiceApplyRow, 'rid' | 'code' | 'user_rid' | 'created'>>;

/** An amount of one statement, with the statement's code. */
export interface InvoiceApplyPart {
  readonly invoice_apply_rid: string;
  readonly statement_rid: string;
  readonly statement_code: string;
  readonly amount_fen: number;
}

type NewPart = Omit<InvoiceApplyPart, 'statement_code'>;

/** Returns the next code, such as K20261121-000123. */
export const nextInvoiceApplyCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, invoiceApplyCode, 'invoiceApply', now);

export async function insertInvoiceApply(tx: Tx, row: InvoiceApplyRow): Promise<void> {
  await tx.insert(invoiceApplies).values(row);
}

export async function updateInvoiceApply(tx: Tx, rid: string, change: InvoiceApplyChange): Promise<void> {
  await tx.update(invoiceApplies).set(change).where(eq(invoiceApplies.rid, rid));
}

export async function insertParts(tx: Tx, parts: readonly NewPart[]): Promise<void> {
  if (parts.length > 0) await tx.insert(invoiceApplyParts).values([...parts]);
}

export async function deleteParts(tx: Tx, rid: string): Promise<void> {
  await tx.delete(invoiceApplyParts).where(eq(invoiceApplyParts.invoice_apply_rid, rid));
}

export async function insertInvoiceApplyEvent(
  tx: Tx,
  row: typeof invoiceApplyEvents.$inferInsert,
): Promise<void> {
  await tx.insert(invoiceApplyEvents).values(row);
}

export function eventsOf(tx: Tx, rid: string): Promise<InvoiceApplyEventRow[]> {
  return tx
    .select()
    .from(invoiceApplyEvents)
    .where(eq(invoiceApplyEvents.invoice_apply_rid, rid))
    .orderBy(asc(invoiceApplyEvents.id));
}

const isOwn = (user_rid: string, rid: string) =>
  and(eq(invoiceApplies.rid, rid), eq(invoiceApplies.user_rid, user_rid));

/** Returns a request of this member; undefined for another member's. */
export async function findOwnInvoiceApply(
  tx: Tx,
  user_rid: string,
  rid: string,
): Promise<InvoiceApplyRow | undefined> {
  const [row] = await tx.select().from(invoiceApplies).where(isOwn(user_rid, rid));
  return row;
}

/** Locks a request of this member until the end of the transaction. */
export async function lockOwnInvoiceApply(
  tx: Tx,
  user_rid: string,
  rid: string,
): Promise<InvoiceApplyRow | undefined> {
  const [row] = await tx.select().from(invoiceApplies).where(isOwn(user_rid, rid)).for('no key update');
  return row;
}

const hasCode = (code: string) => eq(invoiceApplies.code, code.toUpperCase());

export async function findInvoiceApply(tx: Tx, code: string): Promise<InvoiceApplyRow | undefined> {
  const [row] = await tx.select().from(invoiceApplies).where(hasCode(code));
  return row;
}

/** Locks a request by the code that staff know. */
export async function lockInvoiceApply(tx: Tx, code: string): Promise<InvoiceApplyRow | undefined> {
  const [row] = await tx.select().from(invoiceApplies).where(hasCode(code)).for('no key update');
  return row;
}

/** Returns true when an invoice or a red letter has this number. */
export async function isNumberTaken(tx: Tx, number: string): Promise<boolean> {
  const { number: blue, red_number } = invoiceApplies;
  return (await tx.$count(invoiceApplies, or(eq(blue, number), eq(red_number, number)))) > 0;
}

/** Returns the parts of requests, by the codes of their statements. */
export function partsOf(tx: Tx, rids: readonly string[]): Promise<InvoiceApplyPart[]> {
  return tx
    .select({
      invoice_apply_rid: invoiceApplyParts.invoice_apply_rid,
      statement_rid: invoiceApplyParts.statement_rid,
      statement_code: statements.code,
      amount_fen: invoiceApplyParts.amount_fen,
    })
    .from(invoiceApplyParts)
    .innerJoin(statements, eq(statements.rid, invoiceApplyParts.statement_rid))
    .where(inArray(invoiceApplyParts.invoice_apply_rid, [...rids]))
    .orderBy(asc(statements.code));
}

/** Returns the requests over statements with their amounts of each, the newest first. */
export async function appliesOfStatements(tx: Tx, rids: readonly string[]) {
  if (rids.length === 0) return [];
  return tx
    .select({
      statement_rid: invoiceApplyParts.statement_rid,
      amount_fen: invoiceApplyParts.amount_fen,
      rid: invoiceApplies.rid,
      code: invoiceApplies.code,
      type: invoiceApplies.type,
      state: invoiceApplies.state,
      number: invoiceApplies.number,
      red_number: invoiceApplies.red_number,
    })
    .from(invoiceApplyParts)
    .innerJoin(invoiceApplies, eq(invoiceApplies.rid, invoiceApplyParts.invoice_apply_rid))
    .where(inArray(invoiceApplyParts.statement_rid, [...rids]))
    .orderBy(desc(invoiceApplies.created), desc(invoiceApplies.code));
}

const inStates = (states: readonly InvoiceApplyState[]) =>
  states.length > 0 ? inArray(invoiceApplies.state, [...states]) : undefined;

/** Which requests of a member are listed. */
export interface RequestFilter {
  /** Instants of the request: from the first one on, before the second one. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Words in the code, the numbers, the title, or the code of a statement; empty for all. */
  readonly kw: string;
}

const fits = (tx: Tx, user_rid: string, { from, to, kw }: RequestFilter) =>
  and(
    eq(invoiceApplies.user_rid, user_rid),
    from && gte(invoiceApplies.created, from),
    to && lt(invoiceApplies.created, to),
    kw === '' ? undefined : or(...named.map((column) => contains(column, kw)), overStatement(tx, kw)),
  );

const named = [
  invoiceApplies.code,
  invoiceApplies.number,
  invoiceApplies.red_number,
  invoiceApplies.title,
] as const;

/** Condition: the request is over a statement whose code has the words. */
const overStatement = (tx: Tx, kw: string) =>
  exists(
    tx
      .select({ rid: invoiceApplyParts.statement_rid })
      .from(invoiceApplyParts)
      .innerJoin(statements, eq(statements.rid, invoiceApplyParts.statement_rid))
      .where(and(eq(invoiceApplyParts.invoice_apply_rid, invoiceApplies.rid), contains(statements.code, kw))),
  );

type StatesPage = Page & RequestFilter & { states: readonly InvoiceApplyState[] };

/** Returns a page of a member's requests, newest first. */
export const listOwnInvoiceApplies = (
  tx: Tx,
  user_rid: string,
  { states, page, size, ...filter }: StatesPage,
) =>
  paged(tx, invoiceApplies, {
    page,
    size,
    where: and(fits(tx, user_rid, filter), inStates(states)),
    orderBy: [desc(invoiceApplies.created), asc(invoiceApplies.rid)],
  });

/** Returns a page of all requests, the one that waits longest first. */
export const listAllInvoiceApplies = (
  tx: Tx,
  { states, ...page }: QueuePage & { states: readonly InvoiceApplyState[] },
) =>
  queued(tx, invoiceApplies, {
    ...page,
    states: states.length > 0 ? states : invoiceApplyStates,
    by: { state: invoiceApplies.state, time: invoiceApplies.changed, key: invoiceApplies.rid },
  });

/** Returns the number of a member's requests that fit a filter, by state. */
export async function countInvoiceApplies(tx: Tx, user_rid: string, filter: RequestFilter) {
  return tx
    .select({ state: invoiceApplies.state, count: count() })
    .from(invoiceApplies)
    .where(fits(tx, user_rid, filter))
    .groupBy(invoiceApplies.state);
}

/** Returns the codes of a member's requests that staff are to decide about. */
export async function openInvoiceApplyCodes(tx: Tx, user_rid: string): Promise<string[]> {
  const open: InvoiceApplyState[] = ['waiting', 'issuing', 'red_applied', 'red_confirmed'];
  const rows = await tx
    .select({ code: invoiceApplies.code })
    .from(invoiceApplies)
    .where(and(eq(invoiceApplies.user_rid, user_rid), inStates(open)))
    .orderBy(asc(invoiceApplies.created));
  return rows.map(({ code }) => code);
}
