import { type OrderFile, type Parsed, reasons } from '@portal/shared/contract';
import { limits, memberFileActs, serviceType, takesRaw } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { takePoint } from '../limit/limit.repo';
import { notifyManagerOfRaw } from '../order/order.notice';
import { placeOrder } from '../order/order.place.service';
import { lockOrder, type OrderRow, unmarkRaw } from '../order/order.repo';
import { ownOrder } from '../order/order.service';
import { findSettings } from '../setting/setting.repo';
import { claimFile, type FileRow, releaseFile } from '../upload/upload.repo';
import { presentOrderFile } from './orderFile.present';
import { deleteOrderFile, findOwnOrderFile, listOrderFiles } from './orderFile.repo';
import { attach } from './orderFile.service';

/** Places an order with the raw data that the member has uploaded for it. */
export async function placeWithRaw(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/order/add'>,
  now: Date,
): Promise<OrderRow> {
  const order = await placeOrder(tx, user_rid, input, now);
  const file_rids = [...new Set(input.raw_file_rids)];
  if (file_rids.length > 0 && order.type_id !== serviceType.analysis)
    throw refuse('invalid_input', { fields: { raw_file_rids: reasons.rawNotAnalysis } });
  const files: FileRow[] = [];
  for (const [index, file_rid] of file_rids.entries()) {
    files.push(await claim(tx, file_rid, user_rid));
    // A millisecond apart, so that lists keep the member's order.
    await attach(tx, order, { file_rid, kind: 'raw', created: new Date(now.getTime() + index) });
  }
  requireRoom(files);
  return order;
}

async function claim(tx: Tx, file_rid: string, user_rid: string): Promise<FileRow> {
  const file = await claimFile(tx, file_rid, user_rid);
  if (!file) throw refuse('not_found', { noun: 'upload' });
  return file;
}

/** Refuses with raw_limit when an order's raw data is too many files, or too large together. */
function requireRoom(files: readonly Pick<FileRow, 'size'>[]): void {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > limits.rawFiles || bytes > limits.rawBytes) throw refuse('raw_limit');
}

/** Returns an order of the member that takes raw data, locked, so that the test does not begin meanwhile. */
async function openOrder(tx: Tx, user_rid: string, rid: string): Promise<OrderRow> {
  await ownOrder(tx, user_rid, rid);
  const order = await lockOrder(tx, rid);
  if (!order || !takesRaw(order)) throw refuse('order_act_refused', { msg: reasons.rawNotOpen });
  return order;
}

/** Seconds in which the manager gets one text message about an order's raw data, however many files are added. */
const noticeSeconds = 30 * 60;

/** Adds an upload of the member to the raw data of an order. Returns the file as it is when the order has it already. */
export async function addRawFile(
  tx: Tx,
  user_rid: string,
  { rid, file_rid }: Parsed<'auth/order/addRawFile'>,
  at: Date,
): Promise<OrderFile> {
  const order = await openOrder(tx, user_rid, rid);
  const can = memberFileActs('raw', order.state);
  const raw = (await listOrderFiles(tx, rid)).filter(({ orderFile }) => orderFile.kind === 'raw');
  const known = raw.find(({ file }) => file.rid === file_rid);
  if (known) return presentOrderFile(known, can);
  const file = await claim(tx, file_rid, user_rid);
  requireRoom([...raw.map((one) => one.file), file]);
  const orderFile = await attach(tx, order, { file_rid, kind: 'raw', created: at });
  const limit = { key: `orderFile:rawNotice:${rid}`, max: 1, seconds: noticeSeconds };
  const { points } = await takePoint(tx, limit, at);
  if (points === 1) await notifyManagerOfRaw(tx, (await findSettings(tx)).manager, { code: order.code, at });
  return presentOrderFile({ orderFile, file }, can);
}

/** Deletes a file from the raw data of an order. Its bytes are deleted as those of an upload that was not used. */
export async function deleteRawFile(
  tx: Tx,
  user_rid: string,
  { rid }: Parsed<'auth/order/delRawFile'>,
): Promise<void> {
  const found = await findOwnOrderFile(tx, user_rid, rid);
  if (found?.kind !== 'raw') throw refuse('not_found', { noun: 'orderFile' });
  await openOrder(tx, user_rid, found.order_rid);
  if (!(await deleteOrderFile(tx, rid))) return;
  await releaseFile(tx, found.file.rid);
  const rest = await listOrderFiles(tx, found.order_rid);
  if (!rest.some(({ orderFile }) => orderFile.kind === 'raw')) await unmarkRaw(tx, found.order_rid);
}
