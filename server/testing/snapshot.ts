import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where globalSetup leaves the prepared database, for the test files of this run. */
export const snapshotFile =
  process.env.SERVER_TEST_SNAPSHOT ?? join(tmpdir(), `portal-test-${process.pid}.tar`);
