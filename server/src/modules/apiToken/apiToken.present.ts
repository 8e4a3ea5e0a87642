import type { ApiToken } from '@portal/shared/contract';
import type { ApiTokenRow } from './apiToken.repo';

/** Returns a token for its owner, without its hash. */
export function presentToken({
  rid,
  name,
  hint,
  scopes,
  created,
  expires,
  last_used,
}: ApiTokenRow): ApiToken {
  return {
    rid,
    name,
    hint,
    scopes,
    created: created.toISOString(),
    expires: expires.toISOString(),
    last_used: last_used?.toISOString() ?? null,
  };
}
