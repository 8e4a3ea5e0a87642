import type { App } from '../../deps';
import { route } from '../../http/route';
import { readInvited } from './invite.service';

export function inviteRoutes(app: App): void {
  route(app, 'auth/invite/list', (page, { db, member }) =>
    db.read((tx) => readInvited(tx, member.rid, page)),
  );
}
