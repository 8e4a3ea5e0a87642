import type { Module } from '../../kit/module';
import { clusterJob } from './cluster.job';
import { clusterRoutes } from './cluster.routes';
import { clusterStaffRoutes } from './cluster.staff.routes';

export const clusterModule: Module = {
  routes: [clusterRoutes, clusterStaffRoutes],
  jobs: [clusterJob],
};
