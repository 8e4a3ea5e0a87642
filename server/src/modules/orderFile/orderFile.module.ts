import type { Module } from '../../kit/module';
import { clusterDataRoutes } from './orderFile.cluster.routes';
import { fileOfOrder, orderFileDownloads } from './orderFile.download';
import { protocolJob } from './orderFile.protocol.job';
import { orderFileRoutes } from './orderFile.routes';
import { orderFileStaffRoutes } from './orderFile.staff.routes';
import { dataTagRoutes } from './orderFile.tag.routes';

export const orderFileModule: Module = {
  routes: [orderFileRoutes, orderFileStaffRoutes, dataTagRoutes, clusterDataRoutes],
  jobs: [protocolJob],
  downloads: orderFileDownloads,
  fileOf: fileOfOrder,
};
