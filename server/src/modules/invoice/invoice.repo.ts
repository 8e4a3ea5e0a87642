import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { invoices } from './invoice.table';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceFields = Omit<InvoiceRow, 'rid' | 'user_rid' | 'is_default' | 'created'>;

const own = (user_rid: string, rid: string) => and(eq(invoices.user_rid, user_rid), eq(invoices.rid, rid));

/** Returns a member's titles, the default one first, then the newest. */
export function listInvoices(tx: Tx, user_rid: string): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoices)
    .where(eq(invoices.user_rid, user_rid))
    .orderBy(desc(invoices.is_default), desc(invoices.created), desc(invoices.rid));
}

/** Returns the titles of several members, by their keys. */
export async function invoiceTitlesOf(
  tx: Tx,
  user_rids: readonly string[],
): Promise<Pick<InvoiceRow, 'user_rid' | 'title'>[]> {
  if (user_rids.length === 0) return [];
  return tx
    .select({ user_rid: invoices.user_rid, title: invoices.title })
    .from(invoices)
    .where(inArray(invoices.user_rid, [...user_rids]));
}

/** Returns one of the member's own titles; undefined for another member's title. */
export async function findInvoice(tx: Tx, user_rid: string, rid: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoices).where(own(user_rid, rid));
  return row;
}

export async function countInvoices(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(invoices).where(eq(invoices.user_rid, user_rid));
  return row?.total ?? 0;
}

export async function insertInvoice(tx: Tx, row: InvoiceRow): Promise<void> {
  await tx.insert(invoices).values(row);
}

export async function updateInvoice(tx: Tx, rid: string, fields: InvoiceFields): Promise<void> {
  await tx.update(invoices).set(fields).where(eq(invoices.rid, rid));
}

/** Deletes a title and returns the deleted row. */
export async function deleteInvoice(tx: Tx, user_rid: string, rid: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx.delete(invoices).where(own(user_rid, rid)).returning();
  return row;
}

/** Sets the default title. The old default is cleared first, because the unique index allows only one. */
export async function setDefault(tx: Tx, user_rid: string, rid: string): Promise<void> {
  await tx
    .update(invoices)
    .set({ is_default: false })
    .where(and(eq(invoices.user_rid, user_rid), eq(invoices.is_default, true)));
  await tx.update(invoices).set({ is_default: true }).where(own(user_rid, rid));
}
