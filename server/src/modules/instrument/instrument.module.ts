import type { Module } from '../../kit/module';
import { doorSignDownload } from './instrument.download';
import { instrumentRoutes } from './instrument.routes';
import { instrumentStaffRoutes } from './instrument.staff.routes';

export const instrumentModule: Module = {
  routes: [instrumentRoutes, instrumentStaffRoutes],
  downloads: [doorSignDownload],
};
