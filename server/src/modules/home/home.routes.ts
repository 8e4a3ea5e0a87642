import type { App } from '../../deps';
import { cachedReads } from '../../http/readCache';
import { route } from '../../http/route';
import { readHome } from './home.service';

export function homeRoutes(app: App): void {
  cachedReads(app, (reads) => {
    route(reads, 'open/web/index', (_input, { db }) => db.read(readHome));
  });
}
