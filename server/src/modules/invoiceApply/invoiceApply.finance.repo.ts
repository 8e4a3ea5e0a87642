import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { invoiceFinances } from './invoiceApply.table';

export type InvoiceFinanceRow = typeof invoiceFinances.$inferSelect;

/** Returns the addresses of a member's finance office; undefined until the member has named some. */
export async function findFinance(tx: Tx, user_rid: string): Promise<InvoiceFinanceRow | undefined> {
  const [row] = await tx.select().from(invoiceFinances).where(eq(invoiceFinances.user_rid, user_rid));
  return row;
}

/** Stores the addresses of a member's finance office in place of earlier ones. */
export async function putFinance(tx: Tx, row: InvoiceFinanceRow): Promise<void> {
  const { user_rid: _, ...set } = row;
  await tx.insert(invoiceFinances).values(row).onConflictDoUpdate({ target: invoiceFinances.user_rid, set });
}
