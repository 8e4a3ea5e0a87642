import { reasons } from '@portal/shared/contract';
import { type OrderFileKind, takesSigned } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { move } from '../order/order.move.service';
import { type FileMark, markFile, type OrderRow } from '../order/order.repo';
import { ownOrder } from '../order/order.service';
import { claimFile } from '../upload/upload.repo';
import { insertOrderFile, type OrderFileRow } from './orderFile.repo';

const signedTypes = /^(application\/pdf|image\/)/;

/**
 * Takes the member's signed copy of the agreement, a file that they uploaded. A confirmed order is
 * agreed by it; in later states the copy is only kept. Refuses others' orders and files (not_found).
 */
export async function handInSigned(
  tx: Tx,
  user_rid: string,
  { rid, file_rid }: { rid: string; file_rid: string },
  now: Date,
): Promise<void> {
  const order = await ownOrder(tx, user_rid, rid);
  if (!takesSigned(order.state)) {
    throw refuse('order_act_refused', { msg: reasons.protocolNotOpen });
  }
  const file = await claimFile(tx, file_rid, user_rid);
  if (!file) throw refuse('not_found', { noun: 'upload' });
  if (!signedTypes.test(file.mime)) {
    throw refuse('file_type_refused', { fields: { file_rid: reasons.signedType } });
  }
  await attach(tx, order, { file_rid: file.rid, kind: 'signed', created: now });
  if (order.state === 'confirmed') {
    await move(
      tx,
      { ...order, signed: true },
      { act: 'agree', by: 'member', by_rid: user_rid, note: '', at: now },
    );
  }
}

/** What an order's row says about the kinds of file that decide about its acts. */
const marks: Partial<Record<OrderFileKind, FileMark>> = { signed: 'signed', data: 'has_data' };

/** Adds a kept file to an order, whose row says so from then on. */
export async function attach(
  tx: Tx,
  order: OrderRow,
  file: { file_rid: string; kind: Exclude<OrderFileKind, 'protocol'>; created: Date },
): Promise<OrderFileRow> {
  const row = await insertOrderFile(tx, { ...file, order_rid: order.rid });
  if (!row) throw new Error('a file of an order was not inserted');
  const mark = marks[file.kind];
  if (mark) await markFile(tx, order.rid, mark);
  return row;
}
