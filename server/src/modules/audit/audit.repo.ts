import type { Tx } from '../../db/client';
import { audits } from './audit.table';

/** Adds a row to the audit log: which member of staff did what to which record. */
export async function audit(tx: Tx, row: typeof audits.$inferInsert): Promise<void> {
  await tx.insert(audits).values(row);
}
