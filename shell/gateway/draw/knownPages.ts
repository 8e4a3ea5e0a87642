/** Addresses that are counted before the counts are halved. */
const most = 4096;
/** Requests that make an address known. */
const enough = 2;

/** Counts how often addresses are asked for, of late: the pages that people read are asked for again and again. */
export class KnownPages {
  readonly #counts = new Map<string, number>();

  get size(): number {
    return this.#counts.size;
  }

  /** Counts a request. Returns whether the address was asked for before. */
  ask(key: string): boolean {
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count === 1 && this.#counts.size >= most) this.#halve();
    this.#counts.set(key, count);
    return count >= enough;
  }

  /** Forgets what was asked for once. */
  #halve(): void {
    for (const [key, count] of this.#counts) {
      if (count < enough) this.#counts.delete(key);
      // A page that is asked for once until the next time stays known.
      else this.#counts.set(key, Math.max(1, Math.floor(count / 2)));
    }
  }
}
