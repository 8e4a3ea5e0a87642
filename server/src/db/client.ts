import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isRetryable } from './errorCode';

/** What repo functions query with: a connection for reading, or a transaction. Both drivers look alike. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/**
 * The only way to the database. A call inside the work of another one throws at once:
 * PGlite has one connection and would wait for itself for ever.
 */
export interface Db {
  readonly kind: 'pglite' | 'postgres';
  /** Runs queries that change nothing, without a transaction of their own. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction; repeated when it collides with another, so it must only touch `tx`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const attempts = 5;

/** Puts the guard against nesting and the repetition of collided transactions around a driver. */
export function createDb(kind: Db['kind'], connection: Tx, close: () => Promise<void>): Db {
  const inside = new AsyncLocalStorage<true>();
  const guarded = <T>(work: () => Promise<T>): Promise<T> => {
    if (inside.getStore()) throw new Error('db is used inside the work of another db call: use its tx');
    return inside.run(true, work);
  };
  return {
    kind,
    read: (work) => guarded(() => work(connection)),
    transaction: (work) => guarded(() => repeated(() => connection.transaction(work))),
    close,
  };
}

/** A Db for code that runs inside a transaction already: its transactions are savepoints of that one. */
export function joinedDb(db: Db, tx: Tx): Db {
  return {
    kind: db.kind,
    read: (work) => work(tx),
    transaction: (work) => tx.transaction(work),
    close: () => Promise.reject(new Error('a joined db is closed by its owner')),
  };
}

async function repeated<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
