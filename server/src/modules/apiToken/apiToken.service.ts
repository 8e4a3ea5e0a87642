import { type Parsed, reasons } from '@portal/shared/contract';
import { type ApiScope, isEnterprise, limits, tokenReminderDays } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { Member } from '../../http/member';
import { after } from '../../kit/time';
import { apiTokenHintLength, newApiToken, tokenHash } from '../../kit/token';
import { day } from '../limit/limit.rules';
import { countDone } from '../limit/limit.service';
import { notify } from '../message/message.service';
import { enterpriseUser, lockMember } from '../user/user.service';
import { addLimits, callLimits } from './apiToken.limits';
import { type EndCause, tokenAdded, tokensEnded } from './apiToken.notice';
import {
  type ApiTokenRow,
  countValidTokens,
  deleteTokensOf,
  findValidToken,
  insertToken,
  isUseDue,
  recordUse,
} from './apiToken.repo';

/**
 * Returns the owner of an API token; undefined when the token is invalid. Counts the call and records the last use, at
 * most once in ten minutes. Refuses with too_many_requests, and with scope_missing when the token does not allow a call
 * with this scope.
 */
export async function findTokenOwner(
  { db, now }: Deps,
  token: string,
  scope: ApiScope | 'closed',
): Promise<Omit<Member, 'missingConsents'> | undefined> {
  const at = now();
  const row = await db.read((tx) => findValidToken(tx, tokenHash(token), at));
  if (!row || row.locked !== null || !isEnterprise(row.organization)) return undefined;
  await db.transaction(async (tx) => {
    await countDone(tx, callLimits(row.rid), at);
    if (isUseDue(row, at)) await recordUse(tx, row.rid, at);
  });
  if (scope === 'closed') throw refuse('scope_missing', { msg: reasons.closedToTokens });
  if (!row.scopes.includes(scope)) throw refuse('scope_missing', { msg: reasons.scopeMissing(scope) });
  return { rid: row.user_rid, role: row.role, roles: [], session_rid: '', mustChangePassword: false };
}

/**
 * Creates an API token of an enterprise and returns it with its row; only its hash is stored. The member's row is locked,
 * so that concurrent calls can't exceed the limit. Refuses with enterprise_required and api_token_limit.
 */
export async function addToken(
  tx: Tx,
  user_rid: string,
  { name, scopes, days }: Parsed<'auth/apiToken/add'>,
  at: Date,
): Promise<{ readonly row: ApiTokenRow; readonly token: string }> {
  await lockMember(tx, user_rid);
  await enterpriseUser(tx, user_rid);
  if ((await countValidTokens(tx, user_rid, at)) >= limits.apiTokens) throw refuse('api_token_limit');
  await countDone(tx, addLimits(user_rid), at);
  const token = newApiToken();
  const row: ApiTokenRow = {
    rid: newRid(),
    user_rid,
    name,
    scopes,
    hint: token.slice(0, apiTokenHintLength),
    hash: tokenHash(token),
    created: at,
    expires: after(at, days * day),
    // A token for fewer days than a reminder comes before is not reminded of as soon as it exists.
    reminded: tokenReminderDays.findLast((one) => days <= one) ?? null,
    last_used: null,
  };
  await insertToken(tx, row);
  await notify(tx, user_rid, tokenAdded(row), at);
  return { row, token };
}

/** Ends all API tokens of a member, who is notified when there were any. */
export async function endTokens(tx: Tx, user_rid: string, cause: EndCause, at: Date): Promise<void> {
  if (await deleteTokensOf(tx, user_rid)) await notify(tx, user_rid, tokensEnded(cause), at);
}
