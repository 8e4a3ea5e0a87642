import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDb, type Db } from './client';
import { filesOnDisk } from './durableFiles';
import { DurableFs } from './durableFs';
import { migrationsFolder } from './migrate';

/** A Db with its PGlite client, which dumps need. */
export type PgliteDb = Db & { readonly client: PGlite };

/** Opens a database in memory, starting with the content of `snapshot`. For tests. */
export async function openMemory(snapshot?: Blob): Promise<PgliteDb> {
  return migrated(await PGlite.create(snapshot === undefined ? {} : { loadDataDir: snapshot }));
}

/**
 * PGlite's default parameters without -F, which turns fsync off. The log is written with fsync because Emscripten's
 * fdatasync does not call the file system.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the database in `dataDir`; creates it if there is none. The caller holds the lock of the folder. */
export async function openFolder(dataDir: string): Promise<PgliteDb> {
  const folder = resolve(dataDir, 'db');
  if (!existsSync(folder)) await createFolder(folder);
  const onDisk = await filesOnDisk(folder);
  const client = await PGlite.create({ fs: new DurableFs(folder, onDisk), startParams });
  onDisk.clear();
  return migrated(client);
}

/**
 * Creates the files under a temporary name and renames the folder at the end, so that a killed start leaves no
 * half-written database.
 */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await PGlite.create({ fs: new DurableFs(unfinished), startParams });
  await client.close();
  await rename(unfinished, folder);
}

async function migrated(client: PGlite): Promise<PgliteDb> {
  const connection = drizzle(client);
  try {
    await migrate(connection, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return { ...createDb('pglite', connection, () => client.close(), { guarded: true }), client };
}
