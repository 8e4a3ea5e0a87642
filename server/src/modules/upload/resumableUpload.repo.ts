import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { StoredPart } from '../../ports/files/files';
import { resumableParts, resumableUploads } from './resumableUpload.table';

export type ResumableRow = typeof resumableUploads.$inferSelect;

/** What the same file has in common, whenever it is chosen. */
export interface SameFile {
  readonly name: string;
  readonly size: number;
  readonly fingerprint: string;
}

export async function insertResumable(tx: Tx, row: ResumableRow): Promise<void> {
  await tx.insert(resumableUploads).values(row);
}

export const countResumables = (tx: Tx, user_rid: string): Promise<number> =>
  tx.$count(resumableUploads, eq(resumableUploads.user_rid, user_rid));

/** Returns the unfinished upload of this person of the same file. */
export async function findSameResumable(
  tx: Tx,
  user_rid: string,
  file: SameFile,
): Promise<ResumableRow | undefined> {
  const { name, size, fingerprint } = resumableUploads;
  const [row] = await tx
    .select()
    .from(resumableUploads)
    .where(
      and(
        eq(resumableUploads.user_rid, user_rid),
        eq(name, file.name),
        eq(size, file.size),
        eq(fingerprint, file.fingerprint),
      ),
    );
  return row;
}

/** Returns the unfinished uploads of a person, oldest first. */
export const listResumables = (tx: Tx, user_rid: string): Promise<ResumableRow[]> =>
  tx
    .select()
    .from(resumableUploads)
    .where(eq(resumableUploads.user_rid, user_rid))
    .orderBy(asc(resumableUploads.created), asc(resumableUploads.rid));

const isOwn = (rid: string, user_rid: string) =>
  and(eq(resumableUploads.rid, rid), eq(resumableUploads.user_rid, user_rid));

export async function findResumable(
  tx: Tx,
  rid: string,
  user_rid: string,
): Promise<ResumableRow | undefined> {
  const [row] = await tx.select().from(resumableUploads).where(isOwn(rid, user_rid));
  return row;
}

/** Locks an upload of this person until the end of the transaction. */
export async function lockResumable(
  tx: Tx,
  rid: string,
  user_rid: string,
): Promise<ResumableRow | undefined> {
  const [row] = await tx.select().from(resumableUploads).where(isOwn(rid, user_rid)).for('no key update');
  return row;
}

/** Returns the parts of an upload that were stored, by number. */
export const partsOf = (tx: Tx, rid: string): Promise<StoredPart[]> =>
  tx
    .select({ number: resumableParts.number, etag: resumableParts.etag })
    .from(resumableParts)
    .where(eq(resumableParts.upload_rid, rid))
    .orderBy(asc(resumableParts.number));

/** Records a stored part; a repeated number replaces it. */
export async function putPart(tx: Tx, upload_rid: string, { number, etag }: StoredPart): Promise<void> {
  await tx
    .insert(resumableParts)
    .values({ upload_rid, number, etag })
    .onConflictDoUpdate({ target: [resumableParts.upload_rid, resumableParts.number], set: { etag } });
}

/** Records since when the parts are joined; null when no call joins them any more. */
export async function setJoining(tx: Tx, rid: string, joining: Date | null): Promise<void> {
  await tx.update(resumableUploads).set({ joining }).where(eq(resumableUploads.rid, rid));
}

/** Deletes an upload with its parts. */
export async function deleteResumable(tx: Tx, rid: string): Promise<void> {
  await tx.delete(resumableUploads).where(eq(resumableUploads.rid, rid));
}

/** Locks uploads that began before a moment and that no call has been joining since another one. */
export function lockAbandoned(
  tx: Tx,
  {
    before,
    joinedSince,
    limit,
  }: { readonly before: Date; readonly joinedSince: Date; readonly limit: number },
): Promise<ResumableRow[]> {
  const { created, joining } = resumableUploads;
  return tx
    .select()
    .from(resumableUploads)
    .where(and(lt(created, before), or(isNull(joining), lt(joining, joinedSince))))
    .limit(limit)
    .for('update', { skipLocked: true });
}
