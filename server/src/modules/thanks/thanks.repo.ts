import type { Thanks } from '@portal/shared/contract';
import { asc, count, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { thanks } from './thanks.table';

const { position: _place, ...shown } = getTableColumns(thanks);

/** Acknowledgements as people see them, `limit` of them after the first `offset`. */
export async function findThanks(tx: Tx, limit: number, offset = 0): Promise<Thanks[]> {
  return tx.select(shown).from(thanks).orderBy(asc(thanks.position)).limit(limit).offset(offset);
}

export async function countThanks(tx: Tx): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(thanks);
  return counted?.total ?? 0;
}
