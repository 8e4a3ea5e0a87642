import type { SignedInSession } from '@portal/shared/contract';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { endSessionOf, listSessions, type SessionRow } from './session.repo';

/** Devices that the member is signed in on. */
export function sessionRoutes(app: App): void {
  route(app, 'auth/user/session/list', async (_input, { db, member, now }) => {
    const rows = await db.read((tx) => listSessions(tx, member.rid, now()));
    const list = rows.map((row) => present(row, member.session_rid));
    return [...list.filter((one) => one.current), ...list.filter((one) => !one.current)];
  });

  route(app, 'auth/user/session/end', async ({ rid }, { db, member, now }) => {
    if (!(await db.transaction((tx) => endSessionOf(tx, member.rid, rid, now()))))
      throw refuse('not_found', { noun: 'session' });
    return null;
  });
}

function present(row: SessionRow, current: string): SignedInSession {
  const { rid, agent, address, created, last_seen } = row;
  return {
    rid,
    agent,
    address,
    created: created.toISOString(),
    last_seen: last_seen.toISOString(),
    current: rid === current,
  };
}
