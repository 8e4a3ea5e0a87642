// Writes a migrated, empty PGlite database to a file: node database.mjs <folder of migrations> <file>
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const [migrationsFolder = '', file = ''] = process.argv.slice(2);
const client = await PGlite.create();
await migrate(drizzle(client), { migrationsFolder });
const dump = await client.dumpDataDir('none');
await client.close();
await writeFile(file, Buffer.from(await dump.arrayBuffer()));
