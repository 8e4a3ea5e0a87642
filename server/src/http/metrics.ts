import { observeRequests, processRegistry, Registry } from '@portal/shared/node';
import type { App } from '../deps';

/** Serves `/metrics` for Prometheus: metrics of requests by route pattern, and of the process. */
export function metricsRoutes(app: App): void {
  const requests = new Registry();
  app.addHook('onResponse', observeRequests(requests, 'http_request_duration_seconds'));
  const all = Registry.merge([processRegistry(), requests]);
  app.get('/metrics', async (_request, reply) => reply.type(all.contentType).send(await all.metrics()));
}
