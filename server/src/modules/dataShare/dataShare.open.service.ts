import { type Data, reasons, type SharedData } from '@portal/shared/contract';
import { type DataShareAct, labClock } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { verifyPassword } from '../../kit/password';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt, giveBack } from '../limit/limit.service';
import { filesOfData } from '../orderFile/orderFile.delivered.service';
import { findView } from '../orderFile/orderFile.view.repo';
import { passwordLimits } from './dataShare.limits';
import { stateOf } from './dataShare.present';
import { countOpening, type DataShareRow, findByCode, findDataShare } from './dataShare.repo';
import { presentShared } from './dataShare.service';

/** What a receiver holds. */
interface Held {
  readonly code: string;
  readonly password: string;
}

/**
 * Returns the link of a code and a password. Refuses with not_found, with data_share_ended when it has expired or was revoked, and
 * with data_share_password; wrong passwords are counted.
 */
export async function openShare({ code, password }: Held, context: Context): Promise<DataShareRow> {
  const { db, now } = context;
  const share = await db.read((tx) => findByCode(tx, code));
  if (!share) throw refuse('not_found', { noun: 'dataShare' });
  if (stateOf(share, now()) !== 'open') throw refuse('data_share_ended');
  if (share.password_hash === null) return share;
  if (password === '') throw refuse('data_share_password');
  const tries = passwordLimits(share.rid, attemptOf(context));
  // Counted before the slow comparison, so that tries at the same time are all counted.
  await countAttempt(db, tries, now());
  if (!(await verifyPassword(share.password_hash, password)))
    throw refuse('data_share_password', { fields: { password: reasons.sharePasswordWrong } });
  await giveBack(db, tries, now());
  return share;
}

/** Returns the files of an open link and counts the opening. */
export async function readShare(db: Db, share: DataShareRow, now: Date): Promise<SharedData> {
  await countAct(db, share, { act: 'open', now });
  const { name, from, expires } = share;
  const list = (await db.read((tx) => filesOfShare(tx, share))).map(presentShared);
  const size = list.reduce((sum, file) => sum + file.size, 0);
  return { name, from, expires: expires.toISOString(), list, size };
}

interface Act {
  readonly act: DataShareAct;
  /** Key of the file that is looked at or downloaded alone. */
  readonly file?: string;
  readonly now: Date;
}

/** Counts an act of a receiver. */
export const countAct = (db: Db, { rid }: DataShareRow, { act, file = '', now }: Act): Promise<void> =>
  db.transaction((tx) => countOpening(tx, { share_rid: rid, day: labClock(now).today, act, file }));

/** Returns the files of a link that its member still has: what was withdrawn, or is not delivered any more, is not shared. */
export const filesOfShare = (tx: Tx, { user_rid, files }: DataShareRow) => filesOfData(tx, user_rid, files);

/** Returns what the member keeps with a file of a link that shows it. Refuses with not_found when the link does not have the file. */
export async function viewOfShare(
  tx: Tx,
  share: DataShareRow,
  file: string,
): Promise<Data<'open/dataShare/view'>> {
  const files = await filesOfShare(tx, share);
  if (!files.some(({ orderFile }) => orderFile.rid === file))
    throw refuse('not_found', { noun: 'orderFile' });
  const view = share.views ? await findView(tx, file) : undefined;
  return { kept: view?.kept ?? null };
}

/** Returns the link of a download while it can be opened: a minute's link does not outlive it. */
export async function openShareOf(tx: Tx, rid: string, now: Date): Promise<DataShareRow | undefined> {
  const share = await findDataShare(tx, rid);
  return share && stateOf(share, now) === 'open' ? share : undefined;
}
