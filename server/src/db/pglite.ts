import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { roomOf, VolumeFull } from '../kit/room';
import { createDb, type Db, type Tx } from './client';
import { filesOnDisk } from './durableFiles';
import { DurableFs } from './durableFs';
import { migrationsFolder, refuseOlderDatabase } from './migrate';

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

/**
 * Bytes that transactions leave free. When PGlite can't write its log or a checkpoint, it runs for ever, and no call is answered any
 * more. A segment of the log has 16 MiB, and a checkpoint writes what was changed.
 */
const reserve = 48 * 1024 * 1024;

/**
 * Opens the database in `dataDir`; creates it if there is none. The caller holds the lock of the folder. Throws {@link VolumeFull} when
 * there is too little room, as transactions do later; reads go on.
 */
export async function openFolder(dataDir: string): Promise<PgliteDb> {
  const folder = resolve(dataDir, 'db');
  const hasRoom = async () => (await roomOf(dataDir)).free >= reserve;
  if (!(await hasRoom())) throw new VolumeFull('no room for the database');
  if (!existsSync(folder)) await createFolder(folder);
  const onDisk = await filesOnDisk(folder);
  const client = await PGlite.create({ fs: new DurableFs(folder, onDisk), startParams });
  onDisk.clear();
  return migrated(client, hasRoom);
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

async function migrated(
  client: PGlite,
  hasRoom: () => Promise<boolean> = async () => true,
): Promise<PgliteDb> {
  const connection = drizzle(client);
  try {
    await refuseOlderDatabase(connection);
    await migrate(connection, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  const begin = async <T>(work: (tx: Tx) => Promise<T>, logger: Logger): Promise<T> => {
    if (!(await hasRoom())) throw new VolumeFull('no room for the log of the database');
    return drizzle(client, { logger }).transaction(work);
  };
  // To close makes a checkpoint. Without room the next start replays the log, as after a kill.
  const close = async () => {
    if (await hasRoom()) await client.close();
  };
  return {
    ...createDb('pglite', connection, close, { guarded: true, begin }),
    hear: (channel, onMessage) => client.listen(channel, onMessage),
    client,
  };
}
