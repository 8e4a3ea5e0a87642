import { checkpointJob } from './db/checkpoint';
import { expiredKeysJob } from './http/idempotency';
import type { Job } from './kit/job';
import { modules } from './modules';

/** All jobs: the database's, and those of the modules. */
export const jobs: readonly Job[] = [
  checkpointJob,
  expiredKeysJob,
  ...modules.flatMap((module) => module.jobs ?? []),
];
