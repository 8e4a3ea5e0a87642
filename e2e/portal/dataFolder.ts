import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, start } from './process';

/**
 * Fills a data folder by a first start, which also builds what is stale, before all tests; Playwright calls the returned
 * function after them. Filling takes 20 s of CPU time, so portals start on copies.
 */
export default async function fill(): Promise<() => Promise<void>> {
  const filled = await mkdtemp(join(tmpdir(), 'portal-filled-'));
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: filled };
  const portal = await start(['scripts/start.mjs'], env, `http://localhost:${port}/readyz`);
  await portal.stop();
  process.env.FILLED_DATA = filled;
  return () => rm(filled, { recursive: true, force: true });
}

/** Returns a new data folder with the content of a first start. The caller removes it. */
export async function newDataFolder(): Promise<string> {
  const { FILLED_DATA: filled } = process.env;
  if (!filled) throw new Error('FILLED_DATA is set by `fill`, the globalSetup of playwright.config.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  await cp(filled, dataDir, { recursive: true });
  return dataDir;
}
