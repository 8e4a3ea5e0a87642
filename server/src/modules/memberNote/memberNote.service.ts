import type { Data, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { lockClosing } from '../closing/closing.repo';
import { findUsers, lockUser } from '../user/user.repo';
import { anyMemberCalled, memberCalled } from '../user/user.service';
import {
  countMemberNotes,
  deleteMemberNote,
  insertMemberNote,
  listMemberNotes,
  lockMemberNote,
} from './memberNote.repo';

/** Returns what staff told each other about a member, the newest first. */
export async function memberNotesFor(
  tx: Tx,
  staff_rid: string,
  { account }: Parsed<'staff/memberNote/list'>,
): Promise<Data<'staff/memberNote/list'>> {
  const { rid: user_rid } = await anyMemberCalled(tx, account);
  const notes = await listMemberNotes(tx, user_rid);
  const people = await findUsers(tx, [...new Set(notes.map((note) => note.staff_rid))]);
  const nameOf = (rid: string): string => {
    const person = people.find((one) => one.rid === rid);
    return person?.name || person?.account || '';
  };
  return {
    list: notes.map((note) => ({
      rid: note.rid,
      by: nameOf(note.staff_rid),
      own: note.staff_rid === staff_rid,
      text: note.text,
      at: note.at.toISOString(),
    })),
    total: await countMemberNotes(tx, user_rid),
  };
}

/**
 * Keeps what a person tells the others about a member. The member's rows are locked: a note that is written while the account is merged
 * would stay with the given-up one, and one that is written while it is closed would stay for good.
 */
export async function addMemberNote(
  tx: Tx,
  { account, text }: Parsed<'staff/memberNote/add'>,
  { staff_rid, at }: StaffAct,
): Promise<null> {
  const { rid: user_rid } = await memberCalled(tx, account);
  const closing = await lockClosing(tx, user_rid);
  if (closing?.done) throw refuse('member_left');
  await lockUser(tx, user_rid);
  // As it is now that it can't be merged any more: the message names the kept account.
  await memberCalled(tx, user_rid);
  await insertMemberNote(tx, { rid: newRid(), user_rid, staff_rid, text, at });
  await audit(tx, { staff_rid, act: 'memberNote.add', target: user_rid, note: '', at });
  return null;
}

/** Deletes a note for who wrote it; refuses with note_of_other for anybody else. */
export async function withdrawMemberNote(
  tx: Tx,
  { rid }: Parsed<'staff/memberNote/withdraw'>,
  { staff_rid, at }: StaffAct,
): Promise<null> {
  const note = await lockMemberNote(tx, rid);
  if (!note) throw refuse('not_found', { noun: 'memberNote' });
  if (note.staff_rid !== staff_rid) throw refuse('note_of_other');
  await deleteMemberNote(tx, rid);
  await audit(tx, { staff_rid, act: 'memberNote.withdraw', target: note.user_rid, note: '', at });
  return null;
}
