import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Draining, processRegistry, Registry, retryAfterUnavailable } from '@portal/shared/node';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { z } from 'zod';
import { attempt } from './api/attempt';
import type { Upstreams } from './api/upstreams';
import type { GatewayOptions } from './options';
import type { ReleaseStore } from './releases/releaseStore';
import { insideOnly, opsOnly } from './reports/opsOnly';

const readyAnswer = z
  .string()
  .transform((given) => {
    try {
      return JSON.parse(given) as unknown;
    } catch {
      return undefined;
    }
  })
  .pipe(z.object({ status: z.string() }));

interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

/** Returns the status that the text of an API's `/readyz` tells. */
function statusOf(text: string): string | undefined {
  const parsed = readyAnswer.safeParse(text);
  return parsed.success ? parsed.data.status : undefined;
}

/**
 * Requests `/readyz` of each process of the API, and returns the status of the first that is ready: `ok`, `reads only` on a standby of
 * the database, `storage full`; undefined when none is. Never rejects.
 */
async function readyStatus(api: Upstreams): Promise<string | undefined> {
  const ready = { method: 'GET', path: '/readyz', headers: {}, body: undefined };
  const checks = (await api.all()).map(async (upstream) => {
    const answer = await attempt(api, upstream, { ...ready, signal: AbortSignal.timeout(3000) });
    const body = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`${upstream.address} is not ready`);
    return statusOf(body) ?? 'ok';
  });
  return Promise.any(checks).catch(() => undefined);
}

/** The same of the API in this process. */
async function ownStatus(api: RequestListener): Promise<string | undefined> {
  const answer = await ask(api, '/readyz');
  return answer.ok ? (statusOf(answer.text) ?? 'ok') : undefined;
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
    const apiStatus = await (typeof api === 'function' ? ownStatus(api) : readyStatus(api));
    const ok = apiStatus !== undefined && !draining.begun;
    // A missing remote only makes its pages unavailable, so it does not make the portal unready.
    if (!ok) reply.code(503).header('retry-after', retryAfterUnavailable);
    return reply.send({ ok, api: apiStatus !== undefined, apiStatus, remotes });
  });

  // An API in this process includes the metrics of the process in its own; a separate API is scraped separately.
  const own = typeof api === 'function' ? metrics : Registry.merge([processRegistry(), metrics]);
  app.get('/metrics', { onRequest: opsOnly(ops) }, async (_request, reply) => {
    const apis = typeof api === 'function' ? (await ask(api, '/metrics')).text : '';
    return reply.type(own.contentType).send((await own.metrics()) + apis);
  });
}
