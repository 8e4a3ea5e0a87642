import type { FastifyBaseLogger } from 'fastify';
import { type Releases, readReleases } from './releases';
import type { RemoteConfig } from './remotesConfig';

type Read = (remote: RemoteConfig) => Promise<Releases>;

interface ReleaseStoreOptions {
  readonly remotes: readonly RemoteConfig[];
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Poll interval in milliseconds. */
  readonly every?: number;
  readonly read?: Read;
}

/** Polls and stores the releases of all remotes. Keeps the last valid copy of a remote that is down. */
export class ReleaseStore {
  readonly remotes: readonly RemoteConfig[];
  readonly #known = new Map<string, Releases>();
  readonly #failing = new Set<string>();
  readonly #log: ReleaseStoreOptions['log'];
  readonly #every: number;
  readonly #read: Read;
  #timer: NodeJS.Timeout | undefined;

  constructor({ remotes, log, every = 3000, read = readReleases }: ReleaseStoreOptions) {
    this.remotes = remotes;
    this.#log = log;
    this.#every = every;
    this.#read = read;
  }

  get(name: string): Releases | undefined {
    return this.#known.get(name);
  }

  /** Returns true when the last poll of the remote failed. */
  failing(name: string): boolean {
    return this.#failing.has(name);
  }

  async start(): Promise<void> {
    await this.refresh();
    this.#timer = setTimeout(() => void this.start(), this.#every).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Polls every remote once. Never rejects. */
  async refresh(): Promise<void> {
    await Promise.all(this.remotes.map((remote) => this.#look(remote)));
  }

  async #look(remote: RemoteConfig): Promise<void> {
    const { name } = remote;
    try {
      this.#known.set(name, await this.#read(remote));
      if (this.#failing.delete(name)) this.#log.info({ remote: name }, 'releases are readable again');
    } catch (error) {
      if (!this.#failing.has(name)) this.#log.warn({ remote: name, err: error }, 'releases cannot be read');
      this.#failing.add(name);
    }
  }
}
