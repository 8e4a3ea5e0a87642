import type { Module } from '../../kit/module';
import { closingJob } from './personal.closing.job';
import { exportDownload } from './personal.download';
import { personalRoutes } from './personal.routes';

export const personalModule: Module = {
  routes: [personalRoutes],
  jobs: [closingJob],
  downloads: [exportDownload],
};
