import { labClock, type SamplingState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { samplingCode, samplings } from './sampling.table';

export type SamplingRow = typeof samplings.$inferSelect;

interface Page {
  readonly page: number;
  readonly size: number;
}

const open: SamplingState[] = ['booked', 'confirmed'];

/** The next code, such as Q20261121-000123. Numbers of bookings that were refused are left out. */
export async function nextSamplingCode(tx: Tx, now: Date): Promise<string> {
  const [row] = await tx
    .select({ number: sql`nextval(${samplingCode.seqName})`.mapWith(Number) })
    .from(sql`(SELECT 1) AS one`);
  return `Q${labClock(now).today.replaceAll('-', '')}-${String(row?.number ?? 0).padStart(6, '0')}`;
}

export async function insertSampling(tx: Tx, row: SamplingRow): Promise<void> {
  await tx.insert(samplings).values(row);
}

/** Bookings of a member that are neither done nor cancelled. */
export async function countOpen(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(samplings)
    .where(and(eq(samplings.user_rid, user_rid), inArray(samplings.state, open)));
  return row?.total ?? 0;
}

/** A member's bookings, newest first. */
export async function listOwn(tx: Tx, user_rid: string, { page, size }: Page) {
  const own = eq(samplings.user_rid, user_rid);
  const list = await tx
    .select()
    .from(samplings)
    .where(own)
    .orderBy(desc(samplings.created), asc(samplings.rid))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await tx.select({ total: count() }).from(samplings).where(own);
  return { total: counted?.total ?? 0, list };
}

/** Bookings in these states by day and slot. */
export async function listByDay(tx: Tx, states: readonly SamplingState[], { page, size }: Page) {
  const wanted = inArray(samplings.state, [...states]);
  const list = await tx
    .select()
    .from(samplings)
    .where(wanted)
    .orderBy(asc(samplings.date), asc(samplings.time), asc(samplings.code))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await tx.select({ total: count() }).from(samplings).where(wanted);
  return { total: counted?.total ?? 0, list };
}

/** A booking of this member; undefined for others' too. */
export async function findOwn(tx: Tx, user_rid: string, rid: string): Promise<SamplingRow | undefined> {
  const [row] = await tx
    .select()
    .from(samplings)
    .where(and(eq(samplings.rid, rid), eq(samplings.user_rid, user_rid)));
  return row;
}

export async function findByCode(tx: Tx, code: string): Promise<SamplingRow | undefined> {
  const [row] = await tx.select().from(samplings).where(eq(samplings.code, code.toUpperCase()));
  return row;
}

/** Changes the state if it is still `row.state`; undefined when somebody else was faster. */
export async function updateState(
  tx: Tx,
  row: SamplingRow,
  state: SamplingState,
): Promise<SamplingRow | undefined> {
  const [moved] = await tx
    .update(samplings)
    .set({ state })
    .where(and(eq(samplings.rid, row.rid), eq(samplings.state, row.state)))
    .returning();
  return moved;
}
