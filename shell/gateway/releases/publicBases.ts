import type { FastifyBaseLogger } from 'fastify';
import { publicBase } from './bootManifest';
import type { ReleaseStore } from './releaseStore';
import type { RemoteConfig } from './remotesConfig';

/** Milliseconds after which a base with a problem is asked again. */
const againMs = 60_000;
const timeoutMs = 5000;

interface Checked {
  /** URL of the entry that was asked for. */
  readonly entry: string;
  /** Why browsers can't load it; undefined when they can. */
  readonly problem: string | undefined;
  readonly at: number;
}

interface PublicBasesOptions {
  readonly store: Pick<ReleaseStore, 'remotes' | 'get'>;
  /** Origin of the portal's pages. */
  readonly origin: string;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Asks the public base of each remote that has one for the entry of its release, as a browser does: with the portal's origin. The
 * gateway itself reads releases from `base`, so it would never see that a CDN leaves out the CORS header, without which no browser
 * loads the area. A good answer is asked for once a release.
 */
export class PublicBases {
  readonly #options: PublicBasesOptions;
  readonly #checked = new Map<string, Checked>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PublicBasesOptions) {
    this.#options = options;
  }

  /** The remotes with a public base that was asked, and what is wrong with it. */
  get results(): readonly { readonly remote: RemoteConfig; readonly problem: string | undefined }[] {
    return this.#options.store.remotes.flatMap((remote) => {
      const checked = this.#checked.get(remote.name);
      return remote.publicBase !== undefined && checked ? [{ remote, problem: checked.problem }] : [];
    });
  }

  /** Looks every so many milliseconds whether something is to be asked. */
  start(everyMs: number): void {
    void this.#look().then(() => {
      this.#timer = setTimeout(() => this.start(everyMs), everyMs).unref();
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const { remotes } = this.#options.store;
    await Promise.all(
      remotes.filter((remote) => remote.publicBase !== undefined).map((one) => this.#ask(one)),
    );
  }

  async #ask(remote: RemoteConfig): Promise<void> {
    const { store, origin, log } = this.#options;
    const { name } = remote;
    const releases = store.get(name);
    const release = releases?.releases[releases.current];
    if (!release) return;
    const entry = `${publicBase(remote)}/${release.entry}`;
    const last = this.#checked.get(name);
    const isKnown = last?.entry === entry && (last.problem === undefined || Date.now() - last.at < againMs);
    if (isKnown) return;
    const problem = await problemOf(entry, origin);
    this.#checked.set(name, { entry, problem, at: Date.now() });
    if (problem === last?.problem) return;
    if (problem === undefined) log.info({ remote: name, entry }, 'the public base can be loaded again');
    else log.warn({ remote: name, entry, problem }, 'browsers cannot load the area from its public base');
  }
}

/** Returns why a browser can't load a script of another origin with CORS; undefined when it can. Never rejects. */
async function problemOf(url: string, origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { headers: { origin }, signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    if (answer.status !== 200) return `status ${answer.status}`;
    const allowed = answer.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== origin)
      return allowed === null
        ? 'no Access-Control-Allow-Origin'
        : `Access-Control-Allow-Origin is ${allowed}`;
    const type = answer.headers.get('content-type') ?? 'none';
    return /javascript/.test(type) ? undefined : `Content-Type is ${type}`;
  } catch (error) {
    return error instanceof Error ? `no answer (${error.name})` : 'no answer';
  }
}
