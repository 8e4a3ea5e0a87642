import type { Module } from '../../kit/module';
import { samplingRoutes } from './sampling.routes';
import { samplingStaffRoutes } from './sampling.staff.routes';

export const samplingModule: Module = {
  routes: [samplingRoutes, samplingStaffRoutes],
};
