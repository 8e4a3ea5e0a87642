import { reasons } from '@portal/shared/contract';
import { isEnterprise, labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findByAccount, findUser, lockUser, type UserRow } from './user.repo';
import { formatMaskedPhone } from './user.rules';

/** Returns the user of a valid token; refuses with token_invalid when the account was deleted. */
export async function ownUser(tx: Tx, rid: string): Promise<UserRow> {
  const user = await findUser(tx, rid);
  if (!user) throw refuse('token_invalid');
  return user;
}

/** Returns the user of a valid token; refuses with enterprise_required unless it is a certified enterprise. */
export async function enterpriseUser(tx: Tx, rid: string): Promise<UserRow> {
  const user = await ownUser(tx, rid);
  if (!isEnterprise(user.organization)) throw refuse('enterprise_required');
  return user;
}

type Merged = Pick<UserRow, 'merged_into' | 'merged'>;

/** Refuses with account_merged an account that was given up for another one, which is named without its whole phone. */
export async function requireOwnAccount(tx: Tx, { merged_into, merged }: Merged): Promise<void> {
  if (merged_into === null || merged === null) return;
  const kept = await findUser(tx, merged_into);
  const name = formatMaskedPhone(kept?.phone ?? '') || (kept?.account ?? '');
  throw refuse('account_merged', { msg: reasons.accountMerged(labClock(merged).today, name) });
}

/**
 * Locks the row of a member who acts. Refuses with account_merged when the account was merged meanwhile: what would be added to it
 * now, nobody would see.
 */
export async function lockMember(tx: Tx, rid: string): Promise<void> {
  const user = await lockUser(tx, rid);
  if (user) await requireOwnAccount(tx, user);
}

/** Returns the member with this account, phone or key, also one that was merged or closed; refuses with not_found, also for an account of staff. */
export async function anyMemberCalled(tx: Tx, account: string): Promise<UserRow> {
  const user = (await findByAccount(tx, account)) ?? (await findUser(tx, account));
  if (user?.role !== 'member') throw refuse('not_found', { msg: reasons.memberUnknown(account) });
  return user;
}

/** Returns the member with this account, phone or key; refuses with not_found, also for an account of staff and for one that was merged. */
export async function memberCalled(tx: Tx, account: string): Promise<UserRow> {
  const user = await anyMemberCalled(tx, account);
  const kept = user.merged_into === null ? undefined : await findUser(tx, user.merged_into);
  if (kept) throw refuse('not_found', { msg: reasons.memberMerged(account, kept.phone ?? kept.account) });
  return user;
}
