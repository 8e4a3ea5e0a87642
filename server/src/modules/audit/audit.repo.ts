import type { Tx } from '../../db/client';
import { audits } from './audit.table';

/** Adds one line to the audit log: who of the lab did what to which thing. */
export async function audit(tx: Tx, row: typeof audits.$inferInsert): Promise<void> {
  await tx.insert(audits).values(row);
}
