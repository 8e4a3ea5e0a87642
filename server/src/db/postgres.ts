import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { createDb, type Db } from './client';
import { migrationsFolder } from './migrate';
import { openPipeline } from './pipeline';
import { allowNames } from './statement';

/** Key of the advisory lock that lets only one process at a time run migrations. */
const migrationLock = 7_210_451;

/** Milliseconds after which a connection, a statement or an idle transaction is given up. */
export interface PostgresTimeouts {
  readonly connect: number;
  readonly statement: number;
  readonly idleTransaction: number;
}

const usualTimeouts: PostgresTimeouts = { connect: 5000, statement: 10_000, idleTransaction: 30_000 };

/**
 * Opens a connection pool on a PostgreSQL server and migrates it to the newest schema. `migrationUrl` is a direct
 * connection: behind PgBouncer in transaction mode a session-level lock has no effect. When it differs from `url`,
 * statements have no names, because `url` then leads through a pooler.
 */
export async function openPostgres(
  url: string,
  migrationUrl = url,
  timeouts: PostgresTimeouts = usualTimeouts,
): Promise<Db> {
  await migrateUnderLock(migrationUrl, 2 * timeouts.connect);
  return connectPostgres(url, timeouts, { named: migrationUrl === url });
}

/**
 * Opens a connection pool on a PostgreSQL server whose schema is the newest; `named`: statements have names; `guarded`: nested
 * calls are refused.
 */
export function connectPostgres(
  url: string,
  timeouts: PostgresTimeouts,
  { named = true, guarded = false } = {},
): Db {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
  };
  const pool = new Pool({ ...config, max: 10 });
  // An idle connection was lost. The pool replaces it; without a listener the error event would end the process.
  pool.on('error', () => undefined);
  const connection = drizzle(pool);
  const pipeline = named ? openPipeline(config) : undefined;
  if (pipeline) allowNames(connection, pipeline);
  const close = async () => {
    await Promise.all([pool.end(), pipeline?.end()]);
  };
  return createDb('postgres', connection, close, { guarded });
}

async function migrateUnderLock(url: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
