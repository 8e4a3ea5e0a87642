import type { Tx } from '../../db/client';
import { lockUsers, type UserRow } from '../user/user.repo';
import { moveMoney } from './accountMerge.money.service';
import { lockMoving, type Merged } from './accountMerge.rule.repo';
import { rulesAfterUsers, rulesBeforeUsers } from './accountMerge.rules.repo';

/**
 * Locks what a merge moves of what is locked before users, and both users in the order of their keys: acts in the given-up account
 * wait and then find that it is merged, and what they have done before is seen. Returns both accounts.
 */
export async function lockBoth(
  tx: Tx,
  merged: Merged,
): Promise<{ readonly from: UserRow; readonly into: UserRow } | undefined> {
  for (const rule of rulesBeforeUsers) await lockMoving(tx, rule, merged);
  const found = await lockUsers(tx, [merged.from, merged.into]);
  const [from, into] = [merged.from, merged.into].map((rid) => found.find((user) => user.rid === rid));
  return from && into && { from, into };
}

/** Moves all rows and what the ledger holds, of locked accounts. A repetition moves what has come meanwhile. */
export async function moveAll(tx: Tx, merged: Merged, at: Date): Promise<void> {
  for (const { move } of [...rulesBeforeUsers, ...rulesAfterUsers]) await move?.(tx, merged);
  await moveMoney(tx, merged, at);
}
