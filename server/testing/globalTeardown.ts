import { rm } from 'node:fs/promises';
import { snapshotFile } from './snapshot';

export default async function globalTeardown(): Promise<void> {
  await rm(snapshotFile, { force: true });
}
