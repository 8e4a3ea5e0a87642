import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import type { Db } from '../src/db/client';
import { openMemory } from '../src/db/pglite';
import { openPostgres } from '../src/db/postgres';
import { snapshotFile } from './snapshot';

/** The PostgreSQL of this run, as globalSetup left it: address without a database name. */
export const postgresUrl = (): string | undefined => process.env.SERVER_TEST_POSTGRES;

/** Name of the migrated and seeded database that others are copied from. */
export const templateName = 'portal_template';

/** A fresh, seeded database in memory. */
export async function freshPglite(): Promise<Db> {
  return openMemory(await openAsBlob(snapshotFile));
}

/** A fresh, seeded database on PostgreSQL; it is dropped when it is closed. */
export async function freshPostgres(server: string): Promise<Db & { readonly url: string }> {
  // Worker processes are used again, for the next file: a counter would begin anew.
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = `${server}${name}`;
  const db = await openPostgres(url);
  const close = async () => {
    await db.close();
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...db, close, url };
}

/** Runs a statement outside of any database of ours. Returns the number of its rows. */
export async function administer(server: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** `describe` for what only PostgreSQL can show, such as races; skipped, visibly, where there is none. */
export function describeOnPostgres(name: string, tests: () => void): void {
  if (postgresUrl() === undefined) describe.skip(`${name} (no PostgreSQL found)`, tests);
  else describe(`${name} (PostgreSQL)`, tests);
}
