/** Maximum number of entries: of keys that are known, and of others. */
interface Limits {
  readonly known: number;
  readonly other: number;
}

/**
 * A map of limited size in two parts. What is kept for keys that nobody asks for again, as a flood of odd addresses, can only remove
 * its like, and nothing of the pages that people read.
 */
export class GuardedMap<Value> {
  readonly #limits: Limits;
  readonly #known = new Map<string, Value>();
  readonly #other = new Map<string, Value>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#known.size + this.#other.size;
  }

  /** Returns the value. With `isKnown` its entry is moved to the part of the known ones. */
  get(key: string, isKnown: boolean): Value | undefined {
    const other = this.#other.get(key);
    if (other === undefined || !isKnown) return this.#known.get(key) ?? other;
    this.set(key, other, true);
    return other;
  }

  /** Adds an entry, and removes the oldest one of a part that is full. */
  set(key: string, value: Value, isKnown: boolean): void {
    this.#known.delete(key);
    this.#other.delete(key);
    const [part, most] = isKnown ? [this.#known, this.#limits.known] : [this.#other, this.#limits.other];
    const oldest = part.keys().next();
    if (part.size >= most && !oldest.done) part.delete(oldest.value);
    part.set(key, value);
  }
}
