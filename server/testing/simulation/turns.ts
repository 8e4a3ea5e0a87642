import { AsyncLocalStorage } from 'node:async_hooks';
import type { Chance } from './chance';

/** One act in progress. */
interface Running {
  readonly name: string;
  ended: boolean;
  /** Pieces of database work that have their turn. */
  inside: number;
}

interface Waiting {
  readonly act: Running;
  readonly go: () => void;
}

const running = new AsyncLocalStorage<Running>();
/** Milliseconds after which an act that neither ends nor asks the database counts as stuck. */
const patienceMs = 60_000;

/**
 * Lets several acts run at once, of which one goes on at a time: each waits before its database work until chance gives it the turn.
 * So their order follows from the seed and not from the machine. A turn is a statement outside of a transaction, or a whole
 * transaction, because PGlite has one connection.
 */
export class Turns {
  #waiting: Waiting[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Runs database work in its turn; at once for who is no act, such as the preparation. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    const act = running.getStore();
    if (!act) return work();
    await new Promise<void>((go) => {
      this.#waiting.push({ act, go });
    });
    act.inside++;
    try {
      return await work();
    } finally {
      act.inside--;
    }
  }

  /** Runs acts to their end. */
  async run(works: readonly (readonly [name: string, work: () => Promise<void>])[]): Promise<void> {
    const acts: Running[] = [];
    const ends: Promise<void>[] = [];
    for (const [name, work] of works) {
      const act: Running = { name, ended: false, inside: 0 };
      acts.push(act);
      const end = running.run(act, work).finally(() => {
        act.ended = true;
      });
      // It is awaited at the end, and must not count as unhandled until then.
      end.catch(() => undefined);
      ends.push(end);
      await this.#settle(acts);
    }
    while (this.#waiting.length > 0) {
      const [next] = this.#waiting.splice(this.#chance.below(this.#waiting.length), 1);
      next?.go();
      await this.#settle(acts);
    }
    await Promise.all(ends);
  }

  /** Waits until each act has ended or waits for its turn. Twice, because an act may start work without waiting for it. */
  async #settle(acts: readonly Running[]): Promise<void> {
    const end = Date.now() + patienceMs;
    for (let still = 0; still < 2; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const stuck = acts.find((act) => !this.#isStill(act));
      if (stuck && Date.now() > end) throw new Error(`${stuck.name} neither ends nor asks the database`);
      still = stuck ? 0 : still + 1;
    }
  }

  #isStill(act: Running): boolean {
    return act.inside === 0 && (act.ended || this.#waiting.some((one) => one.act === act));
  }
}
