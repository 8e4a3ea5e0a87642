import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { after } from '../../kit/time';
import { orderDrafts } from './order.draft.table';

/** Seconds after which a draft is not offered any more and is deleted. */
const lifetime = 30 * 24 * 3600;

/** Drafts of one member; a further one replaces the oldest. */
const most = 10;

export type OrderDraftRow = typeof orderDrafts.$inferSelect;

/** A draft's member and service; the service is empty for the plan. */
type Key = Pick<OrderDraftRow, 'user_rid' | 'device_rid'>;

const isDraft = ({ user_rid, device_rid }: Key) =>
  and(eq(orderDrafts.user_rid, user_rid), eq(orderDrafts.device_rid, device_rid));

/** Returns a draft that has not expired. */
export async function findDraft(tx: Tx, key: Key, now: Date): Promise<OrderDraftRow | undefined> {
  const [row] = await tx
    .select()
    .from(orderDrafts)
    .where(and(isDraft(key), gt(orderDrafts.saved, after(now, -lifetime))));
  return row;
}

/** Stores a draft in place of the one before. */
export async function putDraft(tx: Tx, row: OrderDraftRow): Promise<void> {
  const { fields, saved, user_rid } = row;
  await tx
    .insert(orderDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [orderDrafts.user_rid, orderDrafts.device_rid],
      set: { fields, saved },
    });
  const older = tx
    .select({ device_rid: orderDrafts.device_rid })
    .from(orderDrafts)
    .where(eq(orderDrafts.user_rid, user_rid))
    .orderBy(desc(orderDrafts.saved))
    .offset(most);
  await tx
    .delete(orderDrafts)
    .where(and(eq(orderDrafts.user_rid, user_rid), inArray(orderDrafts.device_rid, older)));
}

export async function deleteDraft(tx: Tx, key: Key): Promise<void> {
  await tx.delete(orderDrafts).where(isDraft(key));
}

/** Deletes the drafts that have expired. */
export async function deleteExpiredDrafts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(orderDrafts).where(lte(orderDrafts.saved, after(now, -lifetime)));
}
