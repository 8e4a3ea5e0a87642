import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { presentSuggestion } from './search.present';
import { search, suggest } from './search.service';

export function searchRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/search', (asked, { db }) => search(db.read, asked));

    route(reads, 'open/web/search/suggest', async ({ kw }, { db }) =>
      (await suggest(db.read, kw)).map(presentSuggestion),
    );
  });
}
