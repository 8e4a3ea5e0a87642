import type { Tx } from '../../db/client';
import { findUsers } from '../user/user.repo';

/** Returns the names of people of the lab by their keys. */
export async function namesOf(
  tx: Tx,
  rids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const found = await findUsers(tx, [...new Set(rids.flatMap((rid) => rid || []))]);
  return new Map(found.map(({ rid, name, account }) => [rid, name || account]));
}
