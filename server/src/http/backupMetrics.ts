import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, Registry } from '@portal/shared/node';
import type { App } from '../deps';

/** File in the data folder that `deploy/backup.sh` touches after each backup. */
export const backupMark = '.last-backup';

/** Returns the metric of the last backup by `deploy/backup.sh`, which leaves a mark in the data folder. */
export function backupMetrics({ deps }: App): Registry {
  const registry = new Registry();
  new Gauge({
    name: 'backup_timestamp_seconds',
    help: 'When the last backup by deploy/backup.sh ended; 0 when there is no mark of one.',
    registers: [registry],
    async collect() {
      const mark = await stat(join(deps.env.dataDir, backupMark)).catch(() => undefined);
      this.set((mark?.mtimeMs ?? 0) / 1000);
    },
  });
  return registry;
}
