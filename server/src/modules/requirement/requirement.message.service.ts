import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { findSettings } from '../setting/setting.repo';
import { withBytes } from '../upload/storedBytes.service';
import { claimFile, type FileRow, insertFile } from '../upload/upload.repo';
import { storeUpload } from '../upload/upload.service';
import type { MessageRow } from './requirement.message.repo';
import { moveRequirement, requireAct } from './requirement.move.service';
import { notifyManager, notifySender } from './requirement.notice';
import { lockRequirement } from './requirement.repo';
import { ownRequirement, requirementByCode } from './requirement.service';

/** The person who acts, and when. */
export interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/** A file as messages show it. */
export type ShownFile = Pick<FileRow, 'rid' | 'name' | 'size'>;

/** A message with its files. */
export interface WrittenMessage {
  readonly message: MessageRow;
  readonly files: readonly ShownFile[];
}

/** Writes a message of the member; the account manager gets it by text message. */
export async function writeMessage(
  tx: Tx,
  { code, text, file_rids }: Parsed<'auth/requirement/write'>,
  { user_rid, at }: By,
): Promise<WrittenMessage> {
  await lockRequirement(tx, code);
  const row = await ownRequirement(tx, user_rid, code);
  requireAct(row, 'write', 'member');
  const files = await claimFiles(tx, file_rids, user_rid);
  const step = { act: 'write', by: 'member', by_rid: user_rid, text, at } as const;
  const { message } = await moveRequirement(tx, row, { ...step, file_rids: ridsOf(files) });
  const { manager } = await findSettings(tx);
  await notifyManager(tx, manager, { code: row.code, act: 'write', text, at });
  return { message, files };
}

/** Writes a message of staff, perhaps with a file, which belongs to the member from then on. */
export async function answerRequirement(
  { db, ports, attached, now }: Context,
  { code, text }: Parsed<'staff/requirement/answer'>,
  by_rid: string,
): Promise<WrittenMessage> {
  requireAct(await db.read((tx) => requirementByCode(tx, code)), 'write', 'staff');
  const stored = attached && (await storeUpload(ports, attached));
  const at = now();
  return withBytes(ports, stored?.stored, () =>
    db.transaction(async (tx) => {
      const row = await requirementByCode(tx, code);
      const file = stored && { ...stored, user_rid: row.user_rid, claimed: true, created: at };
      if (file) await insertFile(tx, file);
      const files = file ? [file] : [];
      const step = { act: 'write', by: 'staff', by_rid, text, at } as const;
      const { message } = await moveRequirement(tx, row, { ...step, file_rids: ridsOf(files) });
      await audit(tx, { staff_rid: by_rid, act: 'requirement.write', target: row.code, note: text, at });
      await notifySender(tx, row, { act: 'write', note: text, at });
      return { message, files };
    }),
  );
}

const ridsOf = (files: readonly ShownFile[]): string[] => files.map(({ rid }) => rid);

async function claimFiles(tx: Tx, rids: readonly string[], user_rid: string): Promise<FileRow[]> {
  const claimed: FileRow[] = [];
  for (const rid of new Set(rids)) {
    const file = await claimFile(tx, rid, user_rid);
    if (!file) throw refuse('not_found', { noun: 'upload' });
    claimed.push(file);
  }
  return claimed;
}
