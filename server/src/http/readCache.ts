import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { type Encoded, encoded, encodeFor } from './encoding';

/**
 * Milliseconds for which the answers of public reads are cached in the process, serialised and compressed. The
 * calls are POST, so browsers and proxies cache nothing and ETags would not help; the cache saves queries,
 * serialisation and compression. Other processes see a change when their own entries expire.
 */
const lifetimeMs = 30_000;

/** Maximum number of cached answers per group of calls; the least recently used is dropped first. */
const entriesMax = 300;

/** Maximum length of a cache key. Longer bodies are searches that are unlikely to be repeated. */
const keyMax = 4096;

/** Brotli quality for answers that are made again every 30 seconds. */
const quality = 5;

interface Entry {
  readonly body: Encoded;
  readonly generation: number;
  readonly until: number;
}

/** What cached answers tell of. The free time of instruments changes often, so it is cleared alone. */
type Subject = 'content' | 'freeTime';

const generations: Record<Subject, number> = { content: 0, freeTime: 0 };

/** Clears the cached answers. Call it after every change of public content. */
export function contentChanged(): void {
  generations.content += 1;
  generations.freeTime += 1;
}

/** Clears the cached free time of instruments. */
export function freeTimeChanged(): void {
  generations.freeTime += 1;
}

/** Adds public calls whose successful answers are cached; `add` receives the scope to register them on. */
export function cachedReads(app: App, add: (reads: App) => void, subject: Subject = 'content'): void {
  app.register(async (reads) => {
    const kept = new Map<string, Entry>();
    const hits = new WeakMap<FastifyRequest, Entry>();
    const misses = new WeakMap<FastifyRequest, { key: string; generation: number }>();

    reads.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request);
      if (key.length > keyMax) return;
      const entry = kept.get(key);
      if (!entry || entry.generation !== generations[subject] || entry.until <= now(app)) {
        misses.set(request, { key, generation: generations[subject] });
        return;
      }
      keep(kept, key, entry);
      hits.set(request, entry);
      return reply.type('application/json; charset=utf-8').send(entry.body.plain);
    });

    reads.addHook('onSend', async (request, reply, payload) => {
      const hit = hits.get(request);
      if (hit) return encodeFor(request, reply, hit.body);
      const miss = misses.get(request);
      if (!miss || !isSuccess(reply, payload)) return payload;
      const body = encoded(Buffer.from(payload), quality);
      keep(kept, miss.key, { body, generation: miss.generation, until: now(app) + lifetimeMs });
      return encodeFor(request, reply, body);
    });

    add(reads);
  });
}

const now = (app: App): number => app.deps.now().getTime();

const keyOf = (request: FastifyRequest): string => `${request.url} ${JSON.stringify(request.body ?? null)}`;

const isSuccess = (reply: FastifyReply, payload: unknown): payload is string =>
  reply.statusCode === 200 && typeof payload === 'string';

/** Moves the entry to the end of the map and drops the oldest entries above the limit. */
function keep(kept: Map<string, Entry>, key: string, entry: Entry): void {
  kept.delete(key);
  kept.set(key, entry);
  for (const oldest of kept.keys()) {
    if (kept.size <= entriesMax) break;
    kept.delete(oldest);
  }
}
