import { processRegistry, Registry, retryAfterUnavailable } from '@portal/shared/node';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import type { GatewayOptions } from './options';
import type { ReleaseStore } from './releases/releaseStore';
import { insideOnly, opsOnly } from './reports/opsOnly';

interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

/** Requests one of the API's operational endpoints. Never rejects. */
async function ask(api: GatewayOptions['api'], path: string): Promise<Answer> {
  try {
    if (typeof api === 'string') {
      const response = await fetch(new URL(path, api), { signal: AbortSignal.timeout(3000) });
      return { ok: response.ok, text: await response.text() };
    }
    const { statusCode, payload } = await inject(api, { method: 'GET', url: path });
    return { ok: statusCode === 200, text: payload };
  } catch {
    return { ok: false, text: '' };
  }
}

/** Serves `/healthz`, `/readyz` and `/metrics`. */
export function serveHealth(
  app: FastifyInstance,
  { api, ...ops }: Pick<GatewayOptions, 'api' | 'opsToken' | 'mode'>,
  store: ReleaseStore,
  metrics: Registry,
): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', { onRequest: insideOnly(ops) }, async (_request, reply) => {
    const remotes = Object.fromEntries(
      store.remotes.map(({ name }) => [name, store.get(name) !== undefined]),
    );
    const { ok } = await ask(api, '/readyz');
    // A missing remote only makes its pages unavailable, so it does not make the portal unready.
    if (!ok) reply.code(503).header('retry-after', retryAfterUnavailable);
    return reply.send({ ok, api: ok, remotes });
  });

  // An API in this process includes the metrics of the process in its own; a separate API is scraped separately.
  const own = typeof api === 'string' ? Registry.merge([processRegistry(), metrics]) : metrics;
  app.get('/metrics', { onRequest: opsOnly(ops) }, async (_request, reply) => {
    const apis = typeof api === 'string' ? '' : (await ask(api, '/metrics')).text;
    return reply.type(own.contentType).send((await own.metrics()) + apis);
  });
}
