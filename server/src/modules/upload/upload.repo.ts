import { limits } from '@portal/shared/rules';
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { files } from './file.table';
import { resumableUploads } from './resumableUpload.table';

type Row = typeof files.$inferSelect;
/** A stored file; only one that arrived in parts has a fingerprint. */
export type FileRow = Omit<Row, 'fingerprint'> & Partial<Pick<Row, 'fingerprint'>>;

export async function insertFile(tx: Tx, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row);
}

/** Returns files by key; deleted ones are missing from the result. */
export async function findFiles(tx: Tx, rids: readonly string[]): Promise<FileRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(inArray(files.rid, [...rids]));
}

/** Returns all files that a member uploaded. */
export async function listUploads(tx: Tx, user_rid: string): Promise<FileRow[]> {
  return tx
    .select()
    .from(files)
    .where(eq(files.user_rid, user_rid))
    .orderBy(asc(files.created), asc(files.rid));
}

/**
 * Marks a member's upload as used by a record. Returns undefined when it is not theirs, does not exist, or is already
 * claimed.
 */
export async function claimFile(tx: Tx, rid: string, user_rid: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .update(files)
    .set({ claimed: true })
    .where(and(eq(files.rid, rid), eq(files.user_rid, user_rid), eq(files.claimed, false)))
    .returning();
  return row;
}

/** Marks a member's uploaded picture as used by a record; undefined as in `claimFile`, and for a file that is no picture. */
export async function claimPicture(tx: Tx, rid: string, user_rid: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .update(files)
    .set({ claimed: true })
    .where(
      and(
        eq(files.rid, rid),
        eq(files.user_rid, user_rid),
        eq(files.claimed, false),
        eq(files.picture, true),
      ),
    )
    .returning();
  return row;
}

/** Returns the unused uploads of a member with this size and fingerprint, and keeps each of them for another day. */
export async function renewUnclaimed(
  tx: Tx,
  user_rid: string,
  { size, fingerprint, now }: { readonly size: number; readonly fingerprint: string; readonly now: Date },
): Promise<FileRow[]> {
  return tx
    .update(files)
    .set({ created: now })
    .where(
      and(
        eq(files.user_rid, user_rid),
        eq(files.claimed, false),
        eq(files.size, size),
        eq(files.fingerprint, fingerprint),
      ),
    )
    .returning();
}

/** Returns the unused uploads of a member that arrived in parts, oldest first. */
export async function listUnclaimed(tx: Tx, user_rid: string): Promise<FileRow[]> {
  return tx
    .select()
    .from(files)
    .where(and(eq(files.user_rid, user_rid), eq(files.claimed, false), isNotNull(files.fingerprint)))
    .orderBy(asc(files.created), asc(files.rid))
    .limit(limits.rawFiles);
}

/** Changes the name that people see of a file. */
export async function renameFile(tx: Tx, rid: string, name: string): Promise<void> {
  await tx.update(files).set({ name }).where(eq(files.rid, rid));
}

/** Marks a file as used by no record any more; the job `unclaimed uploads` deletes it. */
export async function releaseFile(tx: Tx, rid: string): Promise<void> {
  await tx.update(files).set({ claimed: false }).where(eq(files.rid, rid));
}

/**
 * Takes unused uploads of a member away from their owner, so that no call can claim them; the job `unclaimed uploads` deletes
 * them. Returns how many were taken.
 */
export async function discardUploads(tx: Tx, user_rid: string, rids: readonly string[]): Promise<number> {
  const gone = await tx
    .update(files)
    .set({ user_rid: null })
    .where(and(inArray(files.rid, [...rids]), eq(files.user_rid, user_rid), eq(files.claimed, false)))
    .returning({ rid: files.rid });
  return gone.length;
}

/** Returns files that were not claimed since `before`, and locks them so that they cannot be claimed meanwhile. */
export async function lockUnclaimed(tx: Tx, before: Date, limit: number): Promise<FileRow[]> {
  return tx
    .select()
    .from(files)
    .where(and(eq(files.claimed, false), lt(files.created, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deleteFiles(tx: Tx, rids: readonly string[]): Promise<void> {
  await tx.delete(files).where(inArray(files.rid, [...rids]));
}

/**
 * Returns those of the names in the storage that a file has, or an upload in parts. One query for both, because an upload becomes
 * a file between two.
 */
export async function uploadsAmong(tx: Tx, names: readonly string[]): Promise<string[]> {
  const uploads = tx
    .select({ stored: resumableUploads.stored })
    .from(resumableUploads)
    .where(among(resumableUploads.stored, names));
  const rows = await tx
    .select({ stored: files.stored })
    .from(files)
    .where(among(files.stored, names))
    .unionAll(uploads);
  return rows.map(({ stored }) => stored);
}
