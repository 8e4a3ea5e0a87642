import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { announce } from '../db/announcement';
import type { Db } from '../db/client';
import type { App } from '../deps';
import { canonicalJson } from './canonicalJson';
import { type Encoded, encoded, encodeFor } from './encoding';

/**
 * Milliseconds for which the answers of public reads are cached in the process, serialised and compressed. The
 * calls are POST, so browsers and proxies cache nothing and ETags would not help; the cache saves queries,
 * serialisation and compression. Other processes clear theirs when they receive the announcement of a change.
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

/** Returns a number that grows with each change of public content, for what else is kept of it. */
export const contentGeneration = (): number => generations.content;

/** Clears the cached answers of all processes. Call it after every change of public content. */
export const contentChanged = (db: Db): Promise<void> => changed(db, 'content');

/** Clears the cached free time of instruments in all processes. */
export const freeTimeChanged = (db: Db): Promise<void> => changed(db, 'freeTime');

async function changed(db: Db, subject: Subject): Promise<void> {
  clear(subject);
  await announce(db, subject);
}

/** Free time is public content too. */
function clear(subject: Subject): void {
  if (subject === 'content') generations.content += 1;
  generations.freeTime += 1;
}

/**
 * Clears the cached answers of this process that another one has announced to be old; what is announced of anything else clears
 * none. Without announcements, as behind a pooler, entries expire after their lifetime.
 */
export function clearAnnounced(subject: string): void {
  if (isSubject(subject)) clear(subject);
}

/** Clears all cached answers of this process: it may have missed announcements. */
export const clearAll = (): void => clear('content');

const isSubject = (subject: string): subject is Subject => Object.hasOwn(generations, subject);

/** Adds public calls whose successful answers are cached; `add` receives the scope to register them on. */
export function cachedReads(app: App, add: (reads: App) => void, subject: Subject = 'content'): void {
  app.register(async (reads) => {
    const kept = new Map<string, Entry>();
    const hits = new WeakMap<FastifyRequest, Entry>();
    const misses = new WeakMap<FastifyRequest, { key: string; generation: number }>();

    reads.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request);
      if (key === undefined || key.length > keyMax) return;
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

/**
 * Returns the call and its parsed input, so that equal inputs share an entry, and what the contract does not know, such as
 * an unused query or thousands of brackets, is never read. Undefined for an invalid input, which the call refuses.
 */
function keyOf({ routeOptions, query, body }: FastifyRequest): string | undefined {
  const path = (routeOptions.url ?? '').replace('/api/', '');
  if (!isPath(path)) return undefined;
  const { method, input }: Endpoint = contract[path];
  const parsed = input.safeParse(method === 'GET' ? query : (body ?? {}));
  return parsed.success ? `${path} ${canonicalJson(parsed.data)}` : undefined;
}

const isPath = (path: string): path is Path => Object.hasOwn(contract, path);

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
