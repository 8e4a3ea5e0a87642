import { and, asc, desc, eq, exists, inArray, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterCursor, type CursorPage, cursorOf, cursorPage } from '../../db/cursor';
import { files } from '../upload/file.table';
import type { FileRow } from '../upload/upload.repo';
import { requirementFiles, requirementMessages, requirements } from './requirement.table';

export type MessageRow = typeof requirementMessages.$inferSelect;

/** A file of a message. */
export interface MessageFile {
  readonly message_rid: string;
  readonly file: FileRow;
}

export async function insertMessage(
  tx: Tx,
  row: MessageRow,
  file_rids: readonly string[] = [],
): Promise<void> {
  await tx.insert(requirementMessages).values(row);
  if (file_rids.length === 0) return;
  const rows = file_rids.map((file_rid, position) => ({ file_rid, message_rid: row.rid, position }));
  await tx.insert(requirementFiles).values(rows);
}

/** Returns a page of a requirement's messages and history, the newest first, without its posting. */
export async function listMessages(tx: Tx, code: string, { before, size }: CursorPage) {
  const { requirement_code, act, at, rid } = requirementMessages;
  const rows = await tx
    .select()
    .from(requirementMessages)
    .where(and(eq(requirement_code, code), ne(act, 'submit'), afterCursor(at, rid, before)))
    .orderBy(desc(at), asc(rid))
    .limit(size + 1);
  return cursorPage(rows, size, (row) => cursorOf(row.at, row.rid));
}

/** Returns the files of messages, in the order in which they were sent. */
export async function filesOfMessages(tx: Tx, rids: readonly string[]): Promise<MessageFile[]> {
  if (rids.length === 0) return [];
  return tx
    .select({ message_rid: requirementFiles.message_rid, file: files })
    .from(requirementFiles)
    .innerJoin(files, eq(files.rid, requirementFiles.file_rid))
    .where(inArray(requirementFiles.message_rid, [...rids]))
    .orderBy(asc(requirementFiles.message_rid), asc(requirementFiles.position));
}

/** Returns the files that requirements were posted with besides the first one, in the order in which they were sent. */
export async function postedFiles(tx: Tx, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return tx
    .select({ code: requirementMessages.requirement_code, file: files })
    .from(requirementFiles)
    .innerJoin(requirementMessages, eq(requirementMessages.rid, requirementFiles.message_rid))
    .innerJoin(files, eq(files.rid, requirementFiles.file_rid))
    .where(
      and(inArray(requirementMessages.requirement_code, [...codes]), eq(requirementMessages.act, 'submit')),
    )
    .orderBy(asc(requirementFiles.position));
}

/** Query: the messages of this requirement that have the file. */
const messagesWith = (tx: Tx, code: string) =>
  tx
    .select({ rid: requirementMessages.rid })
    .from(requirementFiles)
    .innerJoin(requirementMessages, eq(requirementMessages.rid, requirementFiles.message_rid))
    .where(and(eq(requirementFiles.file_rid, files.rid), eq(requirementMessages.requirement_code, code)));

/** Query: this requirement, if the file was posted with it. */
const postedWith = (tx: Tx, code: string) =>
  tx
    .select({ code: requirements.code })
    .from(requirements)
    .where(and(eq(requirements.code, code), eq(requirements.file_rid, files.rid)));

/** True when the file belongs to this requirement or to one of its messages. */
export async function isFileOf(tx: Tx, code: string, file_rid: string): Promise<boolean> {
  const ofIt = or(exists(messagesWith(tx, code)), exists(postedWith(tx, code)));
  return (await tx.$count(files, and(eq(files.rid, file_rid), ofIt))) > 0;
}

/** Makes the member the owner of all files of a requirement, so that they are exported and deleted with the account. */
export async function giveFiles(tx: Tx, code: string, user_rid: string): Promise<void> {
  const ofIt = or(exists(messagesWith(tx, code)), exists(postedWith(tx, code)));
  await tx.update(files).set({ user_rid }).where(ofIt);
}

/** True when the file belongs to any requirement or message. */
export async function isRequirementFile(tx: Tx, file_rid: string): Promise<boolean> {
  const posted = await tx.$count(requirements, eq(requirements.file_rid, file_rid));
  return posted > 0 || (await tx.$count(requirementFiles, eq(requirementFiles.file_rid, file_rid))) > 0;
}
