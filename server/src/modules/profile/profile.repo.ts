import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { statement } from '../../db/statement';
import { closings } from '../closing/closing.table';
import { messages } from '../message/message.table';
import { planItems } from '../plan/plan.table';
import type { UserRow } from '../user/user.repo';
import { users } from '../user/user.table';

interface AccountRow {
  readonly user: UserRow;
  /** Number of pieces in the plan. */
  readonly pieces: number;
  readonly unread: number;
  /** When the account is closed, if the member asked for it. */
  readonly closes: Date | null;
}

/** Returns a member's account with the numbers that every page shows. */
export const findAccount = statement<{ rid: string }, AccountRow>('account', (tx) => {
  const pieces = tx
    .select({ sum: sql`coalesce(sum(${planItems.count}), 0)`.as('sum') })
    .from(planItems)
    .where(and(eq(planItems.user_rid, users.rid), eq(planItems.saved, false)));
  const unread = tx
    .select({ count: sql`count(*)`.as('count') })
    .from(messages)
    .where(sql`${eq(messages.user_rid, users.rid)} AND ${isNull(messages.read)}`);
  return tx
    .select({
      user: getTableColumns(users),
      pieces: sql`(${pieces})`.mapWith(Number),
      unread: sql`(${unread})`.mapWith(Number),
      closes: closings.due,
    })
    .from(users)
    .leftJoin(closings, eq(closings.user_rid, users.rid))
    .where(eq(users.rid, sql.placeholder('rid')));
});
