import { copyFile } from 'node:fs/promises';
import { snapshotFile } from '../snapshot';

/** Keeps the prepared database of this run as the file SNAPSHOT, for runs that prepare none. */
test('the prepared database is kept', () => copyFile(snapshotFile, process.env.SNAPSHOT ?? ''));
