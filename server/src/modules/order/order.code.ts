import { labClock } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderCode } from './order.table';

/** The next order code, such as D20261121-000123. Numbers of orders that were not placed are left out. */
export async function nextCode(tx: Tx, now: Date): Promise<string> {
  const [row] = await tx
    .select({ number: sql`nextval(${orderCode.seqName})`.mapWith(Number) })
    .from(sql`(SELECT 1) AS one`);
  const number = String(row?.number ?? 0).padStart(6, '0');
  return `D${labClock(now).today.replaceAll('-', '')}-${number}`;
}
