import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { missingOfReport, reportActTable } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { orderCodes } from '../order/order.repo';
import { issueReport } from './report.issue.service';
import { notifyReport } from './report.notice';
import { type ReportRow, updateReport } from './report.repo';
import { numberOf } from './report.rules';
import { lockFor, targetOf } from './report.write.service';

type Move = Parsed<'staff/report/move'>;
type Moved = Data<'staff/report/move'>;

/** Moves a report to another state. Issuing makes its PDF; with that, no other code changes a state. */
export async function moveReport(
  deps: Pick<Deps, 'db' | 'ports' | 'env'>,
  input: Move,
  by: StaffAct,
): Promise<Moved> {
  const { act, ...rest } = input;
  const moved =
    act === 'issue'
      ? await issueReport(deps, rest, by)
      : await deps.db.transaction((tx) => plainMove(tx, { ...rest, act }, by));
  const { rid, state, revision } = moved;
  return { rid, state, revision, number: numberOf(moved) };
}

type Plain = Omit<Move, 'act'> & { readonly act: Exclude<Move['act'], 'issue'> };

async function plainMove(
  tx: Tx,
  { rid, revision, act, note }: Plain,
  { staff_rid, at }: StaffAct,
): Promise<ReportRow> {
  const { row } = await lockFor(tx, { rid, revision, act }, staff_rid);
  if (act === 'submit') requireWhole(row);
  const moved = await updateReport(tx, row, {
    state: reportActTable[act].to,
    changed: at,
    ...(act === 'return' && { note }),
    ...(act === 'submit' && { note: '' }),
    ...(act === 'withdraw' && { withdrawn_reason: note, ended: at }),
  });
  await audit(tx, { staff_rid, act: `report.${act}`, target: await targetOf(tx, row), note, at });
  if (act === 'withdraw') {
    const order_code = (await orderCodes(tx, [row.order_rid])).get(row.order_rid) ?? '';
    await notifyReport(tx, moved, { event: 'withdraw', order_code, at });
  }
  return moved;
}

/** Refuses to submit a report that lacks what every report has. */
function requireWhole({ content }: ReportRow): void {
  const missing = missingOfReport(content);
  if (missing !== undefined) throw refuse('report_act_refused', { msg: reasons.reportUnfinished(missing) });
}
