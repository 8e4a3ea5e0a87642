import type { Module } from '../../kit/module';
import { homeRoutes } from './home.routes';
import { homeStaffRoutes } from './home.staff.routes';

export const homeModule: Module = {
  routes: [homeRoutes, homeStaffRoutes],
};
