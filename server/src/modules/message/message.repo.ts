import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
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

/** What a notice is about: the page of an order or a requirement; a notice that leads to another page stands for itself. */
const subject = sql<string>`CASE WHEN ${messages.link} ~ '^/(member/order|experiment/demand)/' THEN split_part(split_part(${messages.link}, '#', 1), '?', 1) ELSE ${messages.rid} END`;

/** Returns a page of the newest notices about each order, requirement or other thing, newest first, and their number. */
export async function listNewest(tx: Tx, user_rid: string, { page, size }: Page) {
  const own = eq(messages.user_rid, user_rid);
  const newest = tx
    .selectDistinctOn([subject], { rid: messages.rid })
    .from(messages)
    .where(own)
    .orderBy(subject, desc(messages.created), messages.rid);
  const rows = await tx
    .select()
    .from(messages)
    .where(inArray(messages.rid, newest))
    .orderBy(desc(messages.created), messages.rid)
    .limit(size)
    .offset((page - 1) * size);
  const [found] = await tx
    .select({ total: sql`count(DISTINCT ${subject})`.mapWith(Number) })
    .from(messages)
    .where(own);
  return { total: found?.total ?? 0, rows };
}

/** Returns at most `most` notices about the same order or requirement as each of these, which are left out, newest first. */
export async function findOlder(
  tx: Tx,
  user_rid: string,
  newest: readonly MessageRow[],
  most: number,
): Promise<Map<string, MessageRow[]>> {
  const rids = newest.map(({ rid }) => rid);
  if (rids.length === 0) return new Map();
  const subjects = tx.select({ subject }).from(messages).where(inArray(messages.rid, rids));
  const ranked = tx
    .select({
      rid: messages.rid,
      subject: subject.as('subject'),
      first: sql<string>`first_value(${messages.rid}) OVER w`.as('first'),
      place: sql`row_number() OVER w`.mapWith(Number).as('place'),
    })
    .from(messages)
    .where(
      sql`${and(eq(messages.user_rid, user_rid), inArray(subject, subjects))} WINDOW w AS (PARTITION BY ${subject} ORDER BY ${messages.created} DESC, ${messages.rid})`,
    )
    .as('ranked');
  const rows = await tx
    .select({ row: messages, first: ranked.first })
    .from(messages)
    .innerJoin(ranked, eq(ranked.rid, messages.rid))
    .where(sql`${ranked.place} BETWEEN 2 AND ${most + 1}`)
    .orderBy(desc(messages.created), messages.rid);
  const older = new Map<string, MessageRow[]>();
  for (const { row, first } of rows) older.set(first, [...(older.get(first) ?? []), row]);
  return older;
}

/** Which notices are marked: the named ones, or those that lead to a page or a part of it; all of them when neither is given. */
export interface MarkedNotices {
  readonly rids?: readonly string[] | undefined;
  readonly link?: string | undefined;
}

/** Marks notices of a member as read. Ignores other members' notices and those already read. */
export async function markRead(
  tx: Tx,
  user_rid: string,
  { rids, link }: MarkedNotices,
  at: Date,
): Promise<void> {
  await tx
    .update(messages)
    .set({ read: at })
    .where(
      and(
        eq(messages.user_rid, user_rid),
        isNull(messages.read),
        rids && inArray(messages.rid, [...rids]),
        link === undefined ? undefined : leadsTo(link),
      ),
    );
}

const leadsTo = (link: string): SQL | undefined =>
  or(
    eq(messages.link, link),
    ...['#', '?'].map((part) => sql`starts_with(${messages.link}, ${link + part})`),
  );

/** Marks a member's notices older than `before` as read. */
export async function markOldRead(tx: Tx, user_rid: string, before: Date, at: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ read: at })
    .where(and(eq(messages.user_rid, user_rid), lt(messages.created, before)));
}
