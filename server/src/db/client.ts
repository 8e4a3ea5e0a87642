import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isRetryable, isServerLost } from './errorCode';

/** Connection or transaction that repo functions run their queries on. Both drivers have the same interface. */
export type Tx = PgDatabase<PgQueryResultHKT>;

/**
 * Error with work that must stay although the transaction that threw it is rolled back. `afterRollback` runs in a new
 * transaction before the error is thrown on. With `repeat` the rolled back work runs again instead.
 */
export interface AfterRollback extends Error {
  afterRollback(tx: Tx): Promise<'throw' | 'repeat'>;
}

/**
 * The only access to the database. A call inside the work of another call throws at once on PGlite and in tests: PGlite has
 * one connection, so the call would wait for itself forever.
 */
export interface Db {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs queries that change nothing, without a transaction. Runs `work` again on a standby, if there is one, when the
   * primary is lost.
   */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction. Repeats it after a conflict with another transaction, so `work` must have no
   * effect besides its queries on `tx`.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const attempts = 5;

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The guards whose work is running. One for all: before Node 24 every AsyncLocalStorage that was ever used makes each
 * promise of the process slower, forever.
 */
const entered = new AsyncLocalStorage<ReadonlySet<object>>();

/** Refuses nested calls. */
function guard(): Run {
  const self = {};
  return (work) => {
    const outer = entered.getStore() ?? [];
    if (new Set(outer).has(self))
      throw new Error('db is used inside the work of another db call: use its tx');
    return entered.run(new Set([...outer, self]), work);
  };
}

type Begin = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Options {
  /** Whether nested calls are refused. */
  readonly guarded: boolean;
  /** Runs a transaction; by default on the connection. */
  readonly begin?: Begin;
  /** Another server of the same database, for reads while the connection's can't be reached. */
  readonly standby?: Tx | undefined;
}

/**
 * Wraps a driver: repeats transactions after conflicts, and refuses nested calls when `guarded`. AsyncLocalStorage makes
 * all promises of the process slower before Node 24, which takes a seventh of the CPU time of a member's call, so on PostgreSQL
 * the guard is for tests only: a nested call takes a second connection there.
 */
export function createDb(
  kind: Db['kind'],
  connection: Tx,
  close: () => Promise<void>,
  { guarded, standby, begin = (work) => connection.transaction(work) }: Options,
): Db {
  const run: Run = guarded ? guard() : (work) => work();
  return {
    kind,
    read: (work) => run(() => (standby ? readOnEither(connection, standby, work) : work(connection))),
    transaction: (work) => run(() => withAfterRollback((inner) => repeated(() => begin(inner)), work)),
    close,
  };
}

async function readOnEither<T>(primary: Tx, standby: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await work(primary);
  } catch (error) {
    if (!isServerLost(error)) throw error;
    return work(standby);
  }
}

/**
 * Returns a Db for code that already runs inside a transaction: its transactions are savepoints of `tx`. Work after a
 * rollback is done after that of the savepoint, and again after that of the whole transaction.
 */
export function nestedDb(db: Db, tx: Tx): Db {
  return {
    kind: db.kind,
    read: (work) => work(tx),
    transaction: (work) => withAfterRollback((inner) => tx.transaction(inner), work),
    close: () => Promise.reject(new Error('a nested Db is closed by its owner')),
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

async function withAfterRollback<T>(begin: Begin, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await begin(work);
    } catch (error) {
      if (!hasAfterRollback(error)) throw error;
      const next = await begin((tx) => error.afterRollback(tx));
      if (next === 'throw' || attempt >= attempts) throw error;
    }
  }
}

function hasAfterRollback(error: unknown): error is AfterRollback {
  return error instanceof Error && 'afterRollback' in error && typeof error.afterRollback === 'function';
}
