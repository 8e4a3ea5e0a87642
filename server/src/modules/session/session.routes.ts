import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { presentSession } from './session.present';
import { endSessionOf, endSessionsOf, listSessions } from './session.repo';

/** Calls that list and end the member's sessions on other devices. */
export function sessionRoutes(app: App): void {
  route(app, 'auth/user/session/list', async (_input, { db, member, now }) => {
    const rows = await db.read((tx) => listSessions(tx, member.rid, now()));
    const list = rows.map((row) => presentSession(row, member.session_rid));
    return [...list.filter((one) => one.current), ...list.filter((one) => !one.current)];
  });

  route(app, 'auth/user/session/end', async ({ rid }, { db, member, now }) => {
    if (!(await db.transaction((tx) => endSessionOf(tx, member.rid, rid, now()))))
      throw refuse('not_found', { noun: 'session' });
    return null;
  });

  route(app, 'auth/user/session/endOthers', async (_input, { db, member, now }) => {
    await db.transaction((tx) => endSessionsOf(tx, member.rid, now(), member.session_rid));
    return null;
  });
}
