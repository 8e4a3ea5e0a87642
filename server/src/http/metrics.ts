import { Counter, Gauge, observeRequests, processRegistry, Registry } from '@portal/shared/node';
import type { App } from '../deps';

/** Serves `/metrics` for Prometheus: metrics of requests by route pattern, of calls, of the process, and those of `others`. */
export function metricsRoutes(app: App, others: readonly Registry[]): void {
  const requests = new Registry();
  app.addHook('onResponse', observeRequests(requests, 'http_request_duration_seconds'));
  observeCalls(app, requests);
  observeRoom(app, requests);
  const all = Registry.merge([processRegistry(), requests, ...others]);
  app.get('/metrics', async (_request, reply) => reply.type(all.contentType).send(await all.metrics()));
}

function observeRoom({ deps }: App, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'storage_free_bytes',
    help: 'Bytes left on the volume of the data folder.',
    registers,
    async collect() {
      this.set((await deps.ports.disk.room()).free);
    },
  });
  new Gauge({
    name: 'storage_total_bytes',
    help: 'Bytes of the volume of the data folder.',
    registers,
    async collect() {
      this.set((await deps.ports.disk.room()).total);
    },
  });
}

function observeCalls({ calls }: App, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'http_calls_in_progress',
    help: 'Calls whose handler runs.',
    registers,
    collect() {
      this.set(calls.inProgress);
    },
  });
  new Counter({
    name: 'http_calls_refused_total',
    help: 'Calls refused because too many were in progress.',
    registers,
    collect() {
      this.reset();
      this.inc(calls.refused);
    },
  });
}
