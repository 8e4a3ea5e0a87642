import type { DisabledReason } from '@portal/shared/rules';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { webhooks } from './webhook.table';

export type WebhookRow = typeof webhooks.$inferSelect;

export async function insertWebhook(tx: Tx, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row);
}

/** Returns the webhooks of a member, the oldest first. */
export function listWebhooks(tx: Tx, user_rid: string): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.user_rid, user_rid))
    .orderBy(asc(webhooks.created), asc(webhooks.rid));
}

/** Returns the enabled webhooks of a member. */
export function listEnabled(tx: Tx, user_rid: string): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.user_rid, user_rid), isNull(webhooks.disabled)));
}

export async function findWebhook(tx: Tx, rid: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.rid, rid));
  return row;
}

/**
 * Returns a webhook and locks its row. It is locked before its deliveries by whoever changes both, which excludes
 * deadlocks; new events, which only refer to it, do not wait.
 */
export async function lockWebhook(tx: Tx, rid: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.rid, rid)).for('no key update');
  return row;
}

type Change = Partial<Omit<WebhookRow, 'rid' | 'user_rid' | 'created'>>;

export async function updateWebhook(tx: Tx, row: WebhookRow, change: Change): Promise<WebhookRow> {
  await tx.update(webhooks).set(change).where(eq(webhooks.rid, row.rid));
  return { ...row, ...change };
}

/** Deletes a webhook of a member with its log; returns false when there is none. */
export async function deleteWebhook(tx: Tx, user_rid: string, rid: string): Promise<boolean> {
  const deleted = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.rid, rid), eq(webhooks.user_rid, user_rid)))
    .returning({ rid: webhooks.rid });
  return deleted.length > 0;
}

/** Disables the enabled webhooks of a member and returns them. */
export function disableAll(
  tx: Tx,
  user_rid: string,
  change: { readonly disabled: Date; readonly disabled_because: DisabledReason },
): Promise<WebhookRow[]> {
  return tx
    .update(webhooks)
    .set(change)
    .where(and(eq(webhooks.user_rid, user_rid), isNull(webhooks.disabled)))
    .returning();
}

/** Counts the enabled webhooks whose last attempt failed. */
export const countFailing = (tx: Tx): Promise<number> =>
  tx.$count(webhooks, and(isNull(webhooks.disabled), isNotNull(webhooks.failing_since)));
