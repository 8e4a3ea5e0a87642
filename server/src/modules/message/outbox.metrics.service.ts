import { Registry } from '@portal/shared/node';
import { noticeWays } from '@portal/shared/rules';
import type { App } from '../../deps';
import { databaseGauge } from '../../http/databaseGauge';
import { waitingLetters } from './outbox.repo';

/** Returns the metrics of text messages and e-mails that wait for delivery. */
export function outboxMetrics(app: App): Registry {
  const registry = new Registry();
  databaseGauge(app, registry, {
    name: 'outbox_waiting',
    help: 'Text messages and e-mails that wait for delivery or for another attempt.',
    label: 'channel',
    read: async (tx) => {
      const waiting = await waitingLetters(tx);
      return new Map(
        noticeWays.map((way) => [way, waiting.find(({ channel }) => channel === way)?.letters ?? 0]),
      );
    },
  });
  databaseGauge(app, registry, {
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest text message and e-mail that waits; 0 when none does.',
    label: 'channel',
    read: async (tx, now) => {
      const waiting = await waitingLetters(tx);
      return new Map(
        noticeWays.map((way) => {
          const oldest = waiting.find(({ channel }) => channel === way)?.oldest ?? now;
          return [way, Math.max(0, (now.getTime() - oldest.getTime()) / 1000)];
        }),
      );
    },
  });
  return registry;
}
