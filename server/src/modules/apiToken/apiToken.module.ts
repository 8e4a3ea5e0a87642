import type { Module } from '../../kit/module';
import { apiTokenJob, tokenReminderJob } from './apiToken.job';
import { apiTokenRoutes } from './apiToken.routes';

export const apiTokenModule: Module = {
  routes: [apiTokenRoutes],
  jobs: [apiTokenJob, tokenReminderJob],
};
