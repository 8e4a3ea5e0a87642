import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { presentUser } from './user.present';
import { findUser } from './user.repo';

export function userRoutes(app: App): void {
  route(app, 'auth/user/info', async (_input, { db, member }) => {
    const user = await db.read((tx) => findUser(tx, member.rid));
    if (!user) throw refuse('token_invalid');
    return { userInfo: presentUser(user), cartNum: 0, messageNum: 0, address: [] };
  });
}
