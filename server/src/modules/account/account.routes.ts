import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { findByAccount } from '../user/user.repo';
import { verifyPassword } from './password';
import { endSession } from './session.repo';
import { startSession } from './session.service';

export function accountRoutes(app: App): void {
  route(app, 'open/login', async ({ account, password }, { db, now }) => {
    const user = await db.read((tx) => findByAccount(tx, account));
    if (!(await verifyPassword(user?.password_hash, password)) || !user) throw refuse('login_failed');
    return db.transaction((tx) => startSession(tx, user.rid, now()));
  });

  route(app, 'auth/user/logout', async (_input, { db, member, now }) => {
    await db.transaction((tx) => endSession(tx, member.session_rid, now()));
    return null;
  });
}
