import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { readSitemap } from './sitemap.service';

export function sitemapRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/sitemap', (_input, { db, now }) => db.read((tx) => readSitemap(tx, now())));
  });
}
