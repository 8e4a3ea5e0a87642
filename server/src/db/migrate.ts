import { fileURLToPath } from 'node:url';
import { EnvError } from '@portal/shared/node';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The folder of SQL migrations: next to this file in the sources, next to the bundle when built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The last commit whose migrations bring every earlier database to the state that the first migration of today creates. */
const passThrough = '327133af171653bbbaeff132cfcedecfa01b4506';

interface Connection {
  execute(query: SQL): PromiseLike<{ readonly rows: readonly unknown[] }>;
}

/**
 * Throws EnvError when the database has migrations, and the newest of them is older than the first one of today. That one would
 * fail in the middle, on tables that exist.
 */
export async function refuseOlderDatabase(connection: Connection): Promise<void> {
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  const { rows: found } = await connection.execute(sql`SELECT ${table} AS made WHERE ${table} IS NOT NULL`);
  if (found.length === 0) return;
  const first = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
  const { rows: older } = await connection.execute(
    sql`SELECT 1 FROM drizzle.__drizzle_migrations HAVING max(created_at) < ${first}`,
  );
  if (older.length > 0)
    throw new EnvError(
      `the database is older than 2026-11-27: start commit ${passThrough} on it once, then this release 数据库结构过旧，请先用该提交启动一次`,
    );
}
