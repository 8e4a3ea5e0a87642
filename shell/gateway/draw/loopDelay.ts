import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the delay. */
const every = 500;
/** Milliseconds between the timers that are measured. */
const resolution = 20;

/**
 * Watches how late the timers of this process are. When they are late, it has more to do than it can, and pages are better
 * rendered by browsers: drawing costs it calls and larger answers.
 */
export class LoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution });
  readonly #timer: NodeJS.Timeout;
  #isLate = false;

  /** `limit`: milliseconds that half of the timers may be late. */
  constructor(limit: number) {
    this.#histogram.enable();
    this.#timer = setInterval(() => {
      this.#isLate = this.#histogram.percentile(50) / 1e6 - resolution > limit;
      this.#histogram.reset();
    }, every).unref();
  }

  /** True while the process was overloaded in the last half second. */
  get isLate(): boolean {
    return this.#isLate;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#histogram.disable();
  }
}
