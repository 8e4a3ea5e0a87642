import type { Module } from '../../kit/module';
import { auditStaffRoutes } from './audit.staff.routes';

export const auditModule: Module = {
  routes: [auditStaffRoutes],
};
