import { workerData } from 'node:worker_threads';
import type { WorkerStart } from '../../manifest/drawing';

/** What the gateway has started this worker with. */
export const given: WorkerStart = workerData;

// In a browser the page's inline script does this. Modules read it while they are loaded.
globalThis.__portal = {
  manifest: { mode: 'production', scriptTimeout: 0, remotes: given.remotes },
};
