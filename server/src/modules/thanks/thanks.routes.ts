import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { countThanks, findThanks } from './thanks.repo';

export function thanksRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/acknowledge', ({ page, size }, { db }) =>
      db.read(async (tx) => ({
        total: await countThanks(tx),
        list: await findThanks(tx, size, (page - 1) * size),
      })),
    );
  });
}
