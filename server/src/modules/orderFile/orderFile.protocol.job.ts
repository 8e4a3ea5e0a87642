import type { Job } from '../../kit/job';
import { ordersWithoutProtocol } from '../order/order.repo';
import { ensureProtocol } from './orderFile.protocol.service';

/** Generates the agreements of new orders. A failure is logged and retried in the next run. */
export const protocolJob: Job = {
  name: 'missing agreements',
  everyMs: 2000,
  run: async (deps, log) => {
    const waiting = await deps.db.read((tx) => ordersWithoutProtocol(tx, 5));
    for (const order of waiting) {
      await ensureProtocol(deps, order).catch((error: unknown) =>
        log.error({ err: error, order: order.code }, 'an agreement could not be made'),
      );
    }
  },
};
