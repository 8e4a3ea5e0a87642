import { createHash } from 'node:crypto';
import { labClock } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Answered, Calls, DrawnPage, Question, WorkerStart } from '../../manifest/drawing';
import { bestPattern } from '../page/pathPattern';
import { bootManifest, type Served } from '../releases/bootManifest';
import type { Release } from '../releases/releases';
import { Drawers } from './drawers';
import type { DrawMetrics, Failure } from './drawMetrics';
import { Busy, type DrawWorker } from './drawWorker';
import { GuardedMap } from './guardedMap';
import { KeptPages } from './keptPages';
import { KnownPages } from './knownPages';
import { LoopDelay } from './loopDelay';
import { ApiAway, pageAnswers } from './pageAnswers';
import { readServerCode } from './serverCode';

/** Milliseconds that a page waits beyond the limit of one answer; then it is sent without, and what is drawn serves the next one. */
const patience = 50;

/** Milliseconds after which server code that can't be used is read again. */
const codeRetry = 30_000;
/** Files of code that are kept. */
const mostCode = 8;
/** Pages whose calls are kept. */
const mostCalls = { known: 400, other: 40 };

/** A drawn page with the answers that it shows. */
export interface Drawn {
  /** Path with its query. */
  readonly path: string;
  readonly page: DrawnPage;
  readonly answers: readonly Answered[];
}

/** Why a page is not drawn: `browser`, because it never is, or what failed. */
export type Undrawn = 'browser' | Failure;

interface DrawingOptions {
  readonly app: FastifyInstance;
  /** Server code of the shell; undefined when it has none. */
  readonly shell: string | undefined;
  /** Milliseconds for one answer of a thread. */
  readonly limit: number;
  readonly metrics: DrawMetrics;
}

export interface DrawRequest {
  readonly served: readonly Served[];
  /** The area of the page. */
  readonly one: Served;
  /** Path without its query. */
  readonly pathname: string;
  /** Path with its query. */
  readonly path: string;
  /** Address of the visitor. */
  readonly ip: string;
}

/** A page that is asked for, and whether it was before. */
interface Asked {
  readonly path: string;
  readonly isKnown: boolean;
}

/** Addresses may be long: maps have their hashes. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

type Opted = Release & { readonly server: NonNullable<Release['server']> };

/** Returns the release when the gateway may draw this page of it. */
function optedIn({ choice, override }: Served, pathname: string): Opted | undefined {
  if (override || choice?.verdict !== 'compatible') return undefined;
  const { release } = choice;
  const pattern = bestPattern(Object.keys(release.routes), pathname);
  const { server } = release;
  return server && pattern !== undefined && server.routes.includes(pattern)
    ? { ...release, server }
    : undefined;
}

/** Returns what a thread runs: the area's release, and the list of areas, on which the navigation depends. */
function drawnFrom({ server }: Opted, { served, one }: Pick<DrawRequest, 'served' | 'one'>): string {
  const listed = served.map(({ remote: { name, paths, title, nav } }) => [name, paths, title, nav]);
  return `${one.remote.name} ${server.integrity} ${JSON.stringify(listed)}`;
}

/** Draws pages of areas in threads, so that what an area's code does costs no other page anything. */
export class Drawing {
  readonly #options: DrawingOptions;
  readonly #drawers: Drawers | undefined;
  readonly #delay: LoopDelay;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Map<string, string>();
  readonly #kept = new KeptPages();
  readonly #calls = new GuardedMap<Calls>(mostCalls);
  readonly #known = new KnownPages();

  constructor(options: DrawingOptions) {
    this.#options = options;
    const { shell, limit, app } = options;
    this.#delay = new LoopDelay(limit);
    const failed = (key: string, cause: Error) =>
      app.log.warn({ area: key.split(' ')[0], err: cause }, 'a thread that draws pages has failed');
    this.#drawers = shell === undefined ? undefined : new Drawers({ shell, limit, failed });
  }

  /** Returns the drawn page, or why the browser must render it. Never rejects, and answers within 0.2 s. */
  async draw(request: DrawRequest): Promise<Drawn | Undrawn> {
    const release = optedIn(request.one, request.pathname);
    if (!release) return 'browser';
    const begin = performance.now();
    const result = await this.#outcome(release, request);
    const outcome = typeof result === 'string' ? result : 'drawn';
    this.#options.metrics.count(request.one.remote.name, outcome, performance.now() - begin);
    return result;
  }

  /** Counts a page that was sent as it was drawn for somebody else. */
  countKept(remote: string): void {
    this.#options.metrics.count(remote, 'kept', 0);
  }

  async #outcome(release: Opted, request: DrawRequest): Promise<Drawn | Failure> {
    if (this.#delay.isLate) return 'overloaded';
    const worker = this.#worker(release, request);
    const late = new Promise<'late'>((resolve) =>
      setTimeout(resolve, this.#options.limit + patience, 'late').unref(),
    );
    const drawn = this.#draw(worker, release, request).catch((cause: unknown) => {
      this.#options.app.log.info({ path: request.pathname, err: cause }, 'a page was not drawn');
      return cause instanceof Busy ? ('busy' as const) : ('failed' as const);
    });
    return Promise.race([drawn, late]);
  }

  /** Starts the threads of the releases that visitors get, before the first page is asked for. */
  warmUp(served: readonly Served[]): void {
    for (const one of served) {
      const pattern = one.choice?.release.server?.routes[0];
      const release = pattern === undefined ? undefined : optedIn(one, pattern);
      if (!release) continue;
      void this.#load(one.remote.base, release.server).then(() => this.#worker(release, { served, one }));
    }
  }

  async stop(): Promise<void> {
    this.#delay.stop();
    await this.#drawers?.stop();
  }

  #worker(release: Opted, { served, one }: Pick<DrawRequest, 'served' | 'one'>): DrawWorker | undefined {
    const code = this.#loadedCode(one.remote.base, release.server);
    if (code === undefined) return undefined;
    const start = (): WorkerStart => {
      const { remotes } = bootManifest(served, { mode: 'production', scriptTimeout: 0 });
      return { remotes, code };
    };
    return this.#drawers?.get(drawnFrom(release, { served, one }), start);
  }

  /** Returns the code when it is loaded; loads it otherwise. */
  #loadedCode(base: string, server: Opted['server']): string | undefined {
    const loaded = this.#loaded.get(server.integrity);
    if (loaded === undefined) void this.#load(base, server);
    return loaded;
  }

  /** Loads code once. Never rejects: a file that can't be used is asked for again after a while. */
  #load(base: string, server: Opted['server']): Promise<void> {
    const { integrity } = server;
    const loading = this.#loading.get(integrity);
    if (loading || !this.#drawers) return loading ?? Promise.resolve();
    const reading = readServerCode(base, server).then(
      (code) => {
        keep(this.#loaded, integrity, code, mostCode);
        this.#loading.delete(integrity);
      },
      (cause: unknown) => {
        this.#options.app.log.warn({ err: cause, base }, 'server code cannot be used');
        setTimeout(() => this.#loading.delete(integrity), codeRetry).unref();
      },
    );
    this.#loading.set(integrity, reading);
    return reading;
  }

  async #draw(
    worker: DrawWorker | undefined,
    release: Opted,
    request: DrawRequest,
  ): Promise<Drawn | Failure> {
    const { path, ip } = request;
    // A change of the navigation, of the day or (below) of the content is drawn at once.
    const key = hashOf(`${drawnFrom(release, request)} ${labClock(new Date()).today} ${path}`);
    const isKnown = this.#known.ask(key);
    // An address that is asked for the first time takes no turn from the pages that people read.
    if (!isKnown && worker?.isBusy) return 'busy';
    const question = { path, isKnown };
    const calls = this.#calls.get(key, isKnown) ?? (worker && (await this.#named(worker, key, question)));
    if (!calls) return 'starting';
    const answers = await pageAnswers(this.#options.app, calls, ip).catch((cause: unknown) => {
      this.#options.app.log.info({ path, err: cause }, 'a page has no data to be drawn with');
      return cause instanceof ApiAway ? ('away' as const) : ('calls' as const);
    });
    if (typeof answers === 'string') return answers;
    const shown = `${key} ${hashOf(JSON.stringify(answers))}`;
    const page = await this.#kept.get(shown, isKnown, () => this.#rendered(worker, { ...question, answers }));
    return typeof page === 'string' ? page : { path, page, answers };
  }

  /** Asks the thread for the calls of a page. They are kept, so a page that is in memory needs no thread. */
  async #named(worker: DrawWorker, key: string, { path, isKnown }: Asked): Promise<Calls> {
    const asked = await worker.ask({ path }, isKnown);
    if (!('calls' in asked)) throw new TypeError('The thread names no calls');
    this.#calls.set(key, asked.calls, isKnown);
    return asked.calls;
  }

  /** Has the thread render a page; a failure is logged once. */
  async #rendered(
    worker: DrawWorker | undefined,
    { isKnown, ...question }: Asked & Question,
  ): Promise<DrawnPage | Failure> {
    if (!worker) return 'starting';
    try {
      const told = await worker.ask(question, isKnown);
      return 'page' in told ? told.page : 'failed';
    } catch (cause) {
      if (cause instanceof Busy) return 'busy';
      this.#options.app.log.warn({ err: cause }, 'a page could not be drawn');
      return 'failed';
    }
  }
}

/** Adds an entry, and removes the oldest one of a map that is full. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  const oldest = map.keys().next();
  if (map.size >= most && !oldest.done) map.delete(oldest.value);
  map.set(key, value);
}
