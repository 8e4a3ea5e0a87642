import type { Module } from '../../kit/module';
import { inviteJob } from './invite.job';
import { inviteRoutes } from './invite.routes';

export const inviteModule: Module = {
  routes: [inviteRoutes],
  jobs: [inviteJob],
};
