import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { exportLimits } from './personal.limits';

/** Calls by which members take a copy of their data and close their account. */
export function personalRoutes(app: App): void {
  route(app, 'auth/user/export', async (_input, { db, member, secret, now }) => {
    await countAttempt(db, exportLimits(member.rid), now());
    return { url: fileLink(secret, member.rid, now(), 'export') };
  });
}
