import type { Message } from '@portal/shared/contract';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { messages } from './message.table';

/** Unread notices of a member. */
export async function countUnread(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx
    .select({ unread: count().mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.user_rid, user_rid), isNull(messages.read)));
  return row?.unread ?? 0;
}

/** A page of a member's notices, newest first, and how many there are. */
export async function listMessages(
  tx: Tx,
  user_rid: string,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; list: Message[] }> {
  const mine = eq(messages.user_rid, user_rid);
  const [counted] = await tx
    .select({ total: count().mapWith(Number) })
    .from(messages)
    .where(mine);
  const rows = await tx
    .select()
    .from(messages)
    .where(mine)
    .orderBy(desc(messages.created), messages.rid)
    .limit(size)
    .offset((page - 1) * size);
  return {
    total: counted?.total ?? 0,
    list: rows.map(({ rid, title, text, link, created, read }) => ({
      rid,
      title,
      text,
      link,
      created: created.toISOString(),
      read: read !== null,
    })),
  };
}

/** Marks a member's notices as read: those named, or all. Others' and read ones are passed over. */
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
