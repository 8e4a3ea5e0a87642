import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File in which globalSetup stores the prepared database for the test files of this run. */
export const snapshotFile =
  process.env.SERVER_TEST_SNAPSHOT ?? join(tmpdir(), `portal-test-${process.pid}.tar`);
