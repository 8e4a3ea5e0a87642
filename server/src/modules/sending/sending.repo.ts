import type { NoticeWay, SendingChannel } from '@portal/shared/rules';
import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { outbox } from '../message/message.table';
import { webhookDeliveries as deliveries, webhooks } from '../webhook/webhook.table';

const failedOnce = gt(outbox.tried, 0);

/** Events that did not arrive: what waits after a failed attempt, and what is given up. */
const undelivered = and(ne(deliveries.state, 'delivered'), gt(deliveries.tried, 0));

const countIf = (condition: SQL | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

/** What waits by one channel. */
interface Queue {
  readonly channel: SendingChannel;
  readonly waiting: number;
  readonly failing: number;
  readonly oldest: Date | null;
}

/** Returns what waits by each channel; one by which nothing does is missing. */
export async function sendingQueues(tx: Tx): Promise<Queue[]> {
  const letters = await tx
    .select({
      channel: outbox.channel,
      waiting: countIf(isNull(outbox.given_up)),
      failing: countIf(failedOnce),
      oldest: sql`min(${outbox.created}) FILTER (WHERE ${isNull(outbox.given_up)})`.mapWith(outbox.created),
    })
    .from(outbox)
    .groupBy(outbox.channel);
  const waits = eq(deliveries.state, 'waiting');
  const [events] = await tx
    .select({
      waiting: countIf(waits),
      failing: countIf(undelivered),
      oldest: sql`min(${deliveries.created}) FILTER (WHERE ${waits})`.mapWith(deliveries.created),
    })
    .from(deliveries)
    .where(ne(deliveries.state, 'delivered'));
  return [...letters, ...(events ? [{ channel: 'webhook' as const, ...events }] : [])];
}

/** Returns messages of which an attempt failed, with those that were given up, the newest first. */
export const failedLetters = (tx: Tx, ways: readonly NoticeWay[], limit: number) =>
  tx
    .select({
      rid: outbox.rid,
      channel: outbox.channel,
      title: outbox.title,
      user_rid: outbox.user_rid,
      phone: outbox.phone,
      email: outbox.email,
      created: outbox.created,
      tried: outbox.tried,
      next: outbox.next,
      given_up: outbox.given_up,
    })
    .from(outbox)
    .where(and(failedOnce, inArray(outbox.channel, [...ways])))
    .orderBy(desc(outbox.created))
    .limit(limit);

/** Returns events that did not arrive, with their webhook, the newest first. */
export const failedEvents = (tx: Tx, limit: number) =>
  tx
    .select({ event: deliveries, url: webhooks.url, user_rid: webhooks.user_rid })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.rid, deliveries.webhook_rid))
    .where(undelivered)
    .orderBy(desc(deliveries.created))
    .limit(limit);

/** Makes failed messages due now, with all attempts of a new one; returns their number. */
export async function retryLetters(
  tx: Tx,
  way: NoticeWay,
  rid: string | undefined,
  now: Date,
): Promise<number> {
  const chosen = rid === undefined ? failedOnce : and(failedOnce, eq(outbox.rid, rid));
  const done = await tx
    .update(outbox)
    .set({ tried: 0, next: now, given_up: null })
    .where(and(eq(outbox.channel, way), chosen))
    .returning({ rid: outbox.rid });
  return done.length;
}

/** Makes events of enabled webhooks that did not arrive due now, with all attempts of a new one; returns their number. */
export async function retryEvents(tx: Tx, rid: string | undefined, now: Date): Promise<number> {
  const enabled = tx.select({ rid: webhooks.rid }).from(webhooks).where(isNull(webhooks.disabled));
  const done = await tx
    .update(deliveries)
    .set({ state: 'waiting', tried: 0, next: now })
    .where(
      and(
        undelivered,
        inArray(deliveries.webhook_rid, enabled),
        rid === undefined ? undefined : eq(deliveries.rid, rid),
      ),
    )
    .returning({ rid: deliveries.rid });
  return done.length;
}

/** Whether an event that did not arrive has this key, whatever the state of its webhook is. */
export const hasFailedEvent = async (tx: Tx, rid: string): Promise<boolean> =>
  (await tx.$count(deliveries, and(undelivered, eq(deliveries.rid, rid)))) > 0;
