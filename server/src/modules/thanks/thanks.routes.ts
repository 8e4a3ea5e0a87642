import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { presentThanks } from './thanks.present';
import { listThanks } from './thanks.repo';

export function thanksRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/acknowledge', (page, { db }) =>
      db.read(async (tx) => {
        const { total, rows } = await listThanks(tx, page);
        return { total, list: rows.map(presentThanks) };
      }),
    );
  });
}
