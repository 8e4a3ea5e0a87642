import type { SignedInSession } from '@portal/shared/contract';
import type { SessionRow } from './session.repo';

/** Returns a session for its owner; `current` is the session of this call. */
export function presentSession(row: SessionRow, current: string): SignedInSession {
  const { rid, agent, ip, created, last_seen } = row;
  return {
    rid,
    agent,
    ip,
    created: created.toISOString(),
    last_seen: last_seen.toISOString(),
    current: rid === current,
  };
}
