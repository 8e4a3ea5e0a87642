import type { App } from '../../deps';
import { route } from '../../http/route';
import { clusterForStaff, clustersForStaff, freezeCluster } from './cluster.staff.service';

export function clusterStaffRoutes(app: App): void {
  route(app, 'staff/cluster/list', (input, { db }) => db.read((tx) => clustersForStaff(tx, input)));

  route(app, 'staff/cluster/detail', ({ code }, { db }) => db.read((tx) => clusterForStaff(tx, code)));

  route(app, 'staff/cluster/freeze', (input, { db, member, now }) =>
    db.transaction((tx) => freezeCluster(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
