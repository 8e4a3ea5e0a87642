import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { statement } from '../../db/statement';
import type { ValidConsent } from '../consent/consent.service';
import { consents } from '../consent/consent.table';
import { access_tokens, sessions } from '../session/session.table';
import { users } from '../user/user.table';

/** Returns the owner of an access token while the token and its session are valid, with the valid consents. */
export const findCaller = statement<{ hash: string; now: string }, CallerRow>('caller', (tx) => {
  const agreed = tx
    .select({
      all: sql<ValidConsent[]>`coalesce(jsonb_agg(jsonb_build_object(
        'document', ${consents.document}, 'version', ${consents.version})), '[]')`.as('all'),
    })
    .from(consents)
    .where(and(eq(consents.user_rid, users.rid), isNull(consents.withdrawn)));
  return tx
    .select({
      rid: users.rid,
      session_rid: sessions.rid,
      role: users.role,
      locked: users.locked,
      merged_into: users.merged_into,
      merged: users.merged,
      mustChangePassword: users.first_password,
      last_seen: sessions.last_seen,
      expires: access_tokens.expires,
      consents: sql<ValidConsent[]>`(${agreed})`,
    })
    .from(access_tokens)
    .innerJoin(sessions, eq(sessions.rid, access_tokens.session_rid))
    .innerJoin(users, eq(users.rid, sessions.user_rid))
    .where(
      and(
        eq(access_tokens.hash, sql.placeholder('hash')),
        gt(access_tokens.expires, sql.placeholder('now')),
        isNull(sessions.ended),
      ),
    );
});

interface CallerRow {
  readonly rid: string;
  readonly session_rid: string;
  readonly role: 'member' | 'staff';
  readonly locked: Date | null;
  readonly merged_into: string | null;
  readonly merged: Date | null;
  readonly mustChangePassword: boolean;
  readonly last_seen: Date;
  readonly expires: Date;
  readonly consents: ValidConsent[];
}
