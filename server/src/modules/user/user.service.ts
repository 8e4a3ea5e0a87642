import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findUser, type UserRow } from './user.repo';

/** The user of a valid token; refuses with token_invalid when the account is gone. */
export async function ownUser(tx: Tx, rid: string): Promise<UserRow> {
  const user = await findUser(tx, rid);
  if (!user) throw refuse('token_invalid');
  return user;
}
