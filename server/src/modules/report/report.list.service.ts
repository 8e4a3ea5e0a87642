import type { Data, Parsed, VerifiedReport } from '@portal/shared/contract';
import { possibleReportActs, reportStates } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findOrderByCode, orderCodes } from '../order/order.repo';
import { ownOrder } from '../order/order.service';
import { findSettings } from '../setting/setting.repo';
import { findFiles } from '../upload/upload.repo';
import { memberLabels } from '../user/user.repo';
import { namesOf } from './report.names.service';
import { presentReport, presentStaffReport, presentStaffRow, presentVerified } from './report.present';
import {
  findReport,
  findReportByCode,
  issuedOfOrder,
  listReports,
  type ReportRow,
  versionsOf,
} from './report.repo';
import { contentOf, factsOf, numberOf, publicReport, type ReportNames, storedCode } from './report.rules';

/** Returns what is known of the report with this code; refuses any code that no issued report has, for whatever reason. */
export async function verifyReport(tx: Tx, typed: string): Promise<VerifiedReport> {
  const row = await findReportByCode(tx, storedCode(typed));
  const shown = row && publicReport(row, await versionsOf(tx, [row.first_rid]));
  if (!shown) throw refuse('not_found', { noun: 'report' });
  const [file] = row.file_rid === null ? [] : await findFiles(tx, [row.file_rid]);
  const { localInfo } = await findSettings(tx);
  return presentVerified(shown, { size: file?.size ?? 0, lab: localInfo.company });
}

/** Returns the issued versions of the reports of one of the member's orders. */
export async function reportsOfOrder(
  tx: Tx,
  user_rid: string,
  { order_rid }: Parsed<'auth/report/list'>,
): Promise<Data<'auth/report/list'>> {
  const order = await ownOrder(tx, user_rid, order_rid);
  const rows = await issuedOfOrder(tx, order.rid);
  const versions = await versionsOf(
    tx,
    rows.map(({ report }) => report.first_rid),
  );
  return {
    list: rows.flatMap(({ report, size }) => {
      const same = versions.filter(({ first_rid }) => first_rid === report.first_rid);
      const shown = publicReport(report, same);
      return shown ? [presentReport(shown, size ?? 0)] : [];
    }),
  };
}

/** Returns an issued version of this member; refuses any other one with not_found. */
export async function ownReport(tx: Tx, user_rid: string, rid: string): Promise<ReportRow> {
  const row = await findReport(tx, rid);
  if (row?.user_rid !== user_rid || !publicReport(row, [])) throw refuse('not_found', { noun: 'report' });
  return row;
}

/** Returns the version with this key; refuses with not_found. */
export async function anyReport(tx: Tx, rid: string): Promise<ReportRow> {
  const row = await findReport(tx, rid);
  if (!row) throw refuse('not_found', { noun: 'report' });
  return row;
}

async function reportNames(tx: Tx, rows: readonly ReportRow[]): Promise<ReportNames> {
  const of = (pick: (row: ReportRow) => string) => [...new Set(rows.map(pick))];
  return {
    people: await namesOf(
      tx,
      rows.flatMap(({ author_rid, issuer_rid }) => [author_rid, issuer_rid]),
    ),
    orders: await orderCodes(
      tx,
      of(({ order_rid }) => order_rid),
    ),
    members: await memberLabels(
      tx,
      of(({ user_rid }) => user_rid),
    ),
  };
}

/** Returns a page of reports for staff, the newest first. */
export async function reportPage(
  tx: Tx,
  { states, order_code, ...page }: Parsed<'staff/report/list'>,
): Promise<Data<'staff/report/list'>> {
  const order_rid =
    order_code === undefined ? undefined : ((await findOrderByCode(tx, order_code))?.rid ?? '');
  const shown = states.length === 0 ? reportStates : states;
  const { rows, next, total } = await listReports(tx, { ...page, states: shown, order_rid });
  const names = await reportNames(tx, rows);
  return { list: rows.map((row) => presentStaffRow({ row, number: numberOf(row), names })), next, total };
}

/** Returns a version with its content and the acts of this person. */
export async function reportDetail(
  tx: Tx,
  { rid }: Parsed<'staff/report/detail'>,
  staff_rid: string,
): Promise<Data<'staff/report/detail'>> {
  const row = await anyReport(tx, rid);
  const versions = await versionsOf(tx, [row.first_rid]);
  const facts = factsOf(row, versions, staff_rid);
  const others = versions.filter((one) => one.rid !== rid);
  return presentStaffReport({
    row,
    content: contentOf(row),
    number: numberOf(row),
    names: await reportNames(tx, [row]),
    versions: others.map((one) => ({ row: one, number: numberOf(one) })),
    can: possibleReportActs(facts),
    wrote: facts.wrote,
  });
}
