import type { ApiScope } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { isServerLost } from '../../db/errorCode';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { Member } from '../../http/member';
import { tokenHash } from '../../kit/token';
import { findTokenOwner } from '../apiToken/apiToken.service';
import { missingAmong, missingConsents } from '../consent/consent.service';
import { isUseOutdated, recordUse } from '../session/session.repo';
import { cutTokens, lastsTooLong } from '../session/session.service';
import { requireOwnAccount } from '../user/user.service';
import { findCaller } from './caller.repo';

/**
 * Returns the owner of the access token of a session; undefined when it is invalid. Refuses with staff_locked and account_merged. Records the last use of the session,
 * at most once in ten minutes.
 */
export async function findMember({ db, now }: Deps, token: string): Promise<Member | undefined> {
  const at = now();
  const [caller] = await db.read((tx) => findCaller(tx, { hash: tokenHash(token), now: at.toISOString() }));
  if (!caller) return undefined;
  const { last_seen, expires, consents, locked, merged_into, merged, ...member } = caller;
  if (locked !== null) throw refuse('staff_locked');
  if (merged_into !== null) await db.read((tx) => requireOwnAccount(tx, { merged_into, merged }));
  if (isUseOutdated(last_seen, at)) await ifPossible(db, (tx) => recordUse(tx, member.session_rid, at));
  if (lastsTooLong(expires, at)) await ifPossible(db, (tx) => cutTokens(tx, at));
  return { ...member, roles: [], missingConsents: missingAmong(consents) };
}

/** A read must not fail because the primary is lost for some seconds; the next call writes what is missing. */
const ifPossible = (db: Db, write: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction(write).catch((error: unknown) => {
    if (!isServerLost(error)) throw error;
  });

/**
 * Returns the owner of an API token; undefined when it is invalid. Refuses with too_many_requests, and with
 * scope_missing when the token does not allow a call with this scope.
 */
export async function findTokenMember(
  deps: Deps,
  token: string,
  scope: ApiScope | 'closed',
): Promise<Member | undefined> {
  const owner = await findTokenOwner(deps, token, scope);
  if (!owner) return undefined;
  return { ...owner, missingConsents: await deps.db.read((tx) => missingConsents(tx, owner.rid)) };
}
