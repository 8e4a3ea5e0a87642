import type { TransferApplyState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { oneOf, type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { transferApplies, transferApplyCode } from './transferApply.table';

export type TransferApplyRow = typeof transferApplies.$inferSelect;
export type TransferApplyChange = Partial<
  Omit<TransferApplyRow, 'rid' | 'code' | 'user_rid' | 'statement_rid' | 'created'>
>;

/** Returns the next code, such as Z20261121-000123. */
export const nextTransferApplyCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, transferApplyCode, 'transferApply', now);

export async function insertTransferApply(
  tx: Tx,
  row: typeof transferApplies.$inferInsert,
): Promise<TransferApplyRow> {
  const [added] = await tx.insert(transferApplies).values(row).returning();
  if (!added) throw new Error('an inserted transfer was not returned');
  return added;
}

/** Locks the reported transfer with this code until the end of the transaction. */
export async function lockTransferApply(tx: Tx, code: string): Promise<TransferApplyRow | undefined> {
  const [row] = await tx
    .select()
    .from(transferApplies)
    .where(eq(transferApplies.code, code.toUpperCase()))
    .for('no key update');
  return row;
}

/** Returns true when the file is the voucher of a reported transfer. */
export async function isVoucher(tx: Tx, file_rid: string): Promise<boolean> {
  return (await tx.$count(transferApplies, eq(transferApplies.file_rid, file_rid))) > 0;
}

export async function updateTransferApply(tx: Tx, rid: string, change: TransferApplyChange): Promise<void> {
  await tx.update(transferApplies).set(change).where(eq(transferApplies.rid, rid));
}

/** Locks one of the member's own reported transfers until the end of the transaction. */
export async function lockOwnTransferApply(
  tx: Tx,
  user_rid: string,
  rid: string,
): Promise<TransferApplyRow | undefined> {
  const [row] = await tx
    .select()
    .from(transferApplies)
    .where(and(eq(transferApplies.rid, rid), eq(transferApplies.user_rid, user_rid)))
    .for('no key update');
  return row;
}

/** Returns one of the member's own reported transfers without locking it. */
export async function findOwnTransferApply(
  tx: Tx,
  user_rid: string,
  rid: string,
): Promise<TransferApplyRow | undefined> {
  const [row] = await tx
    .select()
    .from(transferApplies)
    .where(and(eq(transferApplies.rid, rid), eq(transferApplies.user_rid, user_rid)));
  return row;
}

/** Returns a transfer of the same amount for the same purpose that the member reported and that waits. */
export async function findEqualTransferApply(
  tx: Tx,
  {
    user_rid,
    statement_rid,
    amount_fen,
  }: Pick<TransferApplyRow, 'user_rid' | 'statement_rid' | 'amount_fen'>,
): Promise<TransferApplyRow | undefined> {
  const [row] = await tx
    .select()
    .from(transferApplies)
    .where(
      and(
        eq(transferApplies.user_rid, user_rid),
        eq(transferApplies.state, 'waiting'),
        eq(transferApplies.amount_fen, amount_fen),
        statement_rid === null
          ? isNull(transferApplies.statement_rid)
          : eq(transferApplies.statement_rid, statement_rid),
      ),
    )
    .orderBy(asc(transferApplies.created))
    .limit(1);
  return row;
}

/** Returns number and sum of the member's reported transfers that wait; of one statement when it is named. */
export async function countWaitingTransfers(
  tx: Tx,
  user_rid: string,
  statement_rid: string | null,
): Promise<{ count: number; amount_fen: number }> {
  const [row] = await tx
    .select({ count: count(), amount_fen: sum(transferApplies.amount_fen).mapWith(Number) })
    .from(transferApplies)
    .where(and(ownOf(user_rid, statement_rid), eq(transferApplies.state, 'waiting')));
  return { count: row?.count ?? 0, amount_fen: row?.amount_fen ?? 0 };
}

const ownOf = (user_rid: string, statement_rid: string | null) =>
  and(
    eq(transferApplies.user_rid, user_rid),
    statement_rid === null ? undefined : eq(transferApplies.statement_rid, statement_rid),
  );

interface OwnFilter {
  readonly statement_rid: string | null;
  readonly states: readonly TransferApplyState[];
}

/** Returns a page of a member's reported transfers, newest first; of one statement when it is named. */
export const listOwnTransferApplies = (
  tx: Tx,
  user_rid: string,
  { statement_rid, states, ...page }: Page & OwnFilter,
) =>
  paged(tx, transferApplies, {
    ...page,
    where: and(ownOf(user_rid, statement_rid), oneOf(transferApplies.state, states)),
    orderBy: [desc(transferApplies.created), asc(transferApplies.rid)],
  });

interface StaffFilter {
  readonly states: readonly TransferApplyState[];
  /** Empty for all. */
  readonly code: string;
}

/** Returns a page of all reported transfers: those that wait first, then the newest; one when its code is named. */
export const listAllTransferApplies = (tx: Tx, { states, code, ...page }: QueuePage & StaffFilter) =>
  queued(tx, transferApplies, {
    ...page,
    where: code === '' ? undefined : eq(transferApplies.code, code.toUpperCase()),
    states: states.length > 0 ? states : transferApplies.state.enumValues,
    rankOf: (state) => (state === 'waiting' ? 0 : 1),
    newestFirst: true,
    by: { state: transferApplies.state, time: transferApplies.created, key: transferApplies.rid },
  });

/** Returns reported transfers that wait, the newest first, at most `most`. */
export const listWaitingTransfers = (tx: Tx, most: number): Promise<TransferApplyRow[]> =>
  tx
    .select()
    .from(transferApplies)
    .where(eq(transferApplies.state, 'waiting'))
    .orderBy(desc(transferApplies.created), desc(transferApplies.rid))
    .limit(most);

/** Returns the codes of reported transfers by key. */
export async function transferApplyCodes(tx: Tx, rids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ rid: transferApplies.rid, code: transferApplies.code })
    .from(transferApplies)
    .where(inArray(transferApplies.rid, [...rids]));
  return new Map(rows.map(({ rid, code }) => [rid, code]));
}
