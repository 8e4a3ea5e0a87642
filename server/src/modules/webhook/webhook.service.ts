import type { Parsed } from '@portal/shared/contract';
import { limits, webhookTestEvent } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { seal } from '../../kit/sealed';
import { after } from '../../kit/time';
import { countDone } from '../limit/limit.service';
import { notify } from '../message/message.service';
import { enterpriseUser, lockMember } from '../user/user.service';
import { attempt, secretPurpose } from './webhook.deliver.service';
import {
  attemptsOf,
  type DeliveryRow,
  dropWaiting,
  findDelivery,
  insertDeliveries,
  updateDelivery,
} from './webhook.delivery.repo';
import { leaseSeconds } from './webhook.job';
import { addLimits, resendLimits, testLimits } from './webhook.limits';
import { webhookDisabled } from './webhook.notice';
import { editedWebhook } from './webhook.present';
import {
  disableAll,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhook.repo';
import { newWebhookSecret } from './webhook.signature.rules';
import { urlProblem } from './webhook.url.rules';

function requireUrl(url: string, { env }: Pick<Context, 'env'>): void {
  const problem = urlProblem(url, env.mode);
  if (problem !== undefined) throw refuse('invalid_input', { fields: { url: problem } });
}

/** Returns a webhook of the member and locks its row. Refuses with not_found. */
async function ownWebhook(tx: Tx, user_rid: string, rid: string): Promise<WebhookRow> {
  const row = await lockWebhook(tx, rid);
  if (row?.user_rid !== user_rid) throw refuse('not_found', { noun: 'webhook' });
  return row;
}

/** Adds a webhook of an enterprise and returns it with its secret. Refuses with enterprise_required and webhook_limit. */
export async function addWebhook(
  { url, events }: Parsed<'auth/webhook/add'>,
  context: Context,
): Promise<{ readonly row: WebhookRow; readonly secret: string }> {
  const { db, member, now } = context;
  requireUrl(url, context);
  return db.transaction(async (tx) => {
    await lockMember(tx, member.rid);
    await enterpriseUser(tx, member.rid);
    if ((await listWebhooks(tx, member.rid)).length >= limits.webhooks) throw refuse('webhook_limit');
    await countDone(tx, addLimits(member.rid), now());
    const secret = newWebhookSecret();
    const row: WebhookRow = {
      rid: newRid(),
      user_rid: member.rid,
      url,
      events,
      secret: seal(context.secret, secretPurpose, secret),
      created: now(),
      disabled: null,
      disabled_because: null,
      failing_since: null,
      previous_secret: null,
      previous_until: null,
    };
    await insertWebhook(tx, row);
    return { row, secret };
  });
}

/** Seconds for which requests are signed with the previous secret too: receivers change theirs meanwhile. */
const overlapSeconds = 24 * 3600;

/**
 * Gives a webhook a new secret and returns both. The previous one counts for another day; a second rotation within the day
 * ends it at once, which helps when it is known to others.
 */
export function rotateSecret(
  rid: string,
  { db, member, now, secret: key }: Context,
): Promise<{ readonly row: WebhookRow; readonly secret: string }> {
  return db.transaction(async (tx) => {
    const row = await ownWebhook(tx, member.rid, rid);
    await enterpriseUser(tx, member.rid);
    await countDone(tx, addLimits(member.rid), now());
    const secret = newWebhookSecret();
    const changed = await updateWebhook(tx, row, {
      secret: seal(key, secretPurpose, secret),
      previous_secret: row.secret,
      previous_until: after(now(), overlapSeconds),
    });
    return { row: changed, secret };
  });
}

/**
 * Changes a webhook. Enabling it starts anew: earlier failures do not count. Refuses with edited_meanwhile unless the edit
 * started from the present state.
 */
export function editWebhook(
  { rid, etag, url, events, enabled }: Parsed<'auth/webhook/edit'>,
  context: Context,
): Promise<WebhookRow> {
  const { db, member, now } = context;
  return db.transaction(async (tx) => {
    const row = await ownWebhook(tx, member.rid, rid);
    await enterpriseUser(tx, member.rid);
    requireUrl(url, context);
    requireUnchanged(editedWebhook(row), etag);
    if (enabled === (row.disabled === null)) return updateWebhook(tx, row, { url, events });
    if (!enabled) await dropWaiting(tx, [rid]);
    const state = enabled
      ? { disabled: null, disabled_because: null, failing_since: null }
      : { disabled: now(), disabled_because: 'member' as const };
    return updateWebhook(tx, row, { url, events, ...state });
  });
}

/** Sends a test event once and returns it with the attempt. It is reserved first, so that no job sends it too. */
export async function testWebhook(rid: string, context: Context) {
  const { db, member, now } = context;
  const { hook, delivery } = await db.transaction(async (tx) => {
    const found = await ownWebhook(tx, member.rid, rid);
    await enterpriseUser(tx, member.rid);
    await countDone(tx, testLimits(member.rid), now());
    const at = now();
    const event = { type: webhookTestEvent, target_rid: rid, code: 'TEST', created: at } as const;
    const waiting = { state: 'waiting', tried: 1, next: after(at, leaseSeconds) } as const;
    const added: DeliveryRow = { rid: newRid(), webhook_rid: rid, ...event, ...waiting };
    await insertDeliveries(tx, [added]);
    return { hook: found, delivery: added };
  });
  await attempt(context, delivery, hook);
  return db.read(async (tx) => ({
    delivery: (await findDelivery(tx, delivery.rid)) ?? delivery,
    attempts: await attemptsOf(tx, [delivery.rid]),
  }));
}

/** Sends an event again, with all attempts of a new one. Refuses with not_found and webhook_disabled. */
export async function resend(rid: string, { db, member, now }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const delivery = await findDelivery(tx, rid);
    const hook = delivery && (await lockWebhook(tx, delivery.webhook_rid));
    if (hook?.user_rid !== member.rid) throw refuse('not_found', { noun: 'webhookDelivery' });
    if (hook.disabled !== null) throw refuse('webhook_disabled');
    await countDone(tx, resendLimits(member.rid), now());
    await updateDelivery(tx, rid, { state: 'waiting', tried: 0, next: now() });
  });
}

/** Disables all webhooks of a member who is no longer an enterprise, and notifies about each. */
export async function disableWebhooks(tx: Tx, user_rid: string, at: Date): Promise<void> {
  const because = 'organization';
  const rows = await disableAll(tx, user_rid, { disabled: at, disabled_because: because });
  await dropWaiting(
    tx,
    rows.map(({ rid }) => rid),
  );
  for (const { url } of rows) await notify(tx, user_rid, webhookDisabled(url, because), at);
}
