import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { endTokens } from '../apiToken/apiToken.service';
import { withdrawConsents } from '../consent/consent.repo';
import { endSessionsOf } from '../session/session.repo';

/** Withdraws a member's agreement to a document, and ends all sessions and API tokens: nothing is read without it. */
export async function withdrawConsent(
  tx: Tx,
  user_rid: string,
  { document }: Parsed<'auth/user/consent/withdraw'>,
  now: Date,
): Promise<void> {
  await withdrawConsents(tx, user_rid, document, now);
  await endSessionsOf(tx, user_rid, now);
  await endTokens(tx, user_rid, 'consent', now);
}
