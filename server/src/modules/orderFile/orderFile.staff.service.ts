import { type Data, type OrderFile, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { audit } from '../audit/audit.repo';
import { presentOrder } from '../order/order.present';
import { findLate } from '../order/order.promise.repo';
import { promiseData } from '../order/order.promise.service';
import { itemsOf, type OrderRow } from '../order/order.repo';
import { partsOf } from '../order/order.service';
import { orderByCode } from '../order/order.staff.service';
import { cleanName } from '../upload/fileName.rules';
import { anyType } from '../upload/fileType.rules';
import { insertFile } from '../upload/upload.repo';
import { memberLabels } from '../user/user.repo';
import { presentOrderFile } from './orderFile.present';
import { listOrderFiles } from './orderFile.repo';
import { attach } from './orderFile.service';

/** Returns one order for staff, with all its files. */
export async function orderForStaff(tx: Tx, code: string, now: Date): Promise<Data<'staff/order/detail'>> {
  const order = await orderByCode(tx, code);
  const members = await memberLabels(tx, [order.user_rid]);
  return {
    ...presentOrder(order, await partsOf(tx, order, 'staff', now)),
    member: members.get(order.user_rid) ?? '',
    open_question: order.open_question,
    late: (await findLate(tx, [order.rid], now)).has(order.rid),
    files: (await listOrderFiles(tx, order.rid)).map((one) => presentOrderFile(one, [])),
  };
}

/** Returns an order that files can be added to; refuses a cancelled one. */
async function openOrder(tx: Tx, code: string): Promise<OrderRow> {
  const order = await orderByCode(tx, code);
  if (order.state === 'cancelled') throw refuse('order_act_refused', { msg: reasons.orderCancelled });
  return order;
}

/** Returns the key of the item that a test record is about; null for the whole order. Refuses an item that is not there. */
async function itemOf(
  tx: Tx,
  order: OrderRow,
  { kind, item }: Pick<Parsed<'staff/order/file'>, 'kind' | 'item'>,
): Promise<string | null> {
  if (item === undefined) return null;
  const found = kind === 'record' ? (await itemsOf(tx, [order.rid]))[item - 1] : undefined;
  if (!found) throw refuse('invalid_input', { fields: { item: reasons.itemOfRecord } });
  return found.rid;
}

/**
 * Adds a file to an open order: result data (the member sees it after delivery), a test record, or a signed agreement
 * that arrived by post. Any file type is accepted, because instruments write many formats.
 */
export async function addOrderFile(
  { db, ports, now }: Pick<Deps, 'db' | 'ports' | 'now'>,
  staff_rid: string,
  { code, kind, item }: Parsed<'staff/order/file'>,
  { name, bytes }: UploadedFile,
): Promise<OrderFile> {
  if (bytes.byteLength === 0) throw refuse('file_missing', { fields: { file: reasons.fileEmpty } });
  await db.read(async (tx) => itemOf(tx, await openOrder(tx, code), { kind, item }));
  const { ext, mime } = await anyType(bytes, name);
  const stored = await ports.files.put(bytes);
  const file = {
    rid: newRid(),
    user_rid: staff_rid,
    stored,
    name: cleanName(name, ext),
    mime,
    size: bytes.byteLength,
    picture: false,
    claimed: true,
    created: now(),
  };
  return db.transaction(async (tx) => {
    const order = await openOrder(tx, code);
    const { created } = file;
    await insertFile(tx, file);
    const orderFile = await attach(tx, order, {
      ...{ file_rid: file.rid, kind, created },
      item_rid: await itemOf(tx, order, { kind, item }),
    });
    if (kind !== 'signed') await promiseData(tx, order, created);
    await audit(tx, {
      staff_rid,
      act: `order.file.${kind}`,
      target: order.code,
      note: file.name,
      at: created,
    });
    return presentOrderFile({ orderFile, file }, []);
  });
}
