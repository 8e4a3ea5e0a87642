/**
 * npm run db:generate -w server -- what_changes: writes the migration of the tables' changes, and keeps of the snapshots the last one, the
 * only one that drizzle-kit compares the tables with.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const generated = spawnSync(process.execPath, [kit, 'generate', '--name', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});
const folder = join(import.meta.dirname, 'src/db/migrations/meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
if (generated.status === 0) for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
process.exitCode = generated.status ?? 1;
