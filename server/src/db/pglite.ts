import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDb, type Db } from './client';
import { DurableFs } from './durableFs';
import { migrationsFolder } from './migrate';

/** A Db with the PGlite under it, for dumps. */
export type PgliteDb = Db & { readonly client: PGlite };

/** A database in memory, which starts with the content of `snapshot`: for tests. */
export async function openMemory(snapshot?: Blob): Promise<PgliteDb> {
  return migrated(await PGlite.create(snapshot === undefined ? {} : { loadDataDir: snapshot }));
}

/**
 * PGlite's own parameters without -F, which turns fsync off. Its fdatasync reaches no file system
 * (Emscripten answers it by itself), so the log is written with fsync.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** The database in `dataDir`, made when there is none. The caller holds the folder's lock. */
export async function openFolder(dataDir: string): Promise<PgliteDb> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) await createFolder(folder);
  return migrated(await PGlite.create({ fs: new DurableFs(folder), startParams }));
}

/** Makes the files under another name first: a start that is killed half way leaves nothing to trip over. */
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
  return { ...createDb('pglite', connection, () => client.close()), client };
}
