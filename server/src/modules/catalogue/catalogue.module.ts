import type { Module } from '../../kit/module';
import { catalogueStaffRoutes } from './catalogue.staff.routes';

export const catalogueModule: Module = {
  routes: [catalogueStaffRoutes],
};
