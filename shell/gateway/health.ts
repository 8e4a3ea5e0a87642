import type { RequestListener } from 'node:http';
import { type Draining, processRegistry, Registry, retryAfterUnavailable } from '@portal/shared/node';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { attempt } from './api/attempt';
import type { Upstreams } from './api/upstreams';
import type { GatewayOptions } from './options';
import type { ReleaseStore } from './releases/releaseStore';
import { insideOnly, opsOnly } from './reports/opsOnly';

interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

/** Requests `/readyz` of each process of the API, and returns whether one of them is ready. Never rejects. */
async function isReady(api: Upstreams): Promise<boolean> {
  const ready = { method: 'GET', path: '/readyz', headers: {}, body: undefined };
  const checks = (await api.all()).map(async (upstream) => {
    const answer = await attempt(api, upstream, { ...ready, signal: AbortSignal.timeout(3000) });
    answer.resume();
    if (answer.statusCode !== 200) throw new Error(`${upstream.address} is not ready`);
  });
  return Promise.any(checks).then(
    () => true,
    () => false,
  );
}

/** Requests one of the operational endpoints of the API in this process. */
async function ask(api: RequestListener, path: string): Promise<Answer> {
  const { statusCode, payload } = await inject(api, { method: 'GET', url: path });
  return { ok: statusCode === 200, text: payload };
}

interface Served extends Pick<GatewayOptions, 'opsToken' | 'mode'> {
  readonly api: Upstreams | RequestListener;
  readonly draining: Draining;
}

/** Serves `/healthz`, `/readyz` and `/metrics`. */
export function serveHealth(
  app: FastifyInstance,
  { api, draining, ...ops }: Served,
  store: ReleaseStore,
  metrics: Registry,
): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', { onRequest: insideOnly(ops) }, async (_request, reply) => {
    const remotes = Object.fromEntries(
      store.remotes.map(({ name }) => [name, store.get(name) !== undefined]),
    );
    const apiReady = typeof api === 'function' ? (await ask(api, '/readyz')).ok : await isReady(api);
    const ok = apiReady && !draining.begun;
    // A missing remote only makes its pages unavailable, so it does not make the portal unready.
    if (!ok) reply.code(503).header('retry-after', retryAfterUnavailable);
    return reply.send({ ok, api: apiReady, remotes });
  });

  // An API in this process includes the metrics of the process in its own; a separate API is scraped separately.
  const own = typeof api === 'function' ? metrics : Registry.merge([processRegistry(), metrics]);
  app.get('/metrics', { onRequest: opsOnly(ops) }, async (_request, reply) => {
    const apis = typeof api === 'function' ? (await ask(api, '/metrics')).text : '';
    return reply.type(own.contentType).send((await own.metrics()) + apis);
  });
}
