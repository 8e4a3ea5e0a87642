import { asc, desc, eq, inArray } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { pictures } from './picture.table';

export type PictureRow = typeof pictures.$inferSelect;

export async function insertPicture(tx: Tx, row: PictureRow): Promise<void> {
  await tx.insert(pictures).values(row);
}

/** Returns an uploaded picture; undefined when there is none of this name. */
export async function findUploaded(tx: Tx, rid: string): Promise<PictureRow | undefined> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.rid, rid));
  return row;
}

/** Returns those of the names that are uploaded pictures. */
export async function knownPictures(tx: Tx, rids: readonly string[]): Promise<string[]> {
  if (rids.length === 0) return [];
  const rows = await tx
    .select({ rid: pictures.rid })
    .from(pictures)
    .where(inArray(pictures.rid, [...rids]));
  return rows.map(({ rid }) => rid);
}

/** Returns one page of the uploaded pictures, newest first, and the total. */
export const listPictures = (tx: Tx, page: Page) =>
  paged(tx, pictures, { ...page, orderBy: [desc(pictures.created), asc(pictures.rid)] });

/** Returns those of the names in the storage that an uploaded picture has. */
export async function picturesAmong(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ stored: pictures.stored })
    .from(pictures)
    .where(among(pictures.stored, names));
  return rows.map(({ stored }) => stored);
}
