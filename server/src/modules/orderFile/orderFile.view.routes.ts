import type { App } from '../../deps';
import { route } from '../../http/route';
import { ownView, saveView } from './orderFile.view.service';

export function dataViewRoutes(app: App): void {
  route(app, 'auth/dataView/detail', ({ rid }, { db, member }) =>
    db.read((tx) => ownView(tx, member.rid, rid)),
  );

  route(app, 'auth/dataView/save', (input, { db, member, now }) =>
    db.transaction((tx) => saveView(tx, member.rid, { ...input, now: now() })),
  );
}
