/** Things whose failures are remembered; more than this begin anew. */
const mostRemembered = 1000;

/**
 * Tells which of many equal failures are worth a line at level `error`: the first one at once, then one in a period with the number of
 * those in between. What fails does so for thousands of receivers, and for hours.
 */
export class RepeatedFailure {
  readonly #periodMs: number;
  readonly #last = new Map<string, { at: number; since: number }>();

  /** `periodSeconds` is the time between two lines about the same. */
  constructor(periodSeconds = 900) {
    this.#periodMs = periodSeconds * 1000;
  }

  /** Counts a failure. Returns how many there were since the last line if a line is due, otherwise undefined. */
  add(what: string, now: Date): number | undefined {
    const last = this.#last.get(what);
    const at = now.getTime();
    // A clock that was put back does not silence.
    if (last && at >= last.at && at - last.at < this.#periodMs) {
      last.since += 1;
      return undefined;
    }
    if (this.#last.size >= mostRemembered) this.#last.clear();
    this.#last.set(what, { at, since: 0 });
    return (last?.since ?? 0) + 1;
  }
}
