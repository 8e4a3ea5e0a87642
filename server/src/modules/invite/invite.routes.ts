import type { App } from '../../deps';
import { route } from '../../http/route';
import { readInvitation, readInvited } from './invite.service';

export function inviteRoutes(app: App): void {
  route(app, 'auth/invite/init', (_input, { db, member, now }) =>
    db.read((tx) => readInvitation(tx, member.rid, now())),
  );

  route(app, 'auth/invite/list', (page, { db, member }) =>
    db.read((tx) => readInvited(tx, member.rid, page)),
  );
}
