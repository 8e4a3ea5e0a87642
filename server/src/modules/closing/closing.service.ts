import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findClosing } from './closing.repo';

/** Refuses with account_closing an act that leaves something open, when the member is closing the account. */
export async function requireStaying(tx: Tx, user_rid: string): Promise<void> {
  if (await findClosing(tx, user_rid)) throw refuse('account_closing');
}
