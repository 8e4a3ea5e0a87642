import { retryAfterUnavailable } from '@portal/shared/node';
import { refuse } from './error';

/**
 * Calls in progress of one process. On PostgreSQL it answers 887 lists a second (docs/scale.md), so the last of so many waits
 * for 0.7 s, or about 2 s on a machine three times slower. It is more than 500, so that many members who book the same slot
 * at one moment are all told who has it. The embedded database does not reach it: it works in this process, which reads the
 * next request only when a call has its answer, so what is too much waits unread.
 */
const defaultMost = 600;

/**
 * Counts the calls whose handler runs in this process. One more than the limit is refused at once, because its answer would come
 * after its client has given up, and would make all others later. Not counted: forms, which have limits of their own
 * (`UploadSlots`); bodies that arrive and answers that are read slowly; answers from the cache.
 *
 * There is no part for each address: that of a university or of a company is shared by thousands, behind a proxy that is not
 * trusted all have one, and a client with many addresses would not be stopped.
 */
export class CallSlots {
  readonly #most: number;
  #inProgress = 0;
  #refused = 0;

  constructor(most: number = defaultMost) {
    this.#most = most;
  }

  /** Calls in progress. */
  get inProgress(): number {
    return this.#inProgress;
  }

  /** Calls refused since the start of the process. */
  get refused(): number {
    return this.#refused;
  }

  /** Runs `work` as one call; refuses with unavailable when too many are in progress. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#inProgress >= this.#most) {
      this.#refused += 1;
      throw refuse('unavailable', { retryAfter: retryAfterUnavailable, notRun: true });
    }
    this.#inProgress += 1;
    try {
      return await work();
    } finally {
      this.#inProgress -= 1;
    }
  }
}
