import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../scripts/stale.mjs';

/** Bundles exports of the server's TypeScript sources under a name of their own, and imports the bundle. */
export async function serverCode(name, contents) {
  const folder = join(root, 'server/.cache', name);
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: join(root, 'server') },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['pg'],
    logLevel: 'warning',
  });
  await cp(join(root, 'server/src/db/migrations'), join(folder, 'migrations'), { recursive: true });
  return import(pathToFileURL(outfile).href);
}

/** Starts a PostgreSQL server in a temporary folder; returns undefined where it is not installed. */
export async function startPostgres() {
  const { startPostgres: start } = await serverCode(
    'postgres',
    "export { startPostgres } from './testing/postgresServer';",
  );
  return start();
}
