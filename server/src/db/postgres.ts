import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig, Pool } from 'pg';
import { createDb, type Db, type Tx } from './client';
import { isUnavailable } from './errorCode';
import { keepAlive } from './keepAlive';
import { migrationsFolder, refuseOlderDatabase } from './migrate';
import { openPipeline } from './pipeline';
import { allowNames } from './statement';

/** Key of the advisory lock that lets only one process at a time run migrations. */
const migrationLock = 7_210_451;

/** Milliseconds after which a connection, a statement or an idle transaction is given up. */
export interface PostgresTimeouts {
  readonly connect: number;
  /** Of the server, which then ends the statement. */
  readonly statement: number;
  readonly idleTransaction: number;
  /** Of the server, for a row that another transaction holds: one slow act must not make a queue of everybody's connections. */
  readonly lock: number;
  /**
   * Of this side, longer than that of a statement: the server's machine or the network is gone without a word. The operating
   * system would wait for a quarter of an hour.
   */
  readonly answer: number;
}

const usualTimeouts: PostgresTimeouts = {
  connect: 5000,
  statement: 10_000,
  idleTransaction: 30_000,
  lock: 4000,
  answer: 15_000,
};

/** Connections of the pool; besides them a process has one of `pipeline.ts` and one that listens. */
const poolSize = 10;

/**
 * Opens a connection pool on a PostgreSQL server and migrates it to the newest schema. `migrationUrl` is a direct
 * connection: behind PgBouncer in transaction mode a session-level lock has no effect. When it differs from `url`,
 * statements have no names, because `url` then leads through a pooler.
 */
export async function openPostgres(
  url: string,
  migrationUrl = url,
  timeouts: PostgresTimeouts = usualTimeouts,
  standbyUrl?: string,
): Promise<Db> {
  await migrateUnderLock(migrationUrl, 2 * timeouts.connect);
  return connectPostgres(url, timeouts, { named: migrationUrl === url, standbyUrl });
}

interface ConnectOptions {
  /** Whether statements have names. */
  readonly named?: boolean;
  /** Whether nested calls are refused. */
  readonly guarded?: boolean;
  /** Leads to any server of the database, for reads while the primary can't be reached. */
  readonly standbyUrl?: string | undefined;
  /** Called at the beginning of each transaction; what it returns is told the transaction's statements. For tests. */
  readonly observe?: (() => Logger) | undefined;
}

/** Opens a connection pool on a PostgreSQL server whose schema is the newest. */
export function connectPostgres(
  url: string,
  timeouts: PostgresTimeouts,
  { named = true, guarded = false, standbyUrl, observe }: ConnectOptions = {},
): Db {
  // PgBouncer refuses a connection that asks for a setting that it does not know; what it sets itself is in its configuration.
  const lock = named ? { lock_timeout: timeouts.lock } : {};
  const config = { ...configOf(url, timeouts), ...lock };
  const pool = openPool(config);
  const standbyPool = standbyUrl === undefined ? undefined : openPool(configOf(standbyUrl, timeouts));
  const connection = drizzle(pool);
  const pipeline = named ? openPipeline(config) : undefined;
  if (pipeline) allowNames(connection, pipeline);
  const close = async () => {
    await Promise.all([pool.end(), standbyPool?.end(), pipeline?.end()]);
  };
  return createDb('postgres', connection, close, {
    guarded,
    begin: (work, writes) => transactionOf(pool, work, both(writes, observe?.())),
    standby: standbyPool && drizzle(standbyPool),
    poolUse: () => ({
      size: poolSize,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
  });
}

const configOf = (url: string, timeouts: PostgresTimeouts): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: timeouts.connect,
  statement_timeout: timeouts.statement,
  idle_in_transaction_session_timeout: timeouts.idleTransaction,
  query_timeout: timeouts.answer,
  ...keepAlive,
});

/**
 * Opens a pool whose lost connections are replaced. Without listeners an error event would end the process: the pool's is that of
 * an idle connection, a client's that of one in use that is lost between two queries of a transaction.
 */
function openPool(config: ClientConfig): Pool {
  const pool = new Pool({ ...config, max: poolSize });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const both = (first: Logger, second: Logger | undefined): Logger =>
  second === undefined
    ? first
    : {
        logQuery(query, params) {
          first.logQuery(query, params);
          second.logQuery(query, params);
        },
      };

/**
 * Runs a transaction on a connection of the pool. Drizzle's own never gives back a connection whose BEGIN failed, so ten of them
 * would leave an empty pool, and it throws the error of a failed ROLLBACK instead of the first one.
 */
async function transactionOf<T>(pool: Pool, work: (tx: Tx) => Promise<T>, logger: Logger): Promise<T> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    return await drizzle(client, { logger }).transaction(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        failure = error;
        throw error;
      }
    });
  } catch (error) {
    failure ??= error;
    throw failure;
  } finally {
    client.release(isUnavailable(failure));
  }
}

async function migrateUnderLock(url: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  // A connection that is lost between two statements would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The role may have a timeout for the connections that lead through a pooler.
    await client.query('SET statement_timeout = 0');
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const connection = drizzle(client);
    await refuseOlderDatabase(connection);
    await migrate(connection, { migrationsFolder });
  } finally {
    await client.end();
  }
}
