import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Member } from '../../http/member';
import { users } from '../user/user.table';
import { access_tokens, refresh_tokens, sessions } from './session.table';

/** Who an access token belongs to, while it and its session last. */
export async function findCaller(tx: Tx, hash: string, now: Date): Promise<Member | undefined> {
  const [row] = await tx
    .select({ rid: users.rid, session_rid: sessions.rid, role: users.role })
    .from(access_tokens)
    .innerJoin(sessions, eq(sessions.rid, access_tokens.session_rid))
    .innerJoin(users, eq(users.rid, sessions.user_rid))
    .where(and(eq(access_tokens.hash, hash), gt(access_tokens.expires, now), isNull(sessions.ended)));
  return row;
}

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

export async function insertTokens(
  tx: Tx,
  tokens: { access: typeof access_tokens.$inferInsert; refresh: typeof refresh_tokens.$inferInsert },
): Promise<void> {
  await tx.insert(access_tokens).values(tokens.access);
  await tx.insert(refresh_tokens).values(tokens.refresh);
}

/** Ends a session: none of its tokens works any more. */
export async function endSession(tx: Tx, rid: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended: now })
    .where(and(eq(sessions.rid, rid), isNull(sessions.ended)));
}
