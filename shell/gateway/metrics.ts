import { Gauge, observeRequests, Registry } from '@portal/shared/node';
import type { FastifyInstance } from 'fastify';
import type { PublicBases } from './releases/publicBases';
import type { ReleaseStore } from './releases/releaseStore';

/**
 * Registers the gateway's metrics: requests by route pattern, whether the releases of each remote can be read, and whether browsers
 * can load it from its public base.
 */
export function gatewayMetrics(
  app: FastifyInstance,
  store: ReleaseStore,
  publicBases: PublicBases,
): Registry {
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
  new Gauge({
    name: 'portal_gateway_public_base_ok',
    help: 'Whether browsers can load the remote from its public base: 1 or 0. Only of remotes that have one.',
    labelNames: ['remote'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, problem } of publicBases.results)
        this.set({ remote: remote.name }, problem === undefined ? 1 : 0);
    },
  });
  return registry;
}
