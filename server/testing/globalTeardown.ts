import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleFolder } from './bundle';
import { snapshotFile } from './snapshot';

declare global {
  /** Set by globalSetup when it started a PostgreSQL. */
  var stopTestPostgres: (() => void) | undefined;
}

export default async function globalTeardown(): Promise<void> {
  globalThis.stopTestPostgres?.();
  await rm(snapshotFile, { force: true });
  await rm(join(__dirname, '..', bundleFolder), { recursive: true, force: true });
}
