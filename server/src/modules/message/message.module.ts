import type { Module } from '../../kit/module';
import { messageRoutes } from './message.routes';
import { givenUpJob, outboxJob } from './outbox.job';
import { outboxMetrics } from './outbox.metrics.service';

export const messageModule: Module = {
  routes: [messageRoutes],
  jobs: [outboxJob, givenUpJob],
  metrics: [outboxMetrics],
};
