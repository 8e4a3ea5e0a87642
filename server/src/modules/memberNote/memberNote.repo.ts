import { limits } from '@portal/shared/rules';
import { asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { countUpTo } from '../../db/paged';
import { memberNotes } from './memberNote.table';

type MemberNoteRow = typeof memberNotes.$inferSelect;

/** Most notes of a member that are shown. */
const most = 200;

export async function insertMemberNote(tx: Tx, row: MemberNoteRow): Promise<void> {
  await tx.insert(memberNotes).values(row);
}

/** Returns the notes about a member, the newest first. */
export const listMemberNotes = (tx: Tx, user_rid: string): Promise<MemberNoteRow[]> =>
  tx
    .select()
    .from(memberNotes)
    .where(eq(memberNotes.user_rid, user_rid))
    .orderBy(desc(memberNotes.at), asc(memberNotes.rid))
    .limit(most);

/** Counts the notes about a member. */
export const countMemberNotes = (tx: Tx, user_rid: string): Promise<number> =>
  countUpTo(tx, memberNotes, eq(memberNotes.user_rid, user_rid), limits.counted);

export async function lockMemberNote(tx: Tx, rid: string): Promise<MemberNoteRow | undefined> {
  const [row] = await tx.select().from(memberNotes).where(eq(memberNotes.rid, rid)).for('no key update');
  return row;
}

export async function deleteMemberNote(tx: Tx, rid: string): Promise<void> {
  await tx.delete(memberNotes).where(eq(memberNotes.rid, rid));
}
