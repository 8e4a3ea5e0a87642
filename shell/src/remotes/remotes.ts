import type { BootManifest, BootRemote } from '../../manifest/manifest';
import { retryUrl } from '../../manifest/moduleHashes';
import { ownerOf } from '../../manifest/owner';
import { claimSheets } from './adoptedSheets';
import { loadFailure } from './failure';
import { RemoteFailure } from './remoteFailure';
import type { FederationRuntime } from './runtime';
import { within } from './within';

interface RemotesOptions {
  readonly manifest: BootManifest;
  readonly runtime: FederationRuntime;
  /** Fetches the manifest again. */
  readonly fresh: () => Promise<BootManifest>;
}

/**
 * Registry of the remotes of this page: which release of each is in use, and which modules are loaded. A release in
 * use stays in use until the page is unloaded; only a release that never worked is replaced.
 */
export class Remotes {
  readonly #options: RemotesOptions;
  #manifest: BootManifest;
  /** The newest manifest. Releases that differ from those in use are applied at the next navigation. */
  #latest: BootManifest;
  readonly #loaded = new Map<string, Promise<unknown>>();
  readonly #attempts = new Map<string, number>();

  constructor(options: RemotesOptions) {
    this.#options = options;
    this.#manifest = options.manifest;
    this.#latest = options.manifest;
  }

  /** Returns the name of the remote that owns a path. */
  ownerOf(path: string): string | undefined {
    return ownerOf(this.#manifest.remotes, path);
  }

  names(): string[] {
    return Object.keys(this.#manifest.remotes);
  }

  get(name: string): BootRemote | undefined {
    return this.#manifest.remotes[name];
  }

  /** Mark of the newest manifest that this page knows. */
  get mark(): string {
    return this.#latest.mark;
  }

  /** Returns the version that a newly loaded page would get; empty when none is known. */
  latestVersion(name: string): string {
    return this.#latest.remotes[name]?.version ?? '';
  }

  /** Returns whether the remote has been deployed again since this page was loaded. */
  outdated(name: string): boolean {
    const latest = this.#latest.remotes[name];
    return Boolean(latest?.version) && latest?.version !== this.get(name)?.version;
  }

  /** Timeout of a script in milliseconds. */
  get scriptTimeout(): number {
    return this.#manifest.scriptTimeout;
  }

  /** Fetches the manifest again. Never rejects: a failed request changes nothing. Returns whether it succeeded. */
  async refresh(): Promise<boolean> {
    const latest = await this.#options.fresh().catch(() => undefined);
    this.#latest = latest ?? this.#latest;
    return latest !== undefined;
  }

  /**
   * Returns the attempt whose URLs a chunk of a remote is loaded from: 0 when a module's hash can't be given for another
   * URL.
   */
  async attemptOf(name: string, attempt: number): Promise<number> {
    const remote = this.get(name);
    if (attempt === 0 || !remote?.type) return attempt;
    return hashRetry(remote, attempt).then(
      () => attempt,
      () => 0,
    );
  }

  /**
   * Loads the remote's exposed module and returns what `parse` makes of it. Rejects with a RemoteFailure, after which
   * it may be called again: a module that `parse` refuses is forgotten and loaded again.
   */
  async load<Parsed>(name: string, parse: (module: unknown) => Parsed): Promise<Parsed> {
    const loading = this.fetch(name);
    const module = await loading;
    try {
      return parse(module);
    } catch (cause) {
      if (this.#loaded.get(name) === loading) this.#loaded.delete(name);
      throw new RemoteFailure(name, 'contract', cause);
    }
  }

  /** Loads the remote's exposed module without checking it. Rejects with a RemoteFailure. */
  fetch(name: string): Promise<unknown> {
    const known = this.#loaded.get(name);
    if (known) return known;
    const loading = this.#load(name);
    this.#loaded.set(name, loading);
    loading.catch(() => this.#loaded.delete(name));
    return loading;
  }

  async #load(name: string): Promise<unknown> {
    const attempt = this.#attempts.get(name) ?? 0;
    this.#attempts.set(name, attempt + 1);
    if (attempt > 0) {
      await this.refresh();
      this.#manifest = { ...this.#manifest, remotes: { ...this.#manifest.remotes, ...this.#renewed(name) } };
    }
    const remote = this.get(name);
    if (!remote || remote.verdict === 'missing') throw new RemoteFailure(name, 'missing');
    if (remote.verdict === 'incompatible') throw new RemoteFailure(name, 'incompatible');
    const entry = retryUrl(remote.entry, attempt);
    try {
      if (attempt > 0 && remote.type) await hashRetry(remote, attempt);
      this.#options.runtime.register({ name, entry, integrity: remote.integrity, type: remote.type });
      // The entry and then the exposed module's chunk.
      const exposed = () => this.#options.runtime.load(`${name}/${remote.expose.slice(2)}`);
      const loaded = await inAttempt(attempt, 2 * this.scriptTimeout, exposed, name);
      if (!loaded) throw new Error('The container has no such module');
      return loaded;
    } catch (cause) {
      throw await loadFailure(name, cause, new URL(entry, window.location.origin).href);
    }
  }

  #renewed(name: string): Record<string, BootRemote> {
    const latest = this.#latest.remotes[name];
    return latest ? { [name]: latest } : {};
  }
}

/** Gives the browser the hashes of a release of modules under the URLs of a retry. */
async function hashRetry(remote: BootRemote, attempt: number): Promise<void> {
  const { addRetryHashes } = await import(/* webpackChunkName: 'failure' */ './addModuleHashes');
  await addRetryHashes(remote, attempt);
}

declare global {
  /** While above 0, remotes load their chunks from other URLs (see the remotes' chunk-retry plugin). */
  var portalAttempt: number | undefined;
}

/**
 * Runs a load of an area's code, at most for `timeoutMs`, because an area's code may return a promise that never settles. Requests that
 * it starts synchronously use the URLs of this attempt.
 */
export async function inAttempt<Result>(
  attempt: number,
  timeoutMs: number,
  load: () => Promise<Result>,
  area: string,
): Promise<Result> {
  claimSheets();
  globalThis.portalAttempt = attempt;
  try {
    return await within(timeoutMs, load());
  } finally {
    globalThis.portalAttempt = 0;
    claimSheets(area);
  }
}
