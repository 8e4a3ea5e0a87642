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

/** Milliseconds between two reads of one remote that requests ask for. */
const leastPause = 250;

/** Changes that the status page lists. */
const keptChanges = 20;

const canaryOf = ({ canary }: Releases) => canary && `${canary.version} ${canary.percent}%`;

type Read = (remote: RemoteConfig) => Promise<Releases>;

interface ReleaseStoreOptions {
  readonly remotes: readonly RemoteConfig[];
  /** Reads the list of remotes again, at every poll; without it the list never changes. */
  readonly readRemotes?: () => Promise<readonly RemoteConfig[]>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Poll interval in milliseconds. */
  readonly every?: number;
  readonly read?: Read;
}

/**
 * Polls and stores the list of remotes and the releases of each. Keeps the last valid copy of a list that is invalid, and of
 * a remote that is down.
 */
export class ReleaseStore {
  #remotes: readonly RemoteConfig[];
  /** Why the list of remotes can't be used; undefined when the last poll could read it. */
  listError: string | undefined;
  /** Changes since this process started, the newest first. */
  readonly changes: Change[] = [];
  readonly #known = new Map<string, Releases>();
  readonly #failing = new Set<string>();
  /** Remotes that were read a moment ago because of a request. */
  readonly #readAgain = new Set<string>();
  readonly #log: ReleaseStoreOptions['log'];
  readonly #every: number;
  readonly #read: Read;
  readonly #readRemotes: ReleaseStoreOptions['readRemotes'];
  #timer: NodeJS.Timeout | undefined;

  constructor({ remotes, readRemotes, log, every = 3000, read = readReleases }: ReleaseStoreOptions) {
    this.#remotes = remotes;
    this.#readRemotes = readRemotes;
    this.#log = log;
    this.#every = every;
    this.#read = read;
  }

  get remotes(): readonly RemoteConfig[] {
    return this.#remotes;
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

  /** Polls the list of remotes, then every remote once. Never rejects. */
  async refresh(): Promise<void> {
    await this.#refreshRemotes();
    await Promise.all(this.remotes.map((remote) => this.#look(remote)));
  }

  /**
   * Reads the releases of a remote before the next poll, because a request has shown that the copy may be outdated. Does
   * nothing for a remote that is not listed or was read so a moment ago.
   */
  readAgain(name: string): void {
    const remote = this.#remotes.find((listed) => listed.name === name);
    if (!remote || this.#readAgain.has(name)) return;
    this.#readAgain.add(name);
    setTimeout(() => this.#readAgain.delete(name), leastPause).unref();
    void this.#look(remote);
  }

  async #refreshRemotes(): Promise<void> {
    try {
      const next = (await this.#readRemotes?.()) ?? this.#remotes;
      this.listError = undefined;
      if (JSON.stringify(next) === JSON.stringify(this.#remotes)) return;
      const baseOf = (name: string) => next.find((remote) => remote.name === name)?.base;
      for (const { name, base } of this.#remotes) if (baseOf(name) !== base) this.#forget(name);
      this.#remotes = next;
      this.#log.info({ remotes: next.map(({ name }) => name) }, 'the list of remotes has changed');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== this.listError) this.#log.warn({ err: error }, 'the list of remotes cannot be used');
      this.listError = message;
    }
  }

  /** Forgets the releases of a remote that is no longer listed or is at another base. */
  #forget(name: string): void {
    this.#known.delete(name);
    this.#failing.delete(name);
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
