import { reasons } from '@portal/shared/contract';
import { memberFileActs, type OrderFileKind, takesSigned } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { move } from '../order/order.move.service';
import { type FileMark, lockOrder, markFile, type OrderRow } from '../order/order.repo';
import { ownOrder } from '../order/order.service';
import { markProtocolSigned } from '../protocol/protocol.repo';
import { claimFile } from '../upload/upload.repo';
import { findOwnOrderFile, insertOrderFile, type OrderFileRow } from './orderFile.repo';
import { findShownFile } from './orderFile.shown.repo';

/** Returns a file that the member may download, of an own order or of one that is shown to them; refuses any other one with not_found. */
export async function readableFile(tx: Tx, user_rid: string, rid: string) {
  const found = (await findOwnOrderFile(tx, user_rid, rid)) ?? (await findShownFile(tx, user_rid, rid));
  if (!found || !memberFileActs(found.kind, found.state).includes('download'))
    throw refuse('not_found', { noun: 'orderFile' });
  return found;
}

const signedTypes = /^(application\/pdf|image\/)/;

/**
 * Attaches the member's signed copy of the agreement, a file that they uploaded. It moves a confirmed order to
 * `agreed`; in later states the copy is only stored. Refuses other members' orders and files (not_found).
 */
export async function handInSigned(
  tx: Tx,
  user_rid: string,
  { rid, file_rid }: { rid: string; file_rid: string },
  now: Date,
): Promise<void> {
  await lockOrder(tx, rid);
  const order = await signableOrder(tx, user_rid, rid);
  const file = await claimFile(tx, file_rid, user_rid);
  if (!file) throw refuse('not_found', { noun: 'upload' });
  if (!signedTypes.test(file.mime)) {
    throw refuse('file_type_refused', { fields: { file_rid: reasons.signedType } });
  }
  await attachSigned(tx, order, file.rid, now);
}

/** Returns an order of the member that takes a signed copy; refuses any other one. */
export async function signableOrder(tx: Tx, user_rid: string, rid: string): Promise<OrderRow> {
  const order = await ownOrder(tx, user_rid, rid);
  if (!takesSigned(order.state)) throw refuse('order_act_refused', { msg: reasons.protocolNotOpen });
  return order;
}

/** Attaches a signed copy of the member; it moves a confirmed order to `agreed`. */
export async function attachSigned(tx: Tx, order: OrderRow, file_rid: string, now: Date): Promise<void> {
  await attach(tx, order, { file_rid, kind: 'signed', created: now });
  if (order.state === 'confirmed') {
    await move(
      tx,
      { ...order, signed: true },
      { act: 'agree', by: 'member', by_rid: order.user_rid, note: '', at: now },
    );
  }
}

/** The order's column for each kind of file that decides about acts. */
const marks: Partial<Record<OrderFileKind, FileMark>> = {
  signed: 'signed',
  data: 'has_data',
  raw: 'has_raw',
};

/** Attaches a stored file to an order and records it in the order's row. */
export async function attach(
  tx: Tx,
  order: OrderRow,
  file: {
    file_rid: string;
    kind: Exclude<OrderFileKind, 'protocol'>;
    item_rid?: string | null;
    added_by?: string;
    created: Date;
  },
): Promise<OrderFileRow> {
  const row = await insertOrderFile(tx, { ...file, order_rid: order.rid });
  const mark = marks[file.kind];
  if (mark) await markFile(tx, order.rid, mark);
  if (file.kind === 'signed') await markProtocolSigned(tx, order.rid, file.created);
  return row;
}
