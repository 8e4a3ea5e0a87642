import type { FastifyBaseLogger } from 'fastify';
import { type Releases, readReleases } from './releases';
import type { RemoteConfig } from './remotesConfig';

/** A change of what visitors get of an area. */
interface Change {
  readonly at: Date;
  readonly area: string;
  readonly current: string;
  /** Version and percentage of the canary. */
  readonly canary: string | undefined;
}

/** Changes that the status page lists. */
const keptChanges = 20;

const canaryOf = ({ canary }: Releases) => canary && `${canary.version} ${canary.percent}%`;

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
  /** Changes since this process started, the newest first. */
  readonly changes: Change[] = [];
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
      const read = await this.#read(remote);
      this.#note(name, read);
      this.#known.set(name, read);
      if (this.#failing.delete(name)) this.#log.info({ remote: name }, 'releases are readable again');
    } catch (error) {
      if (!this.#failing.has(name)) this.#log.warn({ remote: name, err: error }, 'releases cannot be read');
      this.#failing.add(name);
    }
  }

  #note(area: string, next: Releases): void {
    const before = this.#known.get(area);
    if (!before || (before.current === next.current && canaryOf(before) === canaryOf(next))) return;
    this.changes.unshift({ at: new Date(), area, current: next.current, canary: canaryOf(next) });
    this.changes.length = Math.min(this.changes.length, keptChanges);
  }
}
