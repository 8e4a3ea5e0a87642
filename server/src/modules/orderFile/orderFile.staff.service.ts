import { type Data, errors, type OrderFile, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { audit } from '../audit/audit.repo';
import { assigneeNames, staffNotes } from '../order/order.desk.service';
import { presentOrder } from '../order/order.present';
import { promiseData } from '../order/order.promise.service';
import { itemsOf, lockOrder, type OrderRow } from '../order/order.repo';
import { partsOf } from '../order/order.service';
import { orderByCode } from '../order/order.staff.service';
import { presentEvidence } from '../protocol/protocol.present';
import { signaturesOf } from '../protocol/protocol.signature.repo';
import { fileLink } from '../upload/fileLink.service';
import { cleanName } from '../upload/fileName.rules';
import { anyType } from '../upload/fileType.rules';
import { withBytes } from '../upload/storedBytes.service';
import { claimFile, type FileRow, insertFile } from '../upload/upload.repo';
import { memberLabels } from '../user/user.repo';
import { presentOrderFile } from './orderFile.present';
import { listOrderFiles } from './orderFile.repo';
import { attach } from './orderFile.service';

/** Returns one order for staff, with all its files. */
export async function orderForStaff(tx: Tx, code: string, now: Date): Promise<Data<'staff/order/detail'>> {
  const order = await orderByCode(tx, code);
  const members = await memberLabels(tx, [order.user_rid]);
  const parts = await partsOf(tx, order, 'staff', now);
  return {
    ...presentOrder(order, parts),
    member: members.get(order.user_rid) ?? '',
    open_question: order.open_question,
    revised: order.revised,
    revision: order.revision,
    late: parts.promises.some(({ kept, late }) => late && kept === null),
    assignee: (await assigneeNames(tx, [order.rid])).get(order.rid) ?? null,
    notes: await staffNotes(tx, order.rid),
    files: (await listOrderFiles(tx, order.rid)).map((one) => presentOrderFile(one, [])),
    signatures: (await signaturesOf(tx, order.rid)).map(presentEvidence),
  };
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

type Adding = Pick<Deps, 'db' | 'ports' | 'now'>;
type Added = Parsed<'staff/order/file'>;

/**
 * Adds a file to an open order: result data (the member sees it after delivery), a test record, or a signed agreement
 * that arrived by post. Any file type is accepted, because instruments write many formats. The file comes with the
 * call, or was uploaded in parts before.
 */
export async function addOrderFile(
  deps: Adding,
  staff_rid: string,
  input: Added,
  attached: UploadedFile | undefined,
): Promise<OrderFile> {
  const { db, now } = deps;
  const { file_rid } = input;
  if (file_rid !== undefined)
    return db.transaction(async (tx) => {
      await lockOrder(tx, (await openOrder(tx, input.code)).rid);
      const file = await claimFile(tx, file_rid, staff_rid);
      if (!file) throw refuse('not_found', { noun: 'upload' });
      return addFile(tx, { staff_rid, input, file, at: now() });
    });
  const file = await storeAttached(deps, staff_rid, input, attached);
  return withBytes(deps.ports, file.stored, () =>
    db.transaction(async (tx) => {
      await insertFile(tx, file);
      return addFile(tx, { staff_rid, input, file, at: file.created });
    }),
  );
}

/** Stores the file of the call, after the checks of `addFile`, so that a refused one leaves no bytes. */
async function storeAttached(
  { db, ports, now }: Adding,
  staff_rid: string,
  input: Added,
  attached: UploadedFile | undefined,
): Promise<FileRow> {
  if (!attached) throw refuse('file_missing', { fields: { file: errors.file_missing.msg } });
  const { name, bytes } = attached;
  if (bytes.byteLength === 0) throw refuse('file_missing', { fields: { file: reasons.fileEmpty } });
  await db.read(async (tx) => itemOf(tx, await openOrder(tx, input.code), input));
  const { ext, mime } = await anyType(bytes, name);
  const stored = await ports.files.put(bytes);
  return {
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
}

interface Adds {
  readonly staff_rid: string;
  readonly input: Added;
  readonly file: FileRow;
  readonly at: Date;
}

async function addFile(tx: Tx, { staff_rid, input, file, at }: Adds): Promise<OrderFile> {
  const { code, kind } = input;
  const order = await openOrder(tx, code);
  const orderFile = await attach(tx, order, {
    file_rid: file.rid,
    kind,
    created: at,
    item_rid: await itemOf(tx, order, input),
  });
  if (kind !== 'signed') await promiseData(tx, order, at);
  const act = `order.file.${kind}` as const;
  await audit(tx, { staff_rid, act, target: order.code, note: file.name, at });
  return presentOrderFile({ orderFile, file }, []);
}
