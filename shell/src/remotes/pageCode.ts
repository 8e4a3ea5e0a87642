import type { ComponentType } from 'react';
import { loadFailure } from './failure';
import { type Leave, leaveFor } from './leave';
import { RemoteFailure } from './remoteFailure';
import { inAttempt, type Remotes } from './remotes';

type Load = () => Promise<ComponentType>;

/** Milliseconds before the automatic retry of a failed chunk. */
const pause = 400;

/** Types of the objects that React renders like functions: memo and forwardRef. */
const componentTypes: ReadonlySet<unknown> = new Set([
  Symbol.for('react.memo'),
  Symbol.for('react.forward_ref'),
]);

/** Returns whether React can render the value that an area's page has resolved to. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && componentTypes.has(Reflect.get(value, '$$typeof'));
}

/**
 * The code of one page. Unlike `React.lazy` and `route.lazy`, which cache a failure forever, it can be loaded
 * again.
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
   * Loads the code once. When a chunk is missing because the remote was deployed again, loads `path` as a new
   * document. Rejects with a RemoteFailure.
   */
  ready(path: string): Promise<void> {
    this.#loading ??= this.#ready(path).catch((failure) => {
      this.#loading = undefined;
      throw failure;
    });
    return this.#loading;
  }

  /** Prefetches the code; failures are silent. */
  prefetch(): void {
    if (this.#attempt === 0) void this.#try().catch(() => {});
  }

  async #ready(path: string): Promise<void> {
    try {
      await this.#try();
    } catch (cause) {
      if (cause instanceof RemoteFailure) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pause));
      await this.#try().catch((cause) => this.#gone(path, cause));
    }
  }

  async #try(): Promise<void> {
    if (this.component) return;
    const attempt = await this.remotes.attemptOf(this.remote, this.#attempt++);
    const component = await inAttempt(attempt, this.remotes.scriptTimeout, this.load, this.remote);
    if (!isComponent(component))
      throw new RemoteFailure(this.remote, 'contract', new TypeError('The page is not a component'));
    this.component = component;
  }

  async #gone(path: string, cause: unknown): Promise<never> {
    const isLost = await import(/* webpackChunkName: 'failure' */ './reloadPage').then(
      ({ isLost }) => isLost(this.remotes, this.remote, this.#attempt),
      () => false,
    );
    if (isLost) return this.leave(path);
    throw await loadFailure(this.remote, cause);
  }
}
