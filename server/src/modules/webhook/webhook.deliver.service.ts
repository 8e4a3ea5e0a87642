import { failingDays, retrySeconds, webhookTestEvent } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { unseal } from '../../kit/sealed';
import { after } from '../../kit/time';
import type { WebhookResult } from '../../ports/webhook/webhookSender';
import { day } from '../limit/limit.rules';
import { notify } from '../message/message.service';
import {
  type DeliveryRow,
  dropWaiting,
  findDelivery,
  insertAttempt,
  updateDelivery,
} from './webhook.delivery.repo';
import { webhookDisabled } from './webhook.notice';
import { messageId } from './webhook.present';
import { lockWebhook, updateWebhook, type WebhookRow } from './webhook.repo';
import { signedHeaders } from './webhook.signature.rules';

/** Purpose of the key that encrypts secrets. */
export const secretPurpose = 'webhook';

/** Status by which a receiver says that it wants no more requests. */
const gone = 410;

type Needs = Pick<Deps, 'db' | 'secret' | 'ports' | 'now'>;

/**
 * Makes one attempt to deliver a reserved event, outside of any transaction, and records it: a success ends the delivery, a
 * failure sets the time of the next attempt. Returns what came of it.
 */
export async function attempt(
  { db, secret, ports, now }: Needs,
  delivery: DeliveryRow,
  hook: WebhookRow,
): Promise<WebhookResult> {
  const at = now();
  const body = bodyOf(delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Portal-Webhooks/1',
    ...signedHeaders(secretsOf(hook, secret, at), { id: messageId(delivery), at, body }),
  };
  const result = await ports.webhooks.post({ url: hook.url, headers, body });
  await db.transaction((tx) => record(tx, delivery, result, { at, ended: now() }));
  return result;
}

/** Returns whether a receiver took the event. */
export const isTaken = ({ status }: Pick<WebhookResult, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Returns the secrets of a webhook: after a rotation the previous one too, until it ends. */
function secretsOf({ secret, previous_secret, previous_until }: WebhookRow, key: string, at: Date): string[] {
  const isOverlap = previous_secret !== null && previous_until !== null && at < previous_until;
  return [secret, ...(isOverlap ? [previous_secret] : [])].map((one) => unseal(key, secretPurpose, one));
}

/** The content of a request. It names the record but contains nothing of it: the receiver reads it by the API. */
const bodyOf = ({ type, created, target_rid, code }: DeliveryRow): string =>
  JSON.stringify({ type, timestamp: created.toISOString(), data: { rid: target_rid, code } });

interface Times {
  readonly at: Date;
  readonly ended: Date;
}

async function record(
  tx: Tx,
  { rid, webhook_rid, tried }: DeliveryRow,
  result: WebhookResult,
  { at, ended }: Times,
) {
  const hook = await lockWebhook(tx, webhook_rid);
  const delivery = await findDelivery(tx, rid);
  // The webhook was deleted meanwhile.
  if (!hook || !delivery) return;
  await insertAttempt(tx, { delivery_rid: rid, at, ...result });
  // Another process has ended the delivery, after the lease of this one.
  if (delivery.state !== 'waiting') return;
  if (isTaken(result)) {
    await updateDelivery(tx, rid, { state: 'delivered', next: null });
    if (hook.failing_since !== null) await updateWebhook(tx, hook, { failing_since: null });
    return;
  }
  if (delivery.type === webhookTestEvent) return updateDelivery(tx, rid, { state: 'failed', next: null });
  await fail(tx, hook, { rid, tried, status: result.status, at: ended });
}

interface Failed {
  readonly rid: string;
  readonly tried: number;
  readonly status: number | null;
  readonly at: Date;
}

/** Sets the time of the next attempt; disables a webhook that is gone or has failed for days. */
async function fail(tx: Tx, hook: WebhookRow, { rid, tried, status, at }: Failed): Promise<void> {
  const failing_since = hook.failing_since ?? at;
  const because =
    status === gone ? 'gone' : after(failing_since, failingDays * day) <= at ? 'failure' : undefined;
  if (because !== undefined) {
    await updateWebhook(tx, hook, { disabled: at, disabled_because: because, failing_since });
    await dropWaiting(tx, [hook.rid]);
    await notify(tx, hook.user_rid, webhookDisabled(hook.url, because), at);
    return;
  }
  if (hook.failing_since === null) await updateWebhook(tx, hook, { failing_since });
  const wait = retrySeconds[tried - 1];
  if (wait === undefined) await updateDelivery(tx, rid, { state: 'failed', next: null });
  else await updateDelivery(tx, rid, { next: after(at, wait) });
}
