import type { App } from '../../deps';
import { route } from '../../http/route';
import { enteringLimits } from '../invite/invite.limits';
import { readInvitation } from '../invite/invite.service';
import { countAttempt } from '../limit/limit.service';
import { enterInvitation, isClosedTo } from './promotion.inviter.service';
import { readPromotion } from './promotion.service';

export function promotionRoutes(app: App): void {
  route(app, 'auth/myPromotion/init', (_input, { db, member }) =>
    db.read((tx) => readPromotion(tx, member.rid)),
  );

  route(app, 'auth/invite/init', (_input, { db, member, now }) =>
    db.read(async (tx) => ({
      ...(await readInvitation(tx, member.rid, now())),
      can_enter: (await isClosedTo(tx, member.rid)) === undefined,
    })),
  );

  route(app, 'auth/invite/enter', async ({ invitation_code: code }, { db, member, now }) => {
    await countAttempt(db, enteringLimits(member.rid), now());
    await db.transaction((tx) => enterInvitation(tx, { code, user_rid: member.rid, at: now() }));
    return null;
  });
}
