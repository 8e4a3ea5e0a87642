import type { Module } from '../../kit/module';
import { instrumentStaffRoutes } from './instrument.staff.routes';

export const instrumentModule: Module = {
  routes: [instrumentStaffRoutes],
};
