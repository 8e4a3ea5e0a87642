import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentPromoter } from './promoter.present';
import { apply } from './promoter.service';

export function promoterRoutes(app: App): void {
  route(app, 'auth/promoter_apply/add', async (input, { db, member, now }) =>
    presentPromoter(await db.transaction((tx) => apply(tx, input, { user_rid: member.rid, at: now() }))),
  );
}
