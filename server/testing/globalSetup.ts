import { writeFile } from 'node:fs/promises';
import { openMemory } from '../src/db/pglite';
import { seed } from '../src/seed/seed';
import { snapshotFile } from './snapshot';

/** Makes the database that every test file starts from: migrated and seeded once. */
export default async function globalSetup(): Promise<void> {
  const db = await openMemory();
  await seed(db, new Date('2026-11-18T00:00:00Z'));
  const dump = await db.client.dumpDataDir('none');
  await db.close();
  await writeFile(snapshotFile, Buffer.from(await dump.arrayBuffer()));
  process.env.SERVER_TEST_SNAPSHOT = snapshotFile;
}
