import { Registry } from '@portal/shared/node';
import type { App } from '../../deps';
import { databaseGauge } from '../../http/databaseGauge';
import { countPending, lastCheck } from './ledger.check.repo';

/** Returns the metrics of the ledger. */
export function ledgerMetrics(app: App): Registry {
  const registry = new Registry();
  databaseGauge(app, registry, {
    name: 'ledger_check_failures',
    help: 'Wrong figures that the last nightly check found.',
    read: async (tx) => (await lastCheck(tx))?.findings ?? 0,
  });
  databaseGauge(app, registry, {
    name: 'ledger_check_timestamp_seconds',
    help: 'When the last nightly check ended; 0 before the first one.',
    read: async (tx) => ((await lastCheck(tx))?.finished?.getTime() ?? 0) / 1000,
  });
  databaseGauge(app, registry, {
    name: 'ledger_pending_transfers',
    help: 'Pending transfers of the ledger.',
    read: countPending,
  });
  return registry;
}
