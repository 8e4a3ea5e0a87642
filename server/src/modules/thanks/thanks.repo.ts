import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { thanks } from './thanks.table';

export type ThanksRow = typeof thanks.$inferSelect;

/** Returns a page of the acknowledgements, by position. */
export const listThanks = (tx: Tx, page: Page) =>
  paged(tx, thanks, { ...page, orderBy: [asc(thanks.position)] });

/** Returns every acknowledgement, by position. */
export const findAllThanks = (tx: Tx): Promise<ThanksRow[]> =>
  tx.select().from(thanks).orderBy(asc(thanks.position));

/** Replaces the acknowledgements, in this order. */
export async function replaceThanks(tx: Tx, list: readonly Omit<ThanksRow, 'position'>[]): Promise<void> {
  await tx.delete(thanks);
  if (list.length > 0) await tx.insert(thanks).values(list.map((row, position) => ({ ...row, position })));
}

export async function insertThanks(tx: Tx, rows: readonly ThanksRow[]): Promise<void> {
  await tx.insert(thanks).values([...rows]);
}
