import type { Data } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { assigneeNames, staffNotes } from '../order/order.desk.service';
import { presentOrder } from '../order/order.present';
import { partsOf } from '../order/order.service';
import { orderByCode } from '../order/order.staff.service';
import { presentEvidence } from '../protocol/protocol.present';
import { signaturesOf } from '../protocol/protocol.signature.repo';
import { fileLink } from '../upload/fileLink.service';
import { findUser, memberLabels } from '../user/user.repo';
import { presentOrderFile } from './orderFile.present';
import { listOrderFiles } from './orderFile.repo';

/** Returns one order for staff, with all its files. */
export async function orderForStaff(tx: Tx, code: string, now: Date): Promise<Data<'staff/order/detail'>> {
  const order = await orderByCode(tx, code);
  const members = await memberLabels(tx, [order.user_rid]);
  const parts = await partsOf(tx, order, 'staff', now);
  return {
    ...presentOrder(order, parts),
    member: members.get(order.user_rid) ?? '',
    member_rid: order.user_rid,
    open_question: order.open_question,
    revised: order.revised,
    revision: order.revision,
    late: parts.promises.some(({ kept, late }) => late && kept === null),
    assignee: (await assigneeNames(tx, [order.rid])).get(order.rid) ?? null,
    prepared_by: await nameOf(tx, order.prepared_by),
    notes: await staffNotes(tx, order.rid),
    files: (await listOrderFiles(tx, order.rid)).map((one) => presentOrderFile(one, [])),
    signatures: (await signaturesOf(tx, order.rid)).map(presentEvidence),
  };
}

/** Returns the name of a person of the lab; empty for nobody. */
async function nameOf(tx: Tx, staff_rid: string | null): Promise<string> {
  const person = staff_rid === null ? undefined : await findUser(tx, staff_rid);
  return person?.name || person?.account || '';
}

/** Returns the files of an order with links that download them. */
export async function filesForStaff(
  tx: Tx,
  code: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<Data<'staff/order/files'>> {
  const order = await orderByCode(tx, code);
  const kept = await listOrderFiles(tx, order.rid);
  const hasRaw = kept.some(({ orderFile }) => orderFile.kind === 'raw');
  return {
    list: kept.map((one) => ({
      ...presentOrderFile(one, []),
      link: fileLink(secret, one.orderFile.rid, now),
    })),
    raw_zip: hasRaw ? fileLink(secret, order.rid, now, 'rawZip') : null,
  };
}
