import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { presentAddress } from '../address/address.present';
import { listAddresses } from '../address/address.repo';
import { countUnread } from '../message/message.repo';
import { countPlan } from '../plan/plan.repo';
import { presentUser } from './user.present';
import { findUser } from './user.repo';

export function userRoutes(app: App): void {
  route(app, 'auth/user/info', (_input, { db, member }) =>
    db.read(async (tx) => {
      const user = await findUser(tx, member.rid);
      if (!user) throw refuse('token_invalid');
      const address = await listAddresses(tx, member.rid);
      return {
        userInfo: presentUser(user),
        cartNum: await countPlan(tx, member.rid),
        messageNum: await countUnread(tx, member.rid),
        address: address.map(presentAddress),
      };
    }),
  );
}
