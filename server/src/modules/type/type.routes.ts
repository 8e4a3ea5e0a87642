import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { presentTypes } from './type.present';
import { findTypes } from './type.repo';

export function typeRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/type/group', (_input, { db }) =>
      db.read(async (tx) => presentTypes(await findTypes(tx))),
    );
  });
}
