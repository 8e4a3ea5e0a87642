import type { Module } from '../../kit/module';
import { webhookJob, webhookLogJob } from './webhook.job';
import { webhookMetrics } from './webhook.metrics.service';
import { webhookRoutes } from './webhook.routes';

export const webhookModule: Module = {
  routes: [webhookRoutes],
  jobs: [webhookJob, webhookLogJob],
  metrics: [webhookMetrics],
};
