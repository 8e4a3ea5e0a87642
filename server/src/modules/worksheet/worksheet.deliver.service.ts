import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { lockOrder } from '../order/order.repo';
import { moveOrder, orderByCode } from '../order/order.staff.service';
import { findWorksheet, lockWorksheetsOf } from './worksheet.repo';
import { uncheckedByOrder } from './worksheet.sample.service';

type Delivered = Pick<Parsed<'staff/worksheet/deliver'>, 'code'> & {
  readonly row: Parsed<'staff/worksheet/deliver'>['rows'][number];
};

/** Delivers one order of a worksheet; refuses it while a sample of it, on whatever worksheet, is not checked by a second person. */
export async function deliverOrder(
  tx: Tx,
  { code, row }: Delivered,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/order/move'>> {
  const sheet = await findWorksheet(tx, code);
  if (!sheet) throw refuse('not_found', { noun: 'worksheet', code });
  const { rid } = await orderByCode(tx, row.code);
  if (!(await lockWorksheetsOf(tx, rid)).includes(sheet.rid))
    throw refuse('worksheet_unchecked', { msg: reasons.worksheetWithout(row.code) });
  await lockOrder(tx, rid);
  const unchecked = (await uncheckedByOrder(tx, [rid])).get(rid) ?? 0;
  if (unchecked > 0) throw refuse('worksheet_unchecked', { msg: reasons.worksheetUnchecked(unchecked) });
  const act = { code: row.code, act: 'deliver', note: '', seen: row.seen } as const;
  return moveOrder(tx, staff_rid, act, at);
}
