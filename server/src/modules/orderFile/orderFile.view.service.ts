import type { KeptView, Parsed, SavedView } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { requireUnchanged, withEtag } from '../../http/etag';
import { lockMember } from '../user/user.service';
import { filesOfData } from './orderFile.delivered.service';
import { deleteView, findView, putView } from './orderFile.view.repo';

/** Returns what a member keeps with a file of data. Refuses another member's file with not_found. */
export async function ownView(tx: Tx, user_rid: string, rid: string): Promise<SavedView> {
  await requireData(tx, user_rid, rid);
  return presentView(await findView(tx, rid));
}

/**
 * Keeps the settings of the viewer and annotations with a file of data. Refuses with not_found when the file is not the member's,
 * with edited_meanwhile when something else is kept than what was seen.
 */
export async function saveView(
  tx: Tx,
  user_rid: string,
  { rid, kept, etag, now }: Parsed<'auth/dataView/save'> & { readonly now: Date },
): Promise<SavedView> {
  await lockMember(tx, user_rid);
  await requireData(tx, user_rid, rid);
  const present = await findView(tx, rid);
  requireUnchanged(present && withEtag({ kept: present.kept }), etag);
  if (kept === null) await deleteView(tx, rid);
  else await putView(tx, { order_file_rid: rid, user_rid, kept, saved: now });
  return presentView(kept === null ? undefined : { kept });
}

const presentView = (row: { readonly kept: KeptView } | undefined): SavedView =>
  row ? withEtag({ kept: row.kept }) : { kept: null };

async function requireData(tx: Tx, user_rid: string, rid: string): Promise<void> {
  if ((await filesOfData(tx, user_rid, [rid])).length === 0) throw refuse('not_found', { noun: 'orderFile' });
}
