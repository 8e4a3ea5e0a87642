import { Gauge, Registry } from '@portal/shared/node';
import type { App } from '../deps';

/** Returns the metrics of this process's connections to the database. */
export function databaseMetrics({ deps, staffDb, log }: App): Registry {
  const registry = new Registry();
  const registers = [registry];
  const ofPool = (name: string, help: string, which: 'size' | 'used' | 'waiting') =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(deps.db.poolUse()?.[which] ?? 0);
      },
    });
  ofPool('db_pool_size', 'Connections that the pool opens at most; 0 with the embedded database.', 'size');
  ofPool('db_pool_used', 'Connections of the pool that are in use.', 'used');
  ofPool('db_pool_waiting', 'Works that wait for a connection of the pool.', 'waiting');
  new Gauge({
    name: 'db_staff_waiting',
    help: 'Works of staff calls that wait because their share of the connections is in use.',
    registers,
    collect() {
      this.set(staffDb.waiting);
    },
  });
  new Gauge({
    name: 'db_writable',
    help: 'Whether the database takes acts: 0 when a standby answers reads only, or no server at all.',
    registers,
    async collect() {
      const canWrite = await deps.db.canWrite().catch((error: unknown) => {
        log.warn({ err: error, metric: 'db_writable' }, 'the database does not answer');
        return false;
      });
      this.set(canWrite ? 1 : 0);
    },
  });
  return registry;
}
