import { errors, type OrderFile, type Parsed, reasons } from '@portal/shared/contract';
import { namedForSample } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { audit } from '../audit/audit.repo';
import { dataOrders } from '../order/order.data.repo';
import { promiseData } from '../order/order.promise.service';
import { itemsOf, lockOrder, type OrderRow } from '../order/order.repo';
import { orderByCode } from '../order/order.staff.service';
import { cleanName } from '../upload/fileName.rules';
import { anyType } from '../upload/fileType.rules';
import { withBytes } from '../upload/storedBytes.service';
import { claimFile, type FileRow, insertFile, renameFile } from '../upload/upload.repo';
import { presentOrderFile } from './orderFile.present';
import { attach } from './orderFile.service';

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

type Adding = Pick<Context<'staff/order/file'>, 'db' | 'ports' | 'now' | 'once'>;
type Added = Parsed<'staff/order/file'>;

/**
 * Adds a file to an open order: result data (the member sees it after delivery), a test record, or a signed agreement
 * that arrived by post. Any file type is accepted, because instruments write many formats. The file comes with the
 * call, or was uploaded in parts before. A call that comes again with its key adds nothing.
 */
export async function addOrderFile(
  deps: Adding,
  staff_rid: string,
  input: Added,
  attached: UploadedFile | undefined,
): Promise<OrderFile> {
  const { now, once } = deps;
  const known = await once.answered();
  if (known) return known.data;
  const { file_rid } = input;
  if (file_rid !== undefined)
    return once.run((own) =>
      own.transaction(async (tx) => {
        await lockOrder(tx, (await openOrder(tx, input.code)).rid);
        const file = await claimFile(tx, file_rid, staff_rid);
        if (!file) throw refuse('not_found', { noun: 'upload' });
        const name = await nameFor(tx, input, file.name);
        if (name !== file.name) await renameFile(tx, file.rid, name);
        return addFile(tx, { staff_rid, input, file: { ...file, name }, at: now() });
      }),
    );
  const file = await storeAttached(deps, staff_rid, input, attached);
  let isAdded = false;
  const added = await withBytes(deps.ports, file.stored, () =>
    once.run((own) =>
      own.transaction(async (tx) => {
        isAdded = true;
        await insertFile(tx, file);
        return addFile(tx, { staff_rid, input, file, at: file.created });
      }),
    ),
  );
  // The same call came twice at a time, and the other one has added its file.
  if (!isAdded) await deps.ports.files.remove(file.stored);
  return added;
}

/** Returns the name of a file with what it says of its sample. Refuses a sample that the order does not have. */
async function nameFor(tx: Tx, { code, kind, sample }: Added, name: string): Promise<string> {
  if (sample === undefined) return name;
  const [order] = kind === 'data' ? await dataOrders(tx, [code]) : [];
  if (!order?.samples.some(({ number }) => number === sample))
    throw refuse('invalid_input', { fields: { sample: reasons.sampleOfData } });
  return cleanName(namedForSample(order, sample, name), '');
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
  const { ext, mime } = await anyType(bytes, name);
  const named = await db.read(async (tx) => {
    await itemOf(tx, await openOrder(tx, input.code), input);
    return nameFor(tx, input, cleanName(name, ext));
  });
  return {
    rid: newRid(),
    user_rid: staff_rid,
    stored: await ports.files.put(bytes),
    name: named,
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
    added_by: staff_rid,
    created: at,
    item_rid: await itemOf(tx, order, input),
  });
  if (kind !== 'signed') await promiseData(tx, order, at);
  const act = `order.file.${kind}` as const;
  await audit(tx, { staff_rid, act, target: order.code, note: file.name, at });
  return presentOrderFile({ orderFile, file }, []);
}
