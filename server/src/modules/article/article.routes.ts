import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { findDevicesOnSale } from '../device/device.repo';
import { presentArticle, presentArticleCard } from './article.present';
import { findArticle, findNext, findPrevious, listArticles } from './article.repo';

export function articleRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/news', (input, { db }) =>
      db.read(async (tx) => {
        const { total, rows } = await listArticles(tx, input);
        return { total, list: rows.map(presentArticleCard) };
      }),
    );

    route(reads, 'open/web/news/detail', ({ rid }, { db }) =>
      db.read(async (tx) => {
        const article = await findArticle(tx, rid);
        if (!article) throw refuse('not_found');
        return presentArticle(article, {
          devices: await findDevicesOnSale(tx, article.devices),
          previous: await findPrevious(tx, article),
          next: await findNext(tx, article),
        });
      }),
    );
  });
}
