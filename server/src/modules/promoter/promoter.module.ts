import type { Module } from '../../kit/module';
import { promoterRoutes } from './promoter.routes';
import { promoterStaffRoutes } from './promoter.staff.routes';

export const promoterModule: Module = {
  routes: [promoterRoutes, promoterStaffRoutes],
};
