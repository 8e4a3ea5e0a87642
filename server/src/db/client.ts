import { AsyncLocalStorage } from 'node:async_hooks';
import type { DeskChange } from '@portal/shared/contract';
import { type Logger, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { tellingOf, Writes } from './change';
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

/** Connections of a pool at this moment, and works that wait for one. */
export interface PoolUse {
  readonly size: number;
  readonly used: number;
  readonly waiting: number;
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
   * effect besides its queries on `tx`. What it has written is told to all processes with its commit (`change.ts`); `about` is the
   * record that it is about.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, about?: DeskChange): Promise<T>;
  /**
   * Returns false when the database can be read only: the primary is lost and a standby answers, or the connection leads to one
   * itself. Rejects when no server answers.
   */
  canWrite(): Promise<boolean>;
  /** Undefined where there is no pool. */
  poolUse(): PoolUse | undefined;
  /**
   * Hears the messages of NOTIFY on a channel, on a database that runs in this process; others are heard by `listen`. Resolves to
   * what ends it.
   */
  hear?(channel: string, onMessage: (message: string) => void): Promise<() => Promise<void>>;
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

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

type Begin = <T>(work: (tx: Tx) => Promise<T>, logger: Logger) => Promise<T>;

interface Options {
  /** Whether nested calls are refused. */
  readonly guarded: boolean;
  /** Runs a transaction and tells the logger its statements; by default on the connection, without telling. */
  readonly begin?: Begin;
  /** Another server of the same database, for reads while the connection's can't be reached. */
  readonly standby?: Tx | undefined;
  readonly poolUse?: () => PoolUse;
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
  { guarded, standby, poolUse, begin = (work) => connection.transaction(work) }: Options,
): Db {
  const run: Run = guarded ? guard() : (work) => work();
  return {
    kind,
    read: (work) => run(() => (standby ? readOnEither(connection, standby, work) : work(connection))),
    canWrite: () => run(() => canWrite(connection, standby)),
    poolUse: () => poolUse?.(),
    transaction: (work, about) =>
      run(() => withAfterRollback((inner) => repeated(() => told(begin, inner, about)), work)),
    close,
  };
}

async function canWrite(primary: Tx, standby: Tx | undefined): Promise<boolean> {
  const asked = sql`SELECT current_setting('transaction_read_only') AS answer`;
  try {
    return !isOn(await primary.execute(asked));
  } catch (error) {
    if (!standby || !isServerLost(error)) throw error;
    await standby.execute(asked);
    return false;
  }
}

const isOn = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'rows' in result &&
  Array.isArray(result.rows) &&
  result.rows[0]?.answer === 'on';

/** Runs a transaction that ends by telling what it has written. */
function told<T>(begin: Begin, work: (tx: Tx) => Promise<T>, about: DeskChange | undefined): Promise<T> {
  const writes = new Writes();
  const whole = async (tx: Tx) => {
    const result = await work(tx);
    const telling = tellingOf(writes, about);
    if (telling) await tx.execute(telling);
    return result;
  };
  return begin(whole, writes);
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
    canWrite: () => canWrite(tx, undefined),
    poolUse: () => db.poolUse(),
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

async function withAfterRollback<T>(begin: Transact, work: (tx: Tx) => Promise<T>): Promise<T> {
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
