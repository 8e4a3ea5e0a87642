import { type PrestoreState, prestoreStates } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, sum } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { oneOf, type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { prestoreApplies, prestoreCode } from './prestore.table';

export type PrestoreRow = typeof prestoreApplies.$inferSelect;

const { rid, user_rid, state, amount_fen, created } = prestoreApplies;
const ofMember = (member_rid: string) => eq(user_rid, member_rid);

/** Returns the next code, such as Y20261122-000001. */
export const nextPrestoreCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, prestoreCode, 'prestore', now);

export async function insertPrestore(tx: Tx, row: PrestoreRow): Promise<void> {
  await tx.insert(prestoreApplies).values(row);
}

type Changes = Partial<Omit<PrestoreRow, 'rid' | 'code' | 'user_rid' | 'created'>>;

export async function updatePrestore(tx: Tx, row: PrestoreRow, changes: Changes): Promise<PrestoreRow> {
  await tx.update(prestoreApplies).set(changes).where(eq(rid, row.rid));
  return { ...row, ...changes };
}

/** Locks one of the member's own applications. */
export async function lockOwnPrestore(
  tx: Tx,
  member_rid: string,
  key: string,
): Promise<PrestoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(prestoreApplies)
    .where(and(eq(rid, key), ofMember(member_rid)))
    .for('no key update');
  return row;
}

/** Locks an application by the code that staff know. */
export async function lockPrestore(tx: Tx, code: string): Promise<PrestoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(prestoreApplies)
    .where(eq(prestoreApplies.code, code))
    .for('no key update');
  return row;
}

/** Returns one of the member's own applications without locking it. */
export async function findOwnPrestore(
  tx: Tx,
  member_rid: string,
  key: string,
): Promise<PrestoreRow | undefined> {
  const [row] = await tx
    .select()
    .from(prestoreApplies)
    .where(and(eq(rid, key), ofMember(member_rid)));
  return row;
}

/** Returns an application of any member. */
export async function findPrestore(tx: Tx, key: string): Promise<PrestoreRow | undefined> {
  const [row] = await tx.select().from(prestoreApplies).where(eq(rid, key));
  return row;
}

/** Returns a page of a member's applications, newest first. */
export const listOwnPrestore = (
  tx: Tx,
  member_rid: string,
  { states, ...page }: Page & { states: readonly PrestoreState[] },
) =>
  paged(tx, prestoreApplies, {
    ...page,
    where: and(ofMember(member_rid), oneOf(state, states)),
    orderBy: [desc(created), asc(rid)],
  });

/** Returns the member's own applications with these keys. */
export const findOwnPrestores = (
  tx: Tx,
  member_rid: string,
  rids: readonly string[],
): Promise<PrestoreRow[]> =>
  tx
    .select()
    .from(prestoreApplies)
    .where(and(inArray(rid, [...rids]), ofMember(member_rid)));

/** Returns a page of a member's credited prepayments that are invoiced on arrival, newest first; of these keys only when given. */
export const listOwnInvoiced = (
  tx: Tx,
  member_rid: string,
  { rids, ...page }: Page & { rids?: readonly string[] | undefined },
) =>
  paged(tx, prestoreApplies, {
    ...page,
    where: and(
      ofMember(member_rid),
      eq(state, 'approved'),
      eq(prestoreApplies.invoicing, 'arrival'),
      rids && inArray(rid, [...rids]),
    ),
    orderBy: [desc(created), asc(rid)],
  });

interface StaffFilter {
  readonly states: readonly PrestoreState[];
  /** Empty for all. */
  readonly code: string;
}

/** Returns a page of all applications, oldest first; one when its code is named. */
export const listPrestore = (tx: Tx, { states, code, ...page }: QueuePage & StaffFilter) =>
  queued(tx, prestoreApplies, {
    ...page,
    where: code === '' ? undefined : eq(prestoreApplies.code, code.toUpperCase()),
    states: states.length > 0 ? states : prestoreStates,
    by: { state, time: created, key: rid },
  });

/** Returns the codes of applications by their keys. */
export async function prestoreCodes(tx: Tx, rids: readonly string[]): Promise<Map<string, string>> {
  const found = tx.select({ rid, code: prestoreApplies.code }).from(prestoreApplies);
  const rows = await found.where(inArray(rid, [...rids]));
  return new Map(rows.map((row) => [row.rid, row.code]));
}

/** Returns number and sum of a member's applications by state. */
export async function countPrestore(tx: Tx, member_rid: string) {
  const rows = await tx
    .select({ state, count: count(), amount_fen: sum(amount_fen).mapWith(Number) })
    .from(prestoreApplies)
    .where(ofMember(member_rid))
    .groupBy(state);
  return new Map(rows.map((row) => [row.state, row]));
}

/** Returns the number of applications for a group that wait. */
export const countWaitingForGroup = (tx: Tx, cluster_rid: string): Promise<number> =>
  tx.$count(prestoreApplies, and(eq(prestoreApplies.cluster_rid, cluster_rid), eq(state, 'waiting')));

/** True when the file is the voucher of an application. */
export async function isPrestoreVoucher(tx: Tx, file_rid: string): Promise<boolean> {
  const [row] = await tx
    .select({ rid })
    .from(prestoreApplies)
    .where(eq(prestoreApplies.file_rid, file_rid))
    .limit(1);
  return row !== undefined;
}
