import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { findSetting } from './setting.repo';

export function settingRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/setting', (_input, { db }) => db.read(findSetting));
  });
}
