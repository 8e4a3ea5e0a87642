import { labClock } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import type { PgSequence } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/**
 * Returns the next code that people use for a record, such as D20261121-000123: a letter, the day in Shanghai and a
 * serial number. A rolled back transaction leaves a gap.
 */
export async function nextNumber(tx: Tx, sequence: PgSequence, letter: string, now: Date): Promise<string> {
  const [row] = await tx
    .select({ number: sql`nextval(${sequence.seqName})`.mapWith(Number) })
    .from(sql`(SELECT 1) AS one`);
  return `${letter}${labClock(now).today.replaceAll('-', '')}-${String(row?.number ?? 0).padStart(6, '0')}`;
}
