import { Slots } from '../kit/slots';
import { refuse } from './error';

/** Limits of what one process does at once with forms that have a file. */
export interface UploadLimits {
  /** Forms of one member, or of one address without login, whose body is being read. */
  readonly perOrigin: number;
  /** Forms whose body is being read. Their files are on the disk. */
  readonly total: number;
  /** Complete files in memory; others wait. */
  readonly loaded: number;
}

/** At most 6 times 20 MiB in memory, and 4 GB on the disk. */
const defaults: UploadLimits = { perOrigin: 24, total: 200, loaded: 6 };

/** Seconds until a refused form may be sent again. */
const retryAfter = 5;

/** Counts the forms with a file that this process reads and handles. */
export class UploadSlots {
  readonly #limits: UploadLimits;
  readonly #reading = new Map<string, number>();
  readonly #loaded: Slots;
  #total = 0;

  constructor(limits: UploadLimits = defaults) {
    this.#limits = limits;
    this.#loaded = new Slots(limits.loaded);
  }

  /**
   * Counts a form before its body is read, and returns the function that ends the count. Refuses with too_many_requests
   * when this origin or all origins together send too many at once.
   */
  take(origin: string): () => void {
    const own = this.#reading.get(origin) ?? 0;
    if (own >= this.#limits.perOrigin || this.#total >= this.#limits.total)
      throw refuse('too_many_requests', { retryAfter });
    this.#reading.set(origin, own + 1);
    this.#total += 1;
    return () => this.#free(origin);
  }

  #free(origin: string): void {
    const left = (this.#reading.get(origin) ?? 1) - 1;
    if (left > 0) this.#reading.set(origin, left);
    else this.#reading.delete(origin);
    this.#total -= 1;
  }

  /** Runs `work`, which has a whole file in memory, as soon as there is room for it. */
  load<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#loaded.run(work);
  }
}
