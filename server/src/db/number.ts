import { labClock } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import type { PgSequence } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/**
 * The letter with which the codes of each kind of document begin, so that a code says what it is. Codes of evaluations, visits and
 * transfers that were made before have another letter and stay as they are: a record is found by its whole code.
 */
export const documentLetters = {
  order: 'D',
  sample: 'P',
  statement: 'S',
  quotation: 'Q',
  requirement: 'R',
  prestore: 'Y',
  credit: 'E',
  transferApply: 'Z',
  bankLine: 'B',
  invoiceApply: 'K',
  approval: 'F',
  withdrawal: 'T',
  exchange: 'J',
  recycle: 'H',
  reservation: 'M',
  sampling: 'V',
  evaluation: 'N',
  worksheet: 'G',
  unclaimed: 'W',
} as const;
export type DocumentKind = keyof typeof documentLetters;

/**
 * Returns the next code that people use for a record, such as D20261121-000123: a letter, the day in Shanghai and a
 * serial number. A rolled back transaction leaves a gap.
 */
export async function nextNumber(
  tx: Tx,
  sequence: PgSequence,
  kind: DocumentKind,
  now: Date,
): Promise<string> {
  const [code = ''] = await nextNumbers(tx, sequence, kind, { count: 1, now });
  return code;
}

/** Returns the next codes for several records by one query, in rising order. */
export async function nextNumbers(
  tx: Tx,
  sequence: PgSequence,
  kind: DocumentKind,
  { count, now }: { readonly count: number; readonly now: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ number: sql`nextval(${sequence.seqName})`.mapWith(Number) })
    .from(sql`generate_series(1, ${count}) AS one`);
  const day = labClock(now).today.replaceAll('-', '');
  return rows.map(({ number }) => `${documentLetters[kind]}${day}-${String(number).padStart(6, '0')}`);
}
