import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { searchTerms } from '../keyword/keyword.match.rules';
import { countHits, findHits } from './search.repo';

export function searchRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/search', (search, { db }) =>
      db.read(async (tx) => {
        const terms = searchTerms(search.kw);
        if (terms.length === 0)
          return { total: 0, list: [], counts: { device: 0, news: 0, course: 0 }, terms };
        const counts = await countHits(tx, search.kw);
        const total = search.kind ? counts[search.kind] : counts.device + counts.news + counts.course;
        return { total, list: await findHits(tx, search), counts, terms };
      }),
    );
  });
}
