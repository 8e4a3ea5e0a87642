import { observeRequests, processRegistry, Registry } from '@portal/shared/node';
import type { App } from '../deps';

/** Serves `/metrics` for Prometheus: metrics of requests by route pattern, of the process, and those of `others`. */
export function metricsRoutes(app: App, others: readonly Registry[]): void {
  const requests = new Registry();
  app.addHook('onResponse', observeRequests(requests, 'http_request_duration_seconds'));
  const all = Registry.merge([processRegistry(), requests, ...others]);
  app.get('/metrics', async (_request, reply) => reply.type(all.contentType).send(await all.metrics()));
}
