import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns a data folder for a portal: `shared`, which its owner removes, or a new one. `path` is the folder; `remove` deletes a
 * new one.
 */
export async function dataFolder(shared) {
  if (shared !== undefined) return { path: shared, remove: async () => {} };
  const path = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
