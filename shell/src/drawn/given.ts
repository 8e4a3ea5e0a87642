import { workerData } from 'node:worker_threads';
import type { WorkerStart } from '../../manifest/drawing';

/** What the gateway has started this worker with. */
export const given: WorkerStart = workerData;

// In a browser the page's inline script does this. Modules read it while they are loaded. A worker learns of no release: it ends with
// the release that it draws, so its manifest has no mark.
globalThis.__portal = {
  manifest: { mode: 'production', mark: '', scriptTimeout: 0, remotes: given.remotes },
};
