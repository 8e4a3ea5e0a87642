import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api';

/**
 * Fills a data folder as a first start does, before all tests; Playwright calls the returned function after them. Filling takes
 * 20 s of CPU time, so portals start on copies.
 */
export default async function fill(): Promise<() => Promise<void>> {
  const filled = await mkdtemp(join(tmpdir(), 'portal-filled-'));
  await (await startApi(filled)).stop();
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
