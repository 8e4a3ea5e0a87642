import type { Module } from '../../kit/module';
import { pointsJob } from './integration.job';
import { integrationRoutes } from './integration.routes';
import { integrationStaffRoutes } from './integration.staff.routes';

export const integrationModule: Module = {
  routes: [integrationRoutes, integrationStaffRoutes],
  jobs: [pointsJob],
};
