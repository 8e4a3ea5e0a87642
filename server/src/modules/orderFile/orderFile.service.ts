import { takesSigned } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { move } from '../order/order.move';
import { findOwnOrder } from '../order/order.repo';
import { claimFile } from '../upload/upload.repo';
import { insertOrderFile } from './orderFile.repo';

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
  const order = await findOwnOrder(tx, user_rid, rid);
  if (!order) throw refuse('not_found', { noun: 'order' });
  if (!takesSigned(order.state)) {
    throw refuse('order_act_refused', { msg: '订单当前状态不能上传协议，请在方案锁定后上传' });
  }
  const file = await claimFile(tx, file_rid, user_rid);
  if (!file) throw refuse('not_found', { noun: 'upload' });
  if (!signedTypes.test(file.mime)) {
    throw refuse('file_type_refused', { fields: { file_rid: '[文件]签字的协议请上传 PDF 或图片' } });
  }
  await insertOrderFile(tx, { order_rid: order.rid, file_rid: file.rid, kind: 'signed', created: now });
  if (order.state === 'confirmed') {
    await move(tx, order, { act: 'agree', by: 'member', by_rid: user_rid, note: '', at: now });
  }
}
