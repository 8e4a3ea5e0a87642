import { Registry } from '@portal/shared/node';
import type { App } from '../../deps';
import { databaseGauge } from '../../http/databaseGauge';
import { countWaiting, earliestDue } from './webhook.delivery.repo';
import { countFailing } from './webhook.repo';

/** Returns the metrics of webhooks and their events. */
export function webhookMetrics(app: App): Registry {
  const registry = new Registry();
  databaseGauge(app, registry, {
    name: 'webhook_events_waiting',
    help: 'Events that wait for delivery to a webhook or for another attempt.',
    read: countWaiting,
  });
  databaseGauge(app, registry, {
    name: 'webhook_events_late_seconds',
    help: 'For how long the first of the waiting events should have been sent.',
    read: async (tx, now) => Math.max(0, (now.getTime() - ((await earliestDue(tx)) ?? now).getTime()) / 1000),
  });
  databaseGauge(app, registry, {
    name: 'webhooks_failing',
    help: 'Enabled webhooks whose last attempt failed.',
    read: countFailing,
  });
  return registry;
}
