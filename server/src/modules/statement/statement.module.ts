import type { Module } from '../../kit/module';
import { statementClusterRoutes } from './statement.cluster.routes';
import { statementDownloads } from './statement.download';
import { reviewJob } from './statement.job';
import { statementActs } from './statement.refund.service';
import { statementRoutes } from './statement.routes';
import { statementStaffRoutes } from './statement.staff.routes';

export const statementModule: Module = {
  routes: [statementRoutes, statementStaffRoutes, statementClusterRoutes],
  jobs: [reviewJob],
  approvals: statementActs,
  downloads: statementDownloads,
};
