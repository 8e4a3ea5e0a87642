import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { deleteDraft, findDraft, putDraft } from './order.draft.repo';
import { draftLimits } from './order.limits';

export function orderDraftRoutes(app: App): void {
  route(app, 'auth/order/draft/get', async ({ device_rid = '' }, { db, member, now }) => {
    const row = await db.read((tx) => findDraft(tx, { user_rid: member.rid, device_rid }, now()));
    return { draft: row ? { fields: row.fields, saved: row.saved.toISOString() } : null };
  });

  route(app, 'auth/order/draft/save', async ({ device_rid = '', fields }, { db, member, now }) => {
    await countAttempt(db, draftLimits(member.rid), now());
    const saved = now();
    await db.transaction((tx) => putDraft(tx, { user_rid: member.rid, device_rid, fields, saved }));
    return { saved: saved.toISOString() };
  });

  route(app, 'auth/order/draft/del', async ({ device_rid = '' }, { db, member }) => {
    await db.transaction((tx) => deleteDraft(tx, { user_rid: member.rid, device_rid }));
    return null;
  });
}
