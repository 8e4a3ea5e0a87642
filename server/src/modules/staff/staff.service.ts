import type { Data, OrderFile, Parsed } from '@portal/shared/contract';
import { type OrderAct, possibleActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { move } from '../order/order.move';
import { presentOrder } from '../order/order.present';
import { promiseData } from '../order/order.promise';
import { factsOf, findOrderByCode, type OrderRow } from '../order/order.repo';
import { partsOf } from '../order/order.service';
import { insertOrderFile, listOrderFiles, presentOrderFile } from '../orderFile/orderFile.repo';
import { cleanName } from '../upload/fileName';
import { anyType } from '../upload/fileType';
import { insertFile } from '../upload/upload.repo';
import { audits } from './audit.table';
import { lateOnes, memberLabels } from './staff.list';

/** Writes down what somebody of the lab did. */
export async function audit(tx: Tx, row: typeof audits.$inferInsert): Promise<void> {
  await tx.insert(audits).values(row);
}

async function orderByCode(tx: Tx, code: string): Promise<OrderRow> {
  const order = await findOrderByCode(tx, code);
  if (!order) throw refuse('not_found', { msg: `没有订单 ${code}` });
  return order;
}

/** An order that files can be added to. */
async function openOrder(tx: Tx, code: string): Promise<OrderRow> {
  const order = await orderByCode(tx, code);
  if (order.state === 'cancelled') throw refuse('order_act_refused', { msg: '订单已取消，不能再添加文件' });
  return order;
}

/** What staff may do with an order now. */
async function staffActs(tx: Tx, order: OrderRow): Promise<OrderAct[]> {
  const facts = (await factsOf(tx, [order])).get(order.rid);
  return facts ? possibleActs(facts, 'staff') : [];
}

/** One order as staff see it. */
export async function orderForStaff(tx: Tx, code: string, now: Date): Promise<Data<'staff/order/detail'>> {
  const order = await orderByCode(tx, code);
  const members = await memberLabels(tx, [order]);
  return {
    ...presentOrder(order, await partsOf(tx, order), now),
    can: await staffActs(tx, order),
    member: members.get(order.user_rid) ?? '',
    late: (await lateOnes(tx, [order], now)).has(order.rid),
    files: (await listOrderFiles(tx, order.rid)).map(presentOrderFile),
  };
}

/** Does one act of the lab on an order; a cancelled one needs a reason, which the member is told. */
export async function moveOrder(
  tx: Tx,
  staff_rid: string,
  { code, act, note }: Parsed<'staff/order/move'>,
  at: Date,
): Promise<Data<'staff/order/move'>> {
  const order = await orderByCode(tx, code);
  if (act === 'cancel' && note === '') {
    throw refuse('invalid_input', { fields: { note: '[备注]不能为空，取消订单须说明原因' } });
  }
  const moved = await move(tx, order, { act, by: 'staff', by_rid: staff_rid, note, at });
  await audit(tx, { staff_rid, act: `order.${act}`, target: order.code, note, at });
  return { code: moved.code, state: moved.state, can: await staffActs(tx, moved) };
}

/**
 * Adds a file to an order that goes on: result data (the member sees it when it is delivered), a test
 * record, or a signed agreement that came by post. Instruments write any format, so any type is taken.
 */
export async function addOrderFile(
  { db, ports, now }: Pick<Deps, 'db' | 'ports' | 'now'>,
  staff_rid: string,
  { code, kind }: Parsed<'staff/order/file'>,
  { name, bytes }: UploadedFile,
): Promise<OrderFile> {
  if (bytes.byteLength === 0) throw refuse('file_missing', { fields: { file: '[文件]不能为空' } });
  await db.read((tx) => openOrder(tx, code));
  const { ext, mime } = await anyType(bytes, name);
  const stored = await ports.files.put(bytes);
  const file = {
    rid: newRid(),
    user_rid: staff_rid,
    stored,
    name: cleanName(name, ext),
    mime,
    size: bytes.byteLength,
    claimed: true,
    created: now(),
  };
  return db.transaction(async (tx) => {
    const order = await openOrder(tx, code);
    await insertFile(tx, file);
    const { rid: file_rid, created } = file;
    const orderFile = await insertOrderFile(tx, { order_rid: order.rid, file_rid, kind, created });
    if (!orderFile) throw new Error('a file of an order was not inserted');
    if (kind !== 'signed') await promiseData(tx, order, created);
    await audit(tx, {
      staff_rid,
      act: `order.file.${kind}`,
      target: order.code,
      note: file.name,
      at: created,
    });
    return presentOrderFile({ orderFile, file });
  });
}
