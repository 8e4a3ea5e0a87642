import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { possibleReportActs, type ReportAct } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { type Refusal, refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { findOrder } from '../order/order.repo';
import { orderByCode } from '../order/order.staff.service';
import { firstContent, requireTested } from './report.draft.service';
import { findReport, insertReport, lockVersions, type ReportRow, updateReport } from './report.repo';
import { factsOf, numberOf } from './report.rules';

/** A version that is locked, with all versions of its report. */
export interface LockedReport {
  readonly row: ReportRow;
  readonly versions: readonly ReportRow[];
}

interface Wanted {
  readonly rid: string;
  /** Of what the person saw. */
  readonly revision: number;
  readonly act: ReportAct;
}

/** Locks a report for an act; refuses what was changed since it was shown, and an act that is not possible. */
export async function lockFor(
  tx: Tx,
  { rid, revision, act }: Wanted,
  staff_rid: string,
): Promise<LockedReport> {
  const known = await findReport(tx, rid);
  if (!known) throw refuse('not_found', { noun: 'report' });
  const versions = await lockVersions(tx, known.first_rid);
  const row = versions.find((one) => one.rid === rid);
  if (!row) throw refuse('not_found', { noun: 'report' });
  const facts = factsOf(row, versions, staff_rid);
  if (!possibleReportActs(facts).includes(act)) throw refusedAct(row, act, facts);
  if (row.revision !== revision) throw refuse('seen_changed');
  return { row, versions };
}

/** Returns the refusal with its reason: the state, a version that is being written, or the own work. */
function refusedAct(
  { state }: ReportRow,
  act: ReportAct,
  { wrote, amending }: ReturnType<typeof factsOf>,
): Refusal {
  if (act === 'issue' && state === 'review' && wrote) return refuse('own_report');
  const msg = state === 'issued' && amending ? reasons.reportAmending : reasons.reportState(state, act);
  return refuse('report_act_refused', { msg });
}

/** What the audit log calls a version: its number, or the order with the version. */
export async function targetOf(tx: Tx, row: ReportRow): Promise<string> {
  return numberOf(row) ?? (await findOrder(tx, row.order_rid))?.code ?? row.rid;
}

/** Begins a report about an order. */
export async function addReport(
  tx: Tx,
  { order_code }: Parsed<'staff/report/add'>,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/report/add'>> {
  const order = await orderByCode(tx, order_code);
  requireTested(order);
  const rid = newRid();
  await insertReport(tx, {
    rid,
    user_rid: order.user_rid,
    order_rid: order.rid,
    first_rid: rid,
    version: 1,
    state: 'draft',
    content: await firstContent(tx, order),
    author_rid: staff_rid,
    writers: [staff_rid],
    created: at,
    changed: at,
  });
  await audit(tx, { staff_rid, act: 'report.add', target: order.code, note: '', at });
  return { rid };
}

/** Replaces the content of a draft; who saves it becomes one of its writers. */
export async function saveReport(
  tx: Tx,
  { rid, revision, content, reason }: Parsed<'staff/report/save'>,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/report/save'>> {
  const { row } = await lockFor(tx, { rid, revision, act: 'save' }, staff_rid);
  const saved = await updateReport(tx, row, {
    content,
    reason: row.version > 1 ? (reason ?? row.reason) : '',
    writers: [...new Set([...row.writers, staff_rid])],
    changed: at,
  });
  await audit(tx, { staff_rid, act: 'report.save', target: await targetOf(tx, row), note: '', at });
  return { revision: saved.revision };
}

/** Begins the next version of an issued report with the content of that one, which stays valid meanwhile. */
export async function amendReport(
  tx: Tx,
  { rid, revision, reason }: Parsed<'staff/report/amend'>,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/report/amend'>> {
  const { row } = await lockFor(tx, { rid, revision, act: 'amend' }, staff_rid);
  const { user_rid, order_rid, first_rid, serial, content, mask } = row;
  const next = newRid();
  await insertReport(tx, {
    rid: next,
    user_rid,
    order_rid,
    first_rid,
    serial,
    content,
    mask,
    reason,
    version: row.version + 1,
    state: 'draft',
    author_rid: staff_rid,
    writers: [staff_rid],
    created: at,
    changed: at,
  });
  await audit(tx, { staff_rid, act: 'report.amend', target: await targetOf(tx, row), note: reason, at });
  return { rid: next };
}
