import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openMemory } from '../src/db/pglite';
import { seed } from '../src/seed/seed';
import { bundleFolder } from './bundle';
import { administer, openTestPostgres, templateName } from './database';
import { startPgbouncer } from './pgbouncer';
import { startPostgres } from './postgresServer';
import { snapshotFile } from './snapshot';

const exec = promisify(execFile);

const seededAt = new Date('2026-11-18T00:00:00Z');

/**
 * Prepares the databases that every test file starts from, migrated and seeded once, and bundles the server for the
 * tests that start it as a process.
 */
export default async function globalSetup(): Promise<void> {
  await Promise.all([preparePglite(), preparePostgres(), bundle()]);
}

/** Bundles into a folder of its own: a test must not depend on, or change, what was built before. */
async function bundle(): Promise<void> {
  const ledger = 'ledgerProcess=testing/ledger/process.ts';
  await exec(process.execPath, [join(__dirname, '../build.mjs'), bundleFolder, ledger]);
  process.env.SERVER_TEST_BUNDLE = bundleFolder;
}

async function preparePglite(): Promise<void> {
  const db = await openMemory();
  await seed(db, seededAt);
  const dump = await db.client.dumpDataDir('none');
  await db.close();
  await writeFile(snapshotFile, Buffer.from(await dump.arrayBuffer()));
  process.env.SERVER_TEST_SNAPSHOT = snapshotFile;
}

/**
 * Uses the server of TEST_DATABASE_URL (with any database name); without it, starts one if PostgreSQL is installed. With
 * TEST_POOLER=pgbouncer the portal reaches it through PgBouncer.
 */
async function preparePostgres(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const started = given === undefined ? await startPostgres() : undefined;
  const server = given === undefined ? started?.url : new URL('/', given).href;
  if (server === undefined) {
    process.stdout.write(
      'No PostgreSQL found: tests of races are skipped. Set TEST_DATABASE_URL, or install it.\n',
    );
    return;
  }
  await administer(server, `DROP DATABASE IF EXISTS ${templateName}`);
  await administer(server, `CREATE DATABASE ${templateName}`);
  const db = await openTestPostgres(`${server}${templateName}`);
  await seed(db, seededAt);
  await db.close();
  process.env.SERVER_TEST_POSTGRES = server;
  const pooler = process.env.TEST_POOLER === 'pgbouncer' ? await startPgbouncer(server) : undefined;
  if (pooler) process.env.SERVER_TEST_POOLER = pooler.url;
  globalThis.stopTestPostgres = () => {
    pooler?.stop();
    started?.stop();
  };
}
