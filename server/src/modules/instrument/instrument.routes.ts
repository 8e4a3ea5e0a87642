import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { shownInstruments } from './instrument.service';

/** Cached with the free time, which every change of an instrument clears. */
export function instrumentRoutes(app: App): void {
  cachedReads(
    app,
    (reads) => {
      route(reads, 'open/web/instrument/list', (_, { db }) => db.read(shownInstruments));
    },
    'freeTime',
  );
}
