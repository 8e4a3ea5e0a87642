import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { createDb, type Db } from './client';
import { migrationsFolder } from './migrate';

/** Key of the advisory lock that lets only one process at a time run migrations. */
const migrationLock = 7_210_451;

/**
 * Opens a connection pool on a PostgreSQL server and migrates it to the newest schema. Times in milliseconds.
 * `migrationUrl` is a direct connection: behind PgBouncer in transaction mode a session-level lock has no effect.
 */
export async function openPostgres(url: string, migrationUrl = url): Promise<Db> {
  await migrateUnderLock(migrationUrl);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection was lost. The pool replaces it; without a listener the error event would end the process.
  pool.on('error', () => undefined);
  return createDb('postgres', drizzle(pool), () => pool.end());
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
