import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { thanks } from './thanks.table';

export type ThanksRow = typeof thanks.$inferSelect;

/** Returns a page of the acknowledgements, by position. */
export const listThanks = (tx: Tx, page: Page) =>
  paged(tx, thanks, { ...page, orderBy: [asc(thanks.position)] });

export async function insertThanks(tx: Tx, rows: readonly ThanksRow[]): Promise<void> {
  await tx.insert(thanks).values([...rows]);
}
