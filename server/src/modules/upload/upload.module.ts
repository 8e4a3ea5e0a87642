import type { Module } from '../../kit/module';
import { abandonedJob } from './abandoned.job';
import { resumableUploadRoutes } from './resumableUpload.routes';
import { unclaimedJob } from './unclaimed.job';
import { unfinishedJob } from './unfinished.job';
import { uploadRoutes } from './upload.routes';

export const uploadModule: Module = {
  routes: [uploadRoutes, resumableUploadRoutes],
  jobs: [abandonedJob, unclaimedJob, unfinishedJob],
};
