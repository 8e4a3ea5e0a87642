import type { Module } from '../../kit/module';
import { clusterDataRoutes } from './orderFile.cluster.routes';
import { fileOfOrder, orderFileDownloads } from './orderFile.download';
import { protocolJob } from './orderFile.protocol.job';
import { orderFileRoutes } from './orderFile.routes';
import type { CheckedOrders } from './orderFile.secondCheck.service';
import { orderFileStaffRoutes } from './orderFile.staff.routes';
import { dataTagRoutes } from './orderFile.tag.routes';
import { dataViewRoutes } from './orderFile.view.routes';

/** `checkedOrders` belongs to the module of worksheets, above. */
export const orderFileModule = (checkedOrders: CheckedOrders): Module => ({
  routes: [
    orderFileRoutes,
    orderFileStaffRoutes(checkedOrders),
    dataTagRoutes,
    dataViewRoutes,
    clusterDataRoutes,
  ],
  jobs: [protocolJob],
  downloads: orderFileDownloads,
  fileOf: fileOfOrder,
});
