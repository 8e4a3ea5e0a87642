import { fileURLToPath } from 'node:url';

/** The folder of SQL migrations: next to this file in the sources, next to the bundle when built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
