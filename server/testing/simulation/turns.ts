import { AsyncLocalStorage } from 'node:async_hooks';
import type { Chance } from './chance';

/** One act in progress. */
interface Running {
  readonly name: string;
  /** Its own chance and lines of the trace: two acts that go on at once, because a lock is free, do not shift each other's. */
  readonly chance: Chance;
  readonly lines: string[];
  ended: boolean;
  /** Pieces of database work that have their turn. */
  inside: number;
}

interface Waiting {
  readonly act: Running;
  readonly go: () => void;
}

const running = new AsyncLocalStorage<Running>();

/** Returns the chance of the act that is running; the other one where none is. */
export const chanceOfAct = (other: Chance): Chance => running.getStore()?.chance ?? other;

/** Notes what happened in the act that is running; in the other lines where none is. */
export const noteInAct = (line: string, other: string[]): void => {
  (running.getStore()?.lines ?? other).push(line);
};

/** Milliseconds after which an act that neither ends nor asks the database counts as stuck. */
const patienceMs = 60_000;
/** Milliseconds after which the database is asked whether a statement waits for a lock. */
const momentMs = 10;

/**
 * Lets several acts run at once, of which one goes on at a time: each waits before its database work until chance gives it the turn.
 * So their order follows from the seed and not from the machine. What a turn is, the database's connections decide: a statement, or a whole
 * transaction.
 */
export class Turns {
  #waiting: Waiting[] = [];
  readonly #chance: Chance;
  readonly #blocked: () => Promise<number>;
  /** Called when a piece of work has ended. */
  #ended: () => void = () => undefined;

  /** `blocked` returns how many statements wait for a lock, and go on by themselves when they get it. */
  constructor(chance: Chance, blocked: () => Promise<number>) {
    this.#chance = chance;
    this.#blocked = blocked;
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
      this.#ended();
    }
  }

  /** Runs acts to their end; returns what they noted. */
  async run(works: readonly (readonly [name: string, work: () => Promise<unknown>])[]): Promise<string[]> {
    const acts: Running[] = [];
    const ends: Promise<unknown>[] = [];
    for (const [name, work] of works) {
      const act: Running = { name, chance: this.#chance.fork(), lines: [], ended: false, inside: 0 };
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
      this.#letGoOn(this.#chance.pick(acts.filter((act) => this.#isWaiting(act))));
      await this.#settle(acts);
    }
    await Promise.all(ends);
    return acts.flatMap(({ lines }) => lines);
  }

  /** Waits until each act has ended, waits for its turn, or for a lock. Twice, because an act may start work without waiting for it. */
  async #settle(acts: readonly Running[]): Promise<void> {
    const end = Date.now() + patienceMs;
    for (let still = 0; still < 2; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const busy = acts.filter((act) => !this.#isStill(act));
      const isStill = busy.length === 0 || (await this.#areBlocked(busy));
      if (!isStill && Date.now() > end)
        throw new Error(`${busy[0]?.name} neither ends nor asks the database`);
      still = isStill ? still + 1 : 0;
    }
  }

  /** Gives the turn to the first work of an act that waits. */
  #letGoOn(act: Running | undefined): void {
    const at = this.#waiting.findIndex((one) => one.act === act);
    for (const next of this.#waiting.splice(at, at < 0 ? 0 : 1)) next.go();
  }

  #isWaiting(act: Running): boolean {
    return this.#waiting.some((one) => one.act === act);
  }

  #isStill(act: Running): boolean {
    return act.inside === 0 && (act.ended || this.#isWaiting(act));
  }

  /** Returns true when each of these acts waits for a lock, and somebody is left who can go on. */
  async #areBlocked(busy: readonly Running[]): Promise<boolean> {
    if (busy.some(({ inside }) => inside === 0) || (await this.#endsSoon())) return false;
    return this.#waiting.length > 0 && (await this.#blocked()) >= busy.length;
  }

  /** Resolves to whether a piece of work has ended within a moment. */
  #endsSoon(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, momentMs, false);
      this.#ended = () => {
        clearTimeout(timer);
        this.#ended = () => undefined;
        resolve(true);
      };
    });
  }
}
