import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { markFile, type OrderRow } from '../order/order.repo';
import { protocolFileName } from '../protocol/protocol.content.document';
import { makeProtocol } from '../protocol/protocol.service';
import { type FileRow, insertFile, releaseFile } from '../upload/upload.repo';
import { insertOrderFile, removeProtocol } from './orderFile.repo';

type Making = Pick<Deps, 'db' | 'ports' | 'now'>;

/**
 * Generates the agreement of an order unless it exists. The job `protocol` calls this soon after the order is placed,
 * and the list of files calls it before it returns, so that no list is without the agreement. The PDF is generated
 * outside the transaction that places the order. Of two concurrent results one is stored. An order whose prices changed
 * gets a new one; the earlier one is deleted.
 */
export async function ensureProtocol({ db, ports, now }: Making, order: OrderRow): Promise<void> {
  if (order.protocol_made) return;
  const bytes = await makeProtocol(db, order);
  const stored = await ports.files.put(bytes);
  const file = {
    rid: newRid(),
    user_rid: null,
    stored,
    name: protocolFileName(order.code),
    mime: 'application/pdf',
    size: bytes.byteLength,
    picture: false,
    claimed: true,
    created: now(),
  };
  const kept = await db.transaction((tx) => keepProtocol(tx, order, file));
  if (!kept) await ports.files.remove(stored);
}

/** Stores the agreement in place of an earlier one; returns false when another process stored one first. */
async function keepProtocol(tx: Tx, order: OrderRow, file: FileRow): Promise<boolean> {
  if (!(await markFile(tx, order.rid, 'protocol_made', order))) return false;
  const earlier = await removeProtocol(tx, order.rid);
  if (earlier !== undefined) await releaseFile(tx, earlier);
  await insertFile(tx, file);
  const { rid: file_rid, created } = file;
  await insertOrderFile(tx, { order_rid: order.rid, file_rid, kind: 'protocol', created });
  return true;
}
