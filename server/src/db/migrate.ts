import { fileURLToPath } from 'node:url';

/** The folder of SQL migrations: beside this file in the sources, beside the bundle when built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
