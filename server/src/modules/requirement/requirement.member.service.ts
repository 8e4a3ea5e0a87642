import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findSettings } from '../setting/setting.repo';
import { ownUser } from '../user/user.service';
import { giveFiles } from './requirement.message.repo';
import type { By } from './requirement.message.service';
import { moveRequirement } from './requirement.move.service';
import { notifyManager } from './requirement.notice';
import { lockRequirement } from './requirement.repo';
import { ownRequirement } from './requirement.service';

/** Cancels a requirement of the member. The job of quotations ends its open quotation. */
export async function cancelRequirement(
  tx: Tx,
  { code, reason }: Parsed<'auth/requirement/cancel'>,
  { user_rid, at }: By,
): Promise<void> {
  const row = await ownRequirement(tx, user_rid, code);
  await moveRequirement(tx, row, { act: 'cancel', by: 'member', by_rid: user_rid, text: reason, at });
  const { manager } = await findSettings(tx);
  await notifyManager(tx, manager, { code: row.code, act: 'cancel', text: reason, at });
}

/**
 * Makes a visitor's requirement the member's own, with its files. Only the member whose verified phone the visitor gave
 * may do that; others are refused as if the requirement did not exist.
 */
export async function claimRequirement(tx: Tx, code: string, { user_rid, at }: By): Promise<void> {
  const { phone } = await ownUser(tx, user_rid);
  const row = await lockRequirement(tx, code);
  if (!row || row.user_rid !== null || phone === null || row.phone !== phone)
    throw refuse('not_found', { noun: 'requirement' });
  await moveRequirement(tx, row, { act: 'claim', by: 'member', by_rid: user_rid, text: '', at, user_rid });
  await giveFiles(tx, row.code, user_rid);
}
