import type { NoticeKind } from '@portal/shared/rules';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { noticeChoices } from './message.table';

export type NoticeChoiceRow = typeof noticeChoices.$inferSelect;

/** Returns a member's choice for a kind of notice; undefined when the member has not chosen. */
export async function findChoice(
  tx: Tx,
  user_rid: string,
  kind: NoticeKind,
): Promise<NoticeChoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(noticeChoices)
    .where(and(eq(noticeChoices.user_rid, user_rid), eq(noticeChoices.kind, kind)));
  return row;
}
