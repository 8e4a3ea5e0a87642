import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { createDb, type Db, type Tx } from '../../src/db/client';
import type { Turns } from './turns';

/** What a process that was killed says, which nobody hears. */
export class Killed extends Error {}

/**
 * The connection of one process, which can be killed before any of its statements, and after a commit: its open transaction is
 * rolled back, and nothing that it sends later arrives.
 */
export class Vessel {
  readonly db: Db;
  #isDead = false;
  #statementsLeft = Number.POSITIVE_INFINITY;
  readonly #turns: Turns;

  constructor(client: PGlite, turns: Turns) {
    this.#turns = turns;
    const connection = this.#guarded(client);
    const begin = <T>(work: (tx: Tx) => Promise<T>, logger: Logger): Promise<T> =>
      drizzle(connection, { logger }).transaction(work);
    const close = async () => undefined;
    this.db = createDb('pglite', drizzle(connection), close, { guarded: true, begin });
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Kills the process before its statement after so many others. */
  killAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  kill(): void {
    this.#isDead = true;
  }

  #countStatement(): void {
    if (this.#statementsLeft-- <= 0) this.#isDead = true;
    if (this.#isDead) throw new Killed('killed');
  }

  #guarded(client: PGlite): PGlite {
    const transaction: PGlite['transaction'] = (work) =>
      this.#turns.take(async () => {
        this.#countStatement();
        const done = await client.transaction((tx) => work(this.#counted(tx)));
        // The answer to a commit may be lost.
        this.#countStatement();
        return done;
      });
    const query: PGlite['query'] = (...given) =>
      this.#turns.take(async () => {
        this.#countStatement();
        return client.query(...given);
      });
    return replaced(client, { transaction, query });
  }

  #counted<Target extends Pick<PGlite, 'query'>>(tx: Target): Target {
    const query: PGlite['query'] = async (...given) => {
      this.#countStatement();
      return tx.query(...given);
    };
    return replaced(tx, { query });
  }
}

/** Returns the target with other methods. Its own ones have private fields, so they are called on itself. */
function replaced<Target extends object>(target: Target, methods: Readonly<Record<string, unknown>>): Target {
  return new Proxy(target, {
    get: (of, name) => {
      const other = methods[String(name)];
      if (other !== undefined) return other;
      const own: unknown = Reflect.get(of, name);
      return typeof own === 'function' ? own.bind(of) : own;
    },
  });
}
