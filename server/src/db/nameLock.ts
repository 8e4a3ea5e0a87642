import { sql } from 'drizzle-orm';
import type { Tx } from './client';

/**
 * Locks a name until the end of the transaction. Edits of a record that may have no row yet take it, so that they run one after
 * the other.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
