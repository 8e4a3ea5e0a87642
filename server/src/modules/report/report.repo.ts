import type { ReportMask, ReportState } from '@portal/shared/rules';
import { labClock, publicReportStates } from '@portal/shared/rules';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { type QueuePage, queued } from '../../db/queue';
import { orderSamples } from '../order/order.sample.table';
import { samples } from '../order/order.sampleState.table';
import { files } from '../upload/file.table';
import { reportNumber, reports } from './report.table';

export type ReportRow = typeof reports.$inferSelect;

/** Returns the next year and serial number, such as 2026-000123. A rolled back transaction leaves a gap. */
export async function nextSerial(tx: Tx, now: Date): Promise<string> {
  const [row] = await tx
    .select({ number: sql<string>`nextval(${reportNumber.seqName})::text` })
    .from(sql`generate_series(1, 1) AS one`);
  return `${labClock(now).today.slice(0, 4)}-${(row?.number ?? '').padStart(6, '0')}`;
}

export async function insertReport(tx: Tx, row: typeof reports.$inferInsert): Promise<void> {
  await tx.insert(reports).values(row);
}

export async function findReport(tx: Tx, rid: string): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(reports).where(eq(reports.rid, rid));
  return row;
}

/** Returns the issued report with this code. */
export async function findReportByCode(tx: Tx, code: string): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(reports).where(eq(reports.code, code));
  return row;
}

/** Returns the versions with this serial number that were not discarded, the newest first; only one of them when `version` names it. */
export const findNumberedReports = (tx: Tx, serial: string, version?: number): Promise<ReportRow[]> =>
  tx
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.serial, serial),
        sql`${reports.state} <> 'discarded'`,
        version === undefined ? undefined : eq(reports.version, version),
      ),
    )
    .orderBy(desc(reports.version));

/** True when the file is the PDF of a report. */
export async function isReportFile(tx: Tx, file_rid: string): Promise<boolean> {
  return (await tx.$count(reports, eq(reports.file_rid, file_rid))) > 0;
}

/**
 * Locks all versions of a report, in the order of their keys; returns them, the newest first. They are read after the lock: one that another
 * transaction added while this one waited is not in what the locking query returns.
 */
export async function lockVersions(tx: Tx, first_rid: string): Promise<ReportRow[]> {
  await tx
    .select({ rid: reports.rid })
    .from(reports)
    .where(eq(reports.first_rid, first_rid))
    .orderBy(asc(reports.rid))
    .for('no key update');
  return versionsOf(tx, [first_rid]);
}

/** Returns all versions of reports, the newest first. */
export const versionsOf = (tx: Tx, first_rids: readonly string[]): Promise<ReportRow[]> =>
  tx
    .select()
    .from(reports)
    .where(among(reports.first_rid, first_rids))
    .orderBy(desc(reports.version), desc(reports.created));

type Change = Partial<Omit<ReportRow, 'rid' | 'user_rid' | 'order_rid' | 'first_rid' | 'version'>>;

/** Changes a report that is locked, and counts the change. */
export async function updateReport(tx: Tx, { rid, revision }: ReportRow, change: Change): Promise<ReportRow> {
  const [row] = await tx
    .update(reports)
    .set({ ...change, revision: revision + 1 })
    .where(eq(reports.rid, rid))
    .returning();
  if (!row) throw new Error('a locked report was not found');
  return row;
}

/** Sets how the names of samples are shown for all versions of a report. */
export async function setMask(tx: Tx, first_rid: string, mask: ReportMask): Promise<void> {
  await tx.update(reports).set({ mask }).where(eq(reports.first_rid, first_rid));
}

/** Returns the issued versions of the reports of an order, the newest first, with the sizes of their PDFs in bytes. */
export const issuedOfOrder = (tx: Tx, order_rid: string) =>
  tx
    .select({ report: reports, size: files.size })
    .from(reports)
    .leftJoin(files, eq(files.rid, reports.file_rid))
    .where(and(eq(reports.order_rid, order_rid), inArray(reports.state, [...publicReportStates])))
    .orderBy(desc(reports.issued), desc(reports.version), asc(reports.rid));

/** Returns a page of reports in some states, of one order when it is named, the newest first. */
export const listReports = (
  tx: Tx,
  {
    order_rid,
    ...page
  }: QueuePage & { readonly states: readonly ReportState[]; readonly order_rid: string | undefined },
) =>
  queued(tx, reports, {
    ...page,
    newestFirst: true,
    where: order_rid === undefined ? undefined : eq(reports.order_rid, order_rid),
    by: { state: reports.state, time: reports.created, key: reports.rid },
  });

/**
 * Returns the samples of orders with the time at which the lab received each; `stored_rid` and `code` are those of the physical sample,
 * null when the order has none.
 */
export const receivedSamples = (tx: Tx, order_rids: readonly string[]) =>
  tx
    .select({
      rid: orderSamples.rid,
      order_rid: orderSamples.order_rid,
      stored_rid: samples.rid,
      code: samples.code,
      number: orderSamples.number,
      name: orderSamples.name,
      received: samples.received,
    })
    .from(orderSamples)
    .leftJoin(samples, eq(samples.rid, sql`coalesce(${orderSamples.stored_rid}, ${orderSamples.rid})`))
    .where(among(orderSamples.order_rid, order_rids))
    .orderBy(asc(orderSamples.position));
