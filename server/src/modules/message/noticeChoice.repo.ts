import type { ChosenWays, NoticeKind } from '@portal/shared/rules';
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

export function listChoices(tx: Tx, user_rid: string): Promise<NoticeChoiceRow[]> {
  return tx.select().from(noticeChoices).where(eq(noticeChoices.user_rid, user_rid));
}

interface Change {
  readonly user_rid: string;
  readonly kind: NoticeKind;
  /** The ways that change; others stay as they are. */
  readonly ways: Partial<ChosenWays>;
  /** The ways of a member without a choice. */
  readonly usual: ChosenWays;
  readonly changed: Date;
}

/** Stores a choice and returns it. In one statement: two tabs that change one way each lose neither. */
export async function changeChoice(
  tx: Tx,
  { user_rid, kind, ways, usual, changed }: Change,
): Promise<ChosenWays> {
  const [row] = await tx
    .insert(noticeChoices)
    .values({ user_rid, kind, ...usual, ...ways, changed })
    .onConflictDoUpdate({ target: [noticeChoices.user_rid, noticeChoices.kind], set: { ...ways, changed } })
    .returning({ sms: noticeChoices.sms, mail: noticeChoices.mail });
  return row ?? usual;
}
