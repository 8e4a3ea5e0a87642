import { and, asc, count, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { dataTags } from './orderFile.tag.table';

export type DataTagRow = typeof dataTags.$inferSelect;

/** Returns the tags of files, by name. */
export async function tagsOf(tx: Tx, rids: readonly string[]): Promise<DataTagRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(dataTags)
    .where(inArray(dataTags.order_file_rid, [...rids]))
    .orderBy(asc(dataTags.order_file_rid), asc(dataTags.tag));
}

/** Returns a member's tags with the number of files of each, by name. */
export const countTags = (tx: Tx, user_rid: string): Promise<{ tag: string; files: number }[]> =>
  tx
    .select({ tag: dataTags.tag, files: count().mapWith(Number) })
    .from(dataTags)
    .where(eq(dataTags.user_rid, user_rid))
    .groupBy(dataTags.tag)
    .orderBy(asc(dataTags.tag));

/** Puts tags on files; those that are there stay. */
export async function insertTags(tx: Tx, rows: readonly DataTagRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(dataTags)
      .values([...rows])
      .onConflictDoNothing();
}

/** Takes tags away from files. */
export async function deleteTags(tx: Tx, rids: readonly string[], tags: readonly string[]): Promise<void> {
  if (tags.length > 0)
    await tx
      .delete(dataTags)
      .where(and(inArray(dataTags.order_file_rid, [...rids]), inArray(dataTags.tag, [...tags])));
}

/** Takes a member's tag away from all files; returns on how many it was. */
export async function deleteTag(tx: Tx, user_rid: string, tag: string): Promise<number> {
  const gone = await tx
    .delete(dataTags)
    .where(and(eq(dataTags.user_rid, user_rid), eq(dataTags.tag, tag)))
    .returning({ rid: dataTags.order_file_rid });
  return gone.length;
}

/** Renames a member's tag; a file that has the new name already keeps one. Returns on how many files the name was changed. */
export async function renameTag(tx: Tx, user_rid: string, tag: string, to: string): Promise<number> {
  const other = alias(dataTags, 'other');
  const named = and(eq(dataTags.user_rid, user_rid), eq(dataTags.tag, tag));
  const twice = exists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.order_file_rid, dataTags.order_file_rid), eq(other.tag, to))),
  );
  const merged = await tx
    .delete(dataTags)
    .where(and(named, twice))
    .returning({ rid: dataTags.order_file_rid });
  const renamed = await tx
    .update(dataTags)
    .set({ tag: to })
    .where(named)
    .returning({ rid: dataTags.order_file_rid });
  return merged.length + renamed.length;
}
