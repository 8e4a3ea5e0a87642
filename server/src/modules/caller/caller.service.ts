import type { ApiScope } from '@portal/shared/rules';
import type { Db } from '../../db/client';
import { isServerLost } from '../../db/errorCode';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { Member } from '../../http/member';
import { tokenHash } from '../../kit/token';
import { findTokenOwner } from '../apiToken/apiToken.service';
import { missingAmong, missingConsents } from '../consent/consent.service';
import { isUseOutdated, recordUse } from '../session/session.repo';
import { findCaller } from './caller.repo';

/**
 * Returns the owner of the access token of a session; undefined when it is invalid. Refuses with staff_locked. Records the last use of the session,
 * at most once in ten minutes.
 */
export async function findMember({ db, now }: Deps, token: string): Promise<Member | undefined> {
  const at = now();
  const [caller] = await db.read((tx) => findCaller(tx, { hash: tokenHash(token), now: at.toISOString() }));
  if (!caller) return undefined;
  const { last_seen, consents, locked, ...member } = caller;
  if (locked !== null) throw refuse('staff_locked');
  if (isUseOutdated(last_seen, at)) await recordUseIfPossible(db, member.session_rid, at);
  return { ...member, roles: [], missingConsents: missingAmong(consents) };
}

/** A read must not fail because the primary is lost for some seconds; the next call records the use. */
const recordUseIfPossible = (db: Db, session_rid: string, at: Date): Promise<void> =>
  db
    .transaction((tx) => recordUse(tx, session_rid, at))
    .catch((error: unknown) => {
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
