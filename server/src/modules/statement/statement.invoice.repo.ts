import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { StatementRow } from './statement.repo';
import { statements } from './statement.table';

/**
 * Locks statements of this member until the end of the transaction, in the order of their keys, so that requests over
 * the same statements wait for each other. Other members' statements are missing from the result.
 */
export function lockOwnStatements(
  tx: Tx,
  user_rid: string,
  rids: readonly string[],
): Promise<StatementRow[]> {
  return tx
    .select()
    .from(statements)
    .where(and(inArray(statements.rid, [...rids]), eq(statements.user_rid, user_rid)))
    .orderBy(asc(statements.rid))
    .for('no key update');
}

/** Adds to what invoices use up of a statement, which is locked; a negative amount is free again. */
export async function addInvoiced(tx: Tx, rid: string, amount_fen: number): Promise<void> {
  await tx
    .update(statements)
    .set({ invoiced_fen: sql`${statements.invoiced_fen} + ${amount_fen}` })
    .where(eq(statements.rid, rid));
}
