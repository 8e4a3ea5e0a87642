import type { Module } from '../../kit/module';
import { settingRoutes } from './setting.routes';
import { settingStaffRoutes } from './setting.staff.routes';

export const settingModule: Module = {
  routes: [settingRoutes, settingStaffRoutes],
};
