import type { Module } from '../../kit/module';
import { sessionJob } from './session.job';
import { sessionRoutes } from './session.routes';

export const sessionModule: Module = {
  routes: [sessionRoutes],
  jobs: [sessionJob],
};
