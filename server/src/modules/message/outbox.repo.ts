import type { NoticeKind, NoticeWay } from '@portal/shared/rules';
import { and, count, eq, gt, inArray, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { outbox } from './message.table';

/** A text message or an e-mail that waits for delivery or is given up. */
export type LetterRow = typeof outbox.$inferSelect;

export async function insertLetter(tx: Tx, row: typeof outbox.$inferInsert): Promise<void> {
  await tx.insert(outbox).values(row);
}

/** Takes due letters, and those that wait longer than any may, and reserves them for the caller until `leased`. */
export async function takeDue(
  tx: Tx,
  { now, leased, longest, limit }: { now: Date; leased: Date; longest: Date; limit: number },
): Promise<LetterRow[]> {
  const due = await tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.given_up), or(lte(outbox.next, now), gt(outbox.next, longest))))
    .orderBy(outbox.next)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const rids = due.map((row) => row.rid);
  await tx
    .update(outbox)
    .set({ tried: sql`${outbox.tried} + 1`, next: leased })
    .where(inArray(outbox.rid, rids));
  return due.map((row) => ({ ...row, tried: row.tried + 1 }));
}

/** Postpones a letter until `next`. */
export async function postponeLetter(tx: Tx, rid: string, next: Date): Promise<void> {
  await tx.update(outbox).set({ next }).where(eq(outbox.rid, rid));
}

/** Keeps a letter that was tried often enough, so that people see it and may send it again. */
export async function giveUpLetter(tx: Tx, rid: string, at: Date): Promise<void> {
  await tx.update(outbox).set({ given_up: at }).where(eq(outbox.rid, rid));
}

/** Deletes letters that were given up before `until`. */
export async function removeGivenUp(tx: Tx, until: Date): Promise<void> {
  await tx.delete(outbox).where(lt(outbox.given_up, until));
}

export async function removeLetter(tx: Tx, rid: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.rid, rid));
}

/** Deletes the waiting letters to a member of one kind and way. */
export async function removeLettersBy(
  tx: Tx,
  { user_rid, kind, way }: { readonly user_rid: string; readonly kind: NoticeKind; readonly way: NoticeWay },
): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.user_rid, user_rid), eq(outbox.kind, kind), eq(outbox.channel, way)));
}

/** Deletes all waiting letters to a member. */
export async function removeLettersTo(tx: Tx, user_rid: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.user_rid, user_rid));
}

/** What waits for delivery by one channel. */
interface Waiting {
  readonly channel: NoticeWay;
  readonly letters: number;
  /** When the oldest of them was written. */
  readonly oldest: Date | null;
}

/** Returns what waits, by channel; a channel of which nothing waits is missing. */
export function waitingLetters(tx: Tx): Promise<Waiting[]> {
  return tx
    .select({
      channel: outbox.channel,
      letters: count().mapWith(Number),
      oldest: min(outbox.created),
    })
    .from(outbox)
    .where(isNull(outbox.given_up))
    .groupBy(outbox.channel);
}
