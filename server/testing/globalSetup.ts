import { writeFile } from 'node:fs/promises';
import { openPglite } from '../src/db/pglite';
import { snapshotFile } from './snapshot';

/** Makes the database that every test file starts from: migrated and seeded once. */
export default async function globalSetup(): Promise<void> {
  const db = await openPglite({});
  const dump = await db.client.dumpDataDir('none');
  await db.close();
  await writeFile(snapshotFile, Buffer.from(await dump.arrayBuffer()));
  process.env.SERVER_TEST_SNAPSHOT = snapshotFile;
}
