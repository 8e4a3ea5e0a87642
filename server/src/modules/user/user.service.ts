import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findUser, type UserRow } from './user.repo';

/** Returns the user of a valid token; refuses with token_invalid when the account was deleted. */
export async function ownUser(tx: Tx, rid: string): Promise<UserRow> {
  const user = await findUser(tx, rid);
  if (!user) throw refuse('token_invalid');
  return user;
}
