import { reasons } from '@portal/shared/contract';
import { isEnterprise } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findByAccount, findUser, type UserRow } from './user.repo';

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

/** Returns the member with this account, phone or key; refuses with not_found, also for an account of staff. */
export async function memberCalled(tx: Tx, account: string): Promise<UserRow> {
  const user = (await findByAccount(tx, account)) ?? (await findUser(tx, account));
  if (user?.role !== 'member') throw refuse('not_found', { msg: reasons.memberUnknown(account) });
  return user;
}
