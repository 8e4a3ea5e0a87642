import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { presentCard, presentDevice } from './device.present';
import { countByChild, findDevice, findRelated, searchDevices } from './device.repo';

const relatedMax = 6;

export function deviceRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/device/search', (search, { db }) =>
      db.read(async (tx) => {
        const { total, rows } = await searchDevices(tx, search);
        return { total, list: rows.map(presentCard), counts: await countByChild(tx, search) };
      }),
    );

    route(reads, 'open/web/device/detail', ({ rid }, { db }) =>
      db.read(async (tx) => {
        const device = await findDevice(tx, rid);
        if (!device) throw refuse('not_found');
        return presentDevice(device, await findRelated(tx, device, relatedMax));
      }),
    );
  });
}
