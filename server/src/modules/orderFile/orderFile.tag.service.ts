import { type Parsed, reasons } from '@portal/shared/contract';
import { comparable, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { lockMember } from '../user/user.service';
import { filesOfData } from './orderFile.delivered.service';
import { countTags, deleteTag, deleteTags, insertTags, renameTag, tagsOf } from './orderFile.tag.repo';

/**
 * Puts tags on files of data and takes others away. Refuses with not_found when a file is not the member's, with data_tag_limit
 * when a file would have too many tags, with own_tag_limit when the member would.
 */
export async function putTags(
  tx: Tx,
  user_rid: string,
  { rids, add, remove }: Parsed<'auth/dataTag/put'>,
): Promise<void> {
  await lockMember(tx, user_rid);
  const chosen = [...new Set(rids)];
  const files = await filesOfData(tx, user_rid, chosen);
  if (files.length < chosen.length) throw refuse('not_found', { noun: 'orderFile' });
  const present = await countTags(tx, user_rid);
  const spelt = spelling(present.map(({ tag }) => tag));
  await deleteTags(tx, chosen, remove.map(spelt));
  const added = [...new Set(add.map(spelt))];
  await insertTags(
    tx,
    chosen.flatMap((order_file_rid) => added.map((tag) => ({ order_file_rid, tag, user_rid }))),
  );
  const after = await tagsOf(tx, chosen);
  const full = files.find(
    ({ orderFile }) =>
      after.filter(({ order_file_rid }) => order_file_rid === orderFile.rid).length > limits.fileTags,
  );
  if (full) throw refuse('data_tag_limit', { fields: { add: reasons.fileTagsFull(full.file.name) } });
  if ((await countTags(tx, user_rid)).length > limits.ownTags) throw refuse('own_tag_limit');
}

/** Returns how a member writes a tag: as one that is there, whatever its width and case, else as it was typed. */
function spelling(present: readonly string[]): (typed: string) => string {
  const known = new Map(present.map((tag) => [comparable(tag), tag]));
  return (typed) => {
    const found = known.get(comparable(typed));
    if (found === undefined) known.set(comparable(typed), typed);
    return found ?? typed;
  };
}

/** Renames a tag; the name of another one, whatever its width and case, makes both one. Refuses with not_found. */
export async function renameOwnTag(
  tx: Tx,
  user_rid: string,
  { tag, to }: Parsed<'auth/dataTag/rename'>,
): Promise<void> {
  await lockMember(tx, user_rid);
  const others = (await countTags(tx, user_rid)).map((one) => one.tag).filter((one) => one !== tag);
  const name = spelling(others)(to);
  if (name !== tag && (await renameTag(tx, user_rid, tag, name)) === 0)
    throw refuse('not_found', { noun: 'dataTag' });
}

/** Takes a tag away from all files. Refuses with not_found. */
export async function deleteOwnTag(
  tx: Tx,
  user_rid: string,
  { tag }: Parsed<'auth/dataTag/del'>,
): Promise<void> {
  if ((await deleteTag(tx, user_rid, tag)) === 0) throw refuse('not_found', { noun: 'dataTag' });
}
