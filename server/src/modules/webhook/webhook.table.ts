import type { AttemptError, DeliveryState, DisabledReason, WebhookEvent } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

const instant = () => timestamp({ withTimezone: true });

/** URLs of members of enterprises that are called about events. */
export const webhooks = pgTable(
  'webhook',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    url: text().notNull(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    /** The key of its signatures, encrypted. */
    secret: text().notNull(),
    /** The key before the last rotation, encrypted; requests are signed with it too until the time. */
    previous_secret: text(),
    previous_until: instant(),
    created: instant().notNull(),
    /** Since when it is disabled; null while it is enabled. */
    disabled: instant(),
    disabled_because: text().$type<DisabledReason>(),
    /** Time of the first failed attempt since the last success. */
    failing_since: instant(),
  },
  (t) => [index('webhook_member').on(t.user_rid, t.created)],
);

/** Events for webhooks, written in the transaction of the act. They are kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    rid: text().primaryKey(),
    webhook_rid: text()
      .notNull()
      .references(() => webhooks.rid, { onDelete: 'cascade' }),
    type: text().$type<WebhookEvent | 'webhook.test'>().notNull(),
    /** Key and code of the order, statement or quotation. */
    target_rid: text().notNull(),
    code: text().notNull(),
    created: instant().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    /** Number of attempts since it was written or sent again. */
    tried: integer().notNull(),
    /** Earliest time of the next attempt; null unless it waits. */
    next: instant(),
  },
  (t) => [
    index('webhook_delivery_next').on(t.next).where(sql`${t.next} IS NOT NULL`),
    index('webhook_delivery_log').on(t.webhook_rid, t.created.desc().nullsFirst(), t.rid),
    index('webhook_delivery_created').on(t.created),
  ],
);

/** Attempts to deliver events. */
export const webhookAttempts = pgTable(
  'webhook_attempt',
  {
    rid: text().primaryKey(),
    delivery_rid: text()
      .notNull()
      .references(() => webhookDeliveries.rid, { onDelete: 'cascade' }),
    at: instant().notNull(),
    status: integer(),
    error: text().$type<AttemptError>(),
    duration_ms: integer().notNull(),
  },
  (t) => [index('webhook_attempt_delivery').on(t.delivery_rid, t.at)],
);
