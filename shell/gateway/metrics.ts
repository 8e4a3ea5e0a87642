import { Gauge, observeRequests, Registry } from '@portal/shared/node';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './releases/releaseStore';

/** Registers the gateway's metrics: requests by route pattern, and whether the releases of each remote can be read. */
export function gatewayMetrics(app: FastifyInstance, store: ReleaseStore): Registry {
  const registry = new Registry();
  app.addHook('onResponse', observeRequests(registry, 'portal_gateway_request_seconds'));
  new Gauge({
    name: 'portal_gateway_remote_up',
    help: 'Whether the releases of the remote can be read: 1 or 0.',
    labelNames: ['remote'],
    registers: [registry],
    collect() {
      for (const { name } of store.remotes) this.set({ remote: name }, store.failing(name) ? 0 : 1);
    },
  });
  return registry;
}
