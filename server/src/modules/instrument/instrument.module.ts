import type { Module } from '../../kit/module';
import { instrumentRoutes } from './instrument.routes';
import { instrumentStaffRoutes } from './instrument.staff.routes';

export const instrumentModule: Module = {
  routes: [instrumentRoutes, instrumentStaffRoutes],
};
