import type { ComponentType } from 'react';
import { RemoteFailure } from './failure';
import { inAttempt, type Remotes } from './remotes';

type Load = () => Promise<ComponentType>;

/** Milliseconds before a failed chunk is asked for once more by itself. */
const pause = 400;

/** Leaves this document for a path of the portal, taking whatever was deployed meanwhile. */
export type Leave = (path: string) => Promise<never>;

/** Goes to a path by loading the document anew; never resolves, for the page is on its way out. */
export const leaveFor: Leave = (path) => {
  window.location.assign(path);
  return new Promise<never>(() => {});
};

const leftKey = 'portal.leftFor';

/** Once for one release: were the new one broken too, the second time the failure has to show. */
function leftBefore(version: string): boolean {
  const before = sessionStorage.getItem(leftKey) === version;
  sessionStorage.setItem(leftKey, version);
  return before;
}

/**
 * The code of one page. `React.lazy` and `route.lazy` remember a failure for good; this one may be asked again.
 */
export class PageCode {
  component: ComponentType | undefined;
  #loading: Promise<void> | undefined;
  #attempt = 0;

  constructor(
    readonly remote: string,
    readonly load: Load,
    readonly remotes: Remotes,
    readonly leave: Leave = leaveFor,
  ) {}

  /**
   * Loads the code, unless it is here. A chunk that is gone because the remote was deployed again leads to
   * `path` in the new release. Rejects with a RemoteFailure.
   */
  ready(path: string): Promise<void> {
    this.#loading ??= this.#ready(path).catch((failure) => {
      this.#loading = undefined;
      throw failure;
    });
    return this.#loading;
  }

  /** Loads ahead, for a page that may never be wanted. Silent. */
  prefetch(): void {
    if (this.#attempt === 0) void this.#try().catch(() => {});
  }

  async #ready(path: string): Promise<void> {
    try {
      await this.#try();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await this.#try().catch((cause) => this.#gone(path, cause));
    }
  }

  async #try(): Promise<void> {
    if (this.component) return;
    const attempt = this.#attempt++;
    this.component = await inAttempt(attempt, this.load);
  }

  async #gone(path: string, cause: unknown): Promise<never> {
    await this.remotes.refresh();
    const version = this.remotes.latestVersion(this.remote);
    if (this.remotes.outdated(this.remote) && !leftBefore(`${this.remote}@${version}`))
      return this.leave(path);
    throw new RemoteFailure(this.remote, 'unreachable', cause);
  }
}
