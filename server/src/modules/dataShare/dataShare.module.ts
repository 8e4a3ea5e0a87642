import type { Module } from '../../kit/module';
import { dataShareDownloads, fileOfShare } from './dataShare.download';
import { endedSharesJob } from './dataShare.job';
import { dataShareRoutes } from './dataShare.routes';

export const dataShareModule: Module = {
  routes: [dataShareRoutes],
  jobs: [endedSharesJob],
  downloads: dataShareDownloads,
  fileOf: fileOfShare,
};
