import type { App } from '../../deps';
import { cachedReads, contentChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { setPopup } from './popup.service';
import { findSetting } from './setting.repo';

export function settingRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/setting', (_input, { db }) => db.read(findSetting));
  });

  route(app, 'staff/setting/popup', async (input, { db, member, now }) => {
    const popup = await db.transaction((tx) => setPopup(tx, input, { staff_rid: member.rid, at: now() }));
    contentChanged();
    return popup === undefined ? {} : { popup };
  });
}
