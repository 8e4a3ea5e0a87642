import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { findBest, matchDevices } from '../device/device.repo';
import { presentSuggestion } from './search.present';
import { search } from './search.service';

/** Maximum number of services that are suggested while typing. */
const suggestionsMax = 6;

export function searchRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/search', (asked, { db }) => db.read((tx) => search(tx, asked)));

    route(reads, 'open/web/search/suggest', ({ kw }, { db }) =>
      db.read(async (tx) => {
        const match = await matchDevices(tx, kw);
        return match.where === undefined
          ? []
          : (await findBest(tx, match, suggestionsMax)).map(presentSuggestion);
      }),
    );
  });
}
