import { labClock } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import type { PgSequence } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/**
 * Returns the next code that people use for a record, such as D20261121-000123: a letter, the day in Shanghai and a
 * serial number. A rolled back transaction leaves a gap.
 */
export async function nextNumber(tx: Tx, sequence: PgSequence, letter: string, now: Date): Promise<string> {
  const [code = ''] = await nextNumbers(tx, sequence, letter, { count: 1, now });
  return code;
}

/** Returns the next codes for several records by one query, in rising order. */
export async function nextNumbers(
  tx: Tx,
  sequence: PgSequence,
  letter: string,
  { count, now }: { readonly count: number; readonly now: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ number: sql`nextval(${sequence.seqName})`.mapWith(Number) })
    .from(sql`generate_series(1, ${count}) AS one`);
  const day = labClock(now).today.replaceAll('-', '');
  return rows.map(({ number }) => `${letter}${day}-${String(number).padStart(6, '0')}`);
}
