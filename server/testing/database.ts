import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import type { Db } from '../src/db/client';
import { connectPostgres, openPostgres, type PostgresTimeouts } from '../src/db/postgres';
import { watchLocks } from './locks/lockOrder';
import { snapshotFile } from './snapshot';

/** URL of the PostgreSQL server of this test run, without a database name. Set by globalSetup. */
export const postgresUrl = (): string | undefined => process.env.SERVER_TEST_POSTGRES;

/** Returns the URL that leads to the same database through the pooler of this test run; undefined when it has none. */
export function throughPooler(url: string): string | undefined {
  const { SERVER_TEST_POSTGRES: server = '', SERVER_TEST_POOLER: pooler } = process.env;
  return pooler !== undefined && url.startsWith(server) ? url.replace(server, pooler) : undefined;
}

/** Name of the migrated and seeded template database. */
export const templateName = 'portal_template';

/** Returns a new, seeded database in memory. */
export async function freshPglite(): Promise<Db> {
  const { openMemory } = await import('../src/db/pglite');
  return openMemory(await openAsBlob(snapshotFile));
}

/** Returns a new, seeded database on PostgreSQL, which is dropped when it is closed. */
export async function freshPostgres(server: string): Promise<Db & { readonly url: string }> {
  // A random name, because workers run several files: a counter would start again for each file.
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copies files instead of pages: half of the CPU time.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`);
  const url = `${server}${name}`;
  const pooled = throughPooler(url);
  const db = connectPostgres(pooled ?? url, patient, {
    guarded: true,
    named: pooled === undefined,
    observe: watchLocks,
  });
  const close = async () => {
    await db.close();
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...db, close, url };
}

/** Only catch what hangs: no test depends on the speed of the machine. */
const patient: PostgresTimeouts = {
  connect: 300_000,
  statement: 300_000,
  idleTransaction: 300_000,
  lock: 300_000,
  answer: 310_000,
};

/** Opens a database on PostgreSQL with timeouts that do not depend on the machine's speed. */
export const openTestPostgres = (url: string): Promise<Db> =>
  openPostgres(throughPooler(url) ?? url, url, patient);

/** Runs a statement on the server, outside of the test databases. Returns the number of rows. */
export async function administer(server: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** `describe` for tests that need PostgreSQL, such as races. They are reported as skipped where it is not installed. */
export function describeOnPostgres(name: string, tests: () => void): void {
  if (postgresUrl() === undefined) describe.skip(`${name} (no PostgreSQL found)`, tests);
  else describe(`${name} (PostgreSQL)`, tests);
}
