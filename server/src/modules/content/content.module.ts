import type { Module } from '../../kit/module';
import { contentStaffRoutes } from './content.staff.routes';

export const contentModule: Module = {
  routes: [contentStaffRoutes],
};
