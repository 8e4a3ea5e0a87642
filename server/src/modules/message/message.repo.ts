import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { messages } from './message.table';

export type MessageRow = typeof messages.$inferSelect;

export async function insertMessage(tx: Tx, row: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(row);
}

/** Counts the unread notices of a member. */
export async function countUnread(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count().mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.user_rid, user_rid), isNull(messages.read)));
  return row?.unread ?? 0;
}

/** Returns a page of a member's notices, newest first, and the total. */
export function listMessages(tx: Tx, user_rid: string, page: Page) {
  return paged(tx, messages, {
    ...page,
    where: eq(messages.user_rid, user_rid),
    orderBy: [desc(messages.created), messages.rid],
  });
}

/**
 * Marks the named notices of a member as read, or all of them. Ignores other members' notices and those already read.
 */
export async function markRead(
  tx: Tx,
  user_rid: string,
  rids: readonly string[] | undefined,
  at: Date,
): Promise<void> {
  await tx
    .update(messages)
    .set({ read: at })
    .where(
      and(
        eq(messages.user_rid, user_rid),
        isNull(messages.read),
        rids === undefined ? undefined : inArray(messages.rid, [...rids]),
      ),
    );
}

/** Marks a member's notices older than `before` as read. */
export async function markOldRead(tx: Tx, user_rid: string, before: Date, at: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ read: at })
    .where(and(eq(messages.user_rid, user_rid), lt(messages.created, before)));
}
