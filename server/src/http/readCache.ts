import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps';

/**
 * Keeps the finished answers of public reads in the process for a moment. The calls are POST, for which
 * neither browsers nor proxies keep anything, so ETags would not help: what is saved here is the database
 * and the making of the JSON. Another process learns of a change when its own copies run out.
 */
const lifetimeMs = 30_000;

/** Answers kept for each group of calls; the one unused for longest goes first. */
const entriesMax = 300;

/** Longer bodies are no searches that two people make. */
const keyMax = 4096;

interface Entry {
  readonly body: string;
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
    const missed = new WeakMap<FastifyRequest, { key: string; generation: number }>();

    reads.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request);
      if (key.length > keyMax) return;
      const entry = kept.get(key);
      if (entry && entry.generation === generation && entry.until > now(app)) {
        kept.delete(key);
        kept.set(key, entry);
        return answer(reply, entry.body);
      }
      missed.set(request, { key, generation });
    });

    reads.addHook('onSend', async (request, reply, payload) => {
      const miss = missed.get(request);
      if (!miss || reply.statusCode !== 200 || typeof payload !== 'string') return;
      kept.delete(miss.key);
      kept.set(miss.key, { body: payload, generation: miss.generation, until: now(app) + lifetimeMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= entriesMax) break;
        kept.delete(oldest);
      }
    });

    add(reads);
  });
}

const now = (app: App): number => app.deps.now().getTime();

const keyOf = (request: FastifyRequest): string => `${request.url} ${JSON.stringify(request.body ?? null)}`;

function answer(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(body);
}
