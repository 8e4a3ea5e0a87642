import type { App } from '../../deps';
import { route } from '../../http/route';
import { ownRetests } from './retest.list.service';
import { agreeToRetest, declineRetest } from './retest.service';

export function retestRoutes(app: App): void {
  route(app, 'auth/retest/list', (input, { db, member }) =>
    db.read((tx) => ownRetests(tx, member.rid, input)),
  );

  route(app, 'auth/retest/agree', (input, { db, member, now }) =>
    db.transaction((tx) => agreeToRetest(tx, input, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/retest/decline', (input, { db, member }) =>
    db.transaction((tx) => declineRetest(tx, input, member.rid)),
  );
}
