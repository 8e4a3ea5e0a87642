import type { App } from '../../deps';
import { route } from '../../http/route';
import { dataShownTo, showData, shownData } from './orderFile.cluster.service';

/** Data of members that managers of groups see. */
export function clusterDataRoutes(app: App): void {
  route(app, 'auth/cluster/data', (input, { db, member }) =>
    db.read((tx) => shownData(tx, member.rid, input)),
  );

  route(app, 'auth/cluster/shown', (input, { db, member }) =>
    db.read((tx) => dataShownTo(tx, member.rid, input)),
  );

  route(app, 'auth/cluster/show', (input, { db, member }) =>
    db.transaction((tx) => showData(tx, member.rid, input)),
  );
}
