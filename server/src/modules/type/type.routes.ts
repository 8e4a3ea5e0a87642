import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { readTypes } from './type.service';

export function typeRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/type/group', (_input, { db }) => db.read(readTypes));
  });
}
