import { Gauge, Registry } from '@portal/shared/node';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { countPending, lastCheck } from './ledger.check.repo';

/**
 * Returns the metrics of the ledger. They are read from the database, so each process reports the same. While the
 * database does not answer they keep their last values, so that the other metrics are still served.
 */
export function ledgerMetrics({ deps, log }: App): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, read: (tx: Tx) => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await deps.db.read(read));
        } catch (error) {
          log.warn({ err: error, metric: name }, 'a metric can not be read');
        }
      },
    });
  gauge(
    'ledger_check_failures',
    'Wrong figures that the last nightly check found.',
    async (tx) => (await lastCheck(tx))?.findings ?? 0,
  );
  gauge(
    'ledger_check_timestamp_seconds',
    'When the last nightly check ended; 0 before the first one.',
    async (tx) => ((await lastCheck(tx))?.finished?.getTime() ?? 0) / 1000,
  );
  gauge('ledger_pending_transfers', 'Pending transfers of the ledger.', countPending);
  return registry;
}
