import type { WorksheetState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { type QueuePage, queued } from '../../db/queue';
import { orderSamples } from '../order/order.sample.table';
import { samples } from '../order/order.sampleState.table';
import { worksheetCode, worksheetRuns, worksheets } from './worksheet.table';

export type WorksheetRow = typeof worksheets.$inferSelect;
export type RunRow = typeof worksheetRuns.$inferSelect;
export type NewRun = typeof worksheetRuns.$inferInsert;

export const nextWorksheetCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, worksheetCode, 'worksheet', now);

export async function insertWorksheet(tx: Tx, row: typeof worksheets.$inferInsert): Promise<void> {
  await tx.insert(worksheets).values(row);
}

export async function insertRuns(tx: Tx, rows: readonly NewRun[]): Promise<void> {
  if (rows.length > 0) await tx.insert(worksheetRuns).values([...rows]);
}

export async function findWorksheet(tx: Tx, code: string): Promise<WorksheetRow | undefined> {
  const [row] = await tx.select().from(worksheets).where(eq(worksheets.code, code));
  return row;
}

/** Locks a worksheet until the end of the transaction, before its rows are read. */
export async function lockWorksheet(tx: Tx, code: string): Promise<WorksheetRow | undefined> {
  const [row] = await tx.select().from(worksheets).where(eq(worksheets.code, code)).for('no key update');
  return row;
}

/** Locks the worksheets that have samples of an order, so that none of them is marked meanwhile. */
export async function lockWorksheetsOf(tx: Tx, order_rid: string): Promise<readonly string[]> {
  const its = tx
    .select({ rid: worksheetRuns.worksheet_rid })
    .from(worksheetRuns)
    .where(eq(worksheetRuns.order_rid, order_rid));
  const rows = await tx
    .select({ rid: worksheets.rid })
    .from(worksheets)
    .where(inArray(worksheets.rid, its))
    .orderBy(asc(worksheets.rid))
    .for('no key update');
  return rows.map(({ rid }) => rid);
}

/** Returns the worksheets that have samples of an order, the newest first. */
export const worksheetsOfOrder = (tx: Tx, order_rid: string): Promise<WorksheetRow[]> =>
  tx
    .select()
    .from(worksheets)
    .where(
      inArray(
        worksheets.rid,
        tx
          .select({ rid: worksheetRuns.worksheet_rid })
          .from(worksheetRuns)
          .where(eq(worksheetRuns.order_rid, order_rid)),
      ),
    )
    .orderBy(desc(worksheets.created), asc(worksheets.rid));

export async function updateWorksheet(
  tx: Tx,
  rid: string,
  change: Partial<Pick<WorksheetRow, 'state' | 'revision'>>,
): Promise<void> {
  await tx.update(worksheets).set(change).where(eq(worksheets.rid, rid));
}

/** Returns one page of worksheets in some states, the newest first. */
export const listWorksheets = (tx: Tx, page: QueuePage & { readonly states: readonly WorksheetState[] }) =>
  queued(tx, worksheets, {
    ...page,
    newestFirst: true,
    by: { state: worksheets.state, time: worksheets.created, key: worksheets.rid },
  });

/** How far the samples of a worksheet are. */
export interface RunCounts {
  readonly samples: number;
  /** Measured or skipped. */
  readonly measured: number;
  readonly checked: number;
}

/** Counts the samples of worksheets, by the key of the worksheet. */
export async function countRuns(
  tx: Tx,
  worksheet_rids: readonly string[],
): Promise<ReadonlyMap<string, RunCounts>> {
  const { worksheet_rid, kind, state, checked } = worksheetRuns;
  const rows = await tx
    .select({
      rid: worksheet_rid,
      samples: count(),
      measured: sql`count(*) FILTER (WHERE ${inArray(state, ['measured', 'skipped'])})`.mapWith(Number),
      checked: count(checked),
    })
    .from(worksheetRuns)
    .where(and(among(worksheet_rid, worksheet_rids), eq(kind, 'sample')))
    .groupBy(worksheet_rid);
  return new Map(rows.map(({ rid, ...counts }) => [rid, counts]));
}

/** Returns the rows of a worksheet in their run order. */
export const runsOf = (tx: Tx, worksheet_rid: string): Promise<RunRow[]> =>
  tx
    .select()
    .from(worksheetRuns)
    .where(eq(worksheetRuns.worksheet_rid, worksheet_rid))
    .orderBy(asc(worksheetRuns.position));

export async function deleteRuns(tx: Tx, rids: readonly string[]): Promise<void> {
  if (rids.length > 0) await tx.delete(worksheetRuns).where(inArray(worksheetRuns.rid, [...rids]));
}

/** Gives rows their places in the run order. */
export async function placeRuns(
  tx: Tx,
  places: readonly { readonly rid: string; readonly position: number }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${worksheetRuns} SET position = new.position
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS new(rid text, position integer)
    WHERE ${worksheetRuns.rid} = new.rid`);
}

type Mark = Partial<Pick<RunRow, 'state' | 'reason' | 'marked_by' | 'marked' | 'checked_by' | 'checked'>>;

/** Changes the state of rows of a worksheet that is locked. */
export async function markRuns(tx: Tx, rids: readonly string[], mark: Mark): Promise<void> {
  await tx
    .update(worksheetRuns)
    .set(mark)
    .where(inArray(worksheetRuns.rid, [...rids]));
}

/** A sample of a row, with its order. */
export interface RunSample {
  readonly rid: string;
  readonly number: string;
  readonly name: string;
  readonly sample_code: string | null;
  readonly order_rid: string;
}

/** Returns the samples of rows with the codes of their labels. */
export async function samplesOfRuns(tx: Tx, sample_rids: readonly string[]): Promise<RunSample[]> {
  if (sample_rids.length === 0) return [];
  const { rid, number, name, stored_rid, order_rid } = orderSamples;
  return tx
    .select({ rid, number, name, order_rid, sample_code: samples.code })
    .from(orderSamples)
    .leftJoin(samples, eq(samples.rid, sql`coalesce(${stored_rid}, ${rid})`))
    .where(among(rid, sample_rids));
}

/** Returns the rows of the samples of orders with their worksheets: what was measured, and what a second person has checked. */
export const benchRunsOf = (tx: Tx, order_rids: readonly string[]) =>
  tx
    .select({ run: worksheetRuns, worksheet: worksheets })
    .from(worksheetRuns)
    .innerJoin(worksheets, eq(worksheets.rid, worksheetRuns.worksheet_rid))
    .where(among(worksheetRuns.order_rid, order_rids))
    .orderBy(asc(worksheets.created), asc(worksheetRuns.position));

/** A sample of an order, for one of its items, that is on a worksheet. */
export interface TakenRun {
  readonly sample_rid: string | null;
  readonly item_rid: string | null;
  /** True when a second person has checked it. */
  readonly checked: boolean;
}

/** Returns which samples of orders are on a worksheet: on one that is not closed, or checked on a closed one. */
export const takenRuns = (tx: Tx, order_rids: readonly string[]): Promise<TakenRun[]> =>
  tx
    .select({
      sample_rid: worksheetRuns.sample_rid,
      item_rid: worksheetRuns.item_rid,
      checked: sql<boolean>`${worksheetRuns.checked} IS NOT NULL`,
    })
    .from(worksheetRuns)
    .innerJoin(worksheets, eq(worksheets.rid, worksheetRuns.worksheet_rid))
    .where(
      and(
        among(worksheetRuns.order_rid, order_rids),
        or(ne(worksheets.state, 'closed'), isNotNull(worksheetRuns.checked)),
      ),
    );
