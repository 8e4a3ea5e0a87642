import { retrySeconds, webhookLogDays } from '@portal/shared/rules';
import type { Deps, Log } from '../../deps';
import type { Job } from '../../kit/job';
import { after, latest } from '../../kit/time';
import { day } from '../limit/limit.rules';
import { attempt, isTaken } from './webhook.deliver.service';
import { deleteOldDeliveries, takeDue } from './webhook.delivery.repo';
import { findWebhook } from './webhook.repo';

/** Seconds for which a process reserves deliveries: longer than the timeout of a request. */
export const leaseSeconds = 60;
const limit = 20;
const limitOfOne = 5;

/**
 * Delivers events to webhooks. Rows are reserved by a lease; if a process dies before it has recorded the attempt, the row is
 * sent again with the same id (at least once). Several processes share the work.
 */
export const webhookJob: Job = {
  name: 'webhooks',
  everyMs: 1000,
  run: async (deps, log) => {
    const now = deps.now();
    const longest = latest(now, Math.max(...retrySeconds));
    const due = { now, leased: after(now, leaseSeconds), longest, limit, limitOfOne };
    const taken = await deps.db.transaction((tx) => takeDue(tx, due));
    await Promise.all(
      taken.map((delivery) =>
        deliver(deps, log, delivery).catch((error: unknown) =>
          log.error({ err: error, delivery: delivery.rid }, 'an event was not delivered'),
        ),
      ),
    );
  },
};

async function deliver(deps: Deps, log: Log, delivery: Parameters<typeof attempt>[1]): Promise<void> {
  const hook = await deps.db.read((tx) => findWebhook(tx, delivery.webhook_rid));
  if (!hook) return;
  const result = await attempt(deps, delivery, hook);
  if (isTaken(result)) return;
  const failures = deps.failures.add(`webhook ${hook.rid}`, deps.now());
  if (failures === undefined) return;
  const { status, error } = result;
  // The URL is not logged: receivers put secrets into it.
  const fields = {
    webhook: hook.rid,
    failures,
    status,
    error,
    delivery: delivery.rid,
    tried: delivery.tried,
  };
  log.warn({ event: 'webhook_failing', ...fields }, 'a webhook fails');
}

/** Deletes old deliveries with their attempts. */
export const webhookLogJob: Job = {
  name: 'old webhook deliveries',
  everyMs: 3_600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => deleteOldDeliveries(tx, after(now(), -webhookLogDays * day))),
};
