import type { DeskChange } from '@portal/shared/contract';

/**
 * Milliseconds: of quiet after which gathered changes are done, at most after the first, and spread by chance, so that all desks of
 * a lab do not ask at one moment. Together less than the two seconds in which an act is seen by others.
 */
const times = { quiet: 250, most: 900, spread: 300 };

/** Gathers changes that come close together, so that those of a batch are one. */
export class Gathering {
  readonly #done: (changes: readonly DeskChange[]) => void;
  #changes: DeskChange[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;
  /** Chosen with the first change: chosen anew with each, changes that do not end would put it off again and again. */
  #spread = 0;

  constructor(done: (changes: readonly DeskChange[]) => void) {
    this.#done = done;
  }

  add(change: DeskChange): void {
    const now = performance.now();
    if (this.#changes.length === 0) {
      this.#spread = times.spread * Math.random();
      this.#until = now + times.most + this.#spread;
    }
    if (!this.#changes.some(({ noun, code }) => noun === change.noun && code === change.code))
      this.#changes.push(change);
    clearTimeout(this.#timer);
    const waitMs = Math.max(0, Math.min(times.quiet + this.#spread, this.#until - now));
    this.#timer = setTimeout(() => this.#finish(), waitMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #finish(): void {
    const changes = this.#changes;
    this.#changes = [];
    this.#done(changes);
  }
}
