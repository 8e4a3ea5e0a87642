import type { Module } from '../../kit/module';
import { sampleDownloads } from './sample.download';
import { sampleJob } from './sample.job';
import { sampleRoutes } from './sample.routes';
import { sampleStaffRoutes } from './sample.staff.routes';
import { recycleRoutes } from './sample4recycle.routes';

export const sampleModule: Module = {
  routes: [sampleRoutes, sampleStaffRoutes, recycleRoutes],
  jobs: [sampleJob],
  downloads: sampleDownloads,
};
