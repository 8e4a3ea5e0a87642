import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDb, type Db } from './client';
import { migrationsFolder } from './migrate';

/** An embedded database, in `dataDir` or in memory; `snapshot` is the content that a new one starts with. */
export async function openPglite(options: {
  dataDir?: string;
  snapshot?: Blob;
}): Promise<Db & { client: PGlite }> {
  const client = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
  });
  const connection = drizzle(client);
  await migrate(connection, { migrationsFolder });
  return { ...createDb('pglite', connection, () => client.close()), client };
}
