import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { attempts } from '../keyword/keyword.attempt.rules';
import { noNames } from '../keyword/keyword.vocabulary.rules';
import { findAnswers } from './device.find.service';
import { galleryOf } from './device.gallery.rules';
import { presentCard, presentDevice } from './device.present';
import { findDevicePage, findRelated, matchDevices, relatedMax, searchDevices } from './device.repo';
import { deviceByRid } from './device.service';
import { deviceNames } from './device.vocabulary.service';
import { findFacets } from './facet.repo';

export function deviceRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/device/search', async (search, { db }) => {
      const names = search.kw === '' ? noNames : await deviceNames(db.read);
      return db.read(async (tx) => {
        const match = await matchDevices(tx, attempts(names, search.kw));
        const { total, rows } = await searchDevices(tx, search, match);
        const facets = await findFacets(tx, search, match);
        const counts = facets.children.map(({ id, count }) => ({ child_id: id, count }));
        return {
          total,
          list: rows.map(presentCard),
          counts,
          facets,
          ...(match.relaxed && { relaxed: match.relaxed }),
        };
      });
    });

    route(reads, 'open/web/device/find', (asked, { db }) => db.read((tx) => findAnswers(tx, asked)));

    route(reads, 'open/web/device/detail', ({ rid }, { db }) =>
      db.read(async (tx) => {
        const device = await deviceByRid(tx, rid);
        return presentDevice(
          device,
          await findDevicePage(tx, rid),
          await findRelated(tx, device, relatedMax),
          galleryOf(device),
        );
      }),
    );
  });
}
