import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { type Encoded, encoded, encodeFor } from './encoding';

/**
 * Keeps the finished answers of public reads in the process for a moment, also compressed. The calls are
 * POST, for which neither browsers nor proxies keep anything, so ETags would not help: what is saved here is
 * the database, the making of the JSON and its compression. Another process learns of a change when its own
 * copies run out.
 */
const lifetimeMs = 30_000;

/** Answers kept for each group of calls; the one unused for longest goes first. */
const entriesMax = 300;

/** Longer bodies are no searches that two people make. */
const keyMax = 4096;

/** Brotli quality for what is made anew every half minute. */
const quality = 5;

interface Entry {
  readonly body: Encoded;
  readonly generation: number;
  readonly until: number;
}

let generation = 0;

/** To be called when content that the public sees has changed: nothing kept before is answered again. */
export function contentChanged(): void {
  generation += 1;
}

/** Adds public calls whose successful answers are kept; `add` is given the scope to add them to. */
export function cachedReads(app: App, add: (reads: App) => void): void {
  app.register(async (reads) => {
    const kept = new Map<string, Entry>();
    const hits = new WeakMap<FastifyRequest, Entry>();
    const misses = new WeakMap<FastifyRequest, { key: string; generation: number }>();

    reads.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request);
      if (key.length > keyMax) return;
      const entry = kept.get(key);
      if (!entry || entry.generation !== generation || entry.until <= now(app)) {
        misses.set(request, { key, generation });
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

/** Puts the entry at the end of the line and drops those at its head that are too many. */
function keep(kept: Map<string, Entry>, key: string, entry: Entry): void {
  kept.delete(key);
  kept.set(key, entry);
  for (const oldest of kept.keys()) {
    if (kept.size <= entriesMax) break;
    kept.delete(oldest);
  }
}
