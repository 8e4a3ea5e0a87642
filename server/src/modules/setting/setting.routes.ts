import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { presentPublic, presentSetting } from './setting.present';
import { findSettings } from './setting.repo';

export function settingRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/setting', async (_input, { db }) => presentSetting(await db.read(findSettings)));

    route(reads, 'open/setting/list4key', async ({ keys }, { db }) =>
      presentPublic(await db.read(findSettings), keys),
    );
  });
}
