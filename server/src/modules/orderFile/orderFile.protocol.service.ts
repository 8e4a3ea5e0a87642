import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { markFile, type OrderRow } from '../order/order.repo';
import { protocolFileName } from '../protocol/protocol.content.document';
import { insertProtocol, protocolFilesOf, supersedeProtocol } from '../protocol/protocol.repo';
import { type MadeProtocol, makeProtocol } from '../protocol/protocol.service';
import { type FileRow, insertFile, releaseFile } from '../upload/upload.repo';
import { insertOrderFile, listOrderFiles, removeProtocols } from './orderFile.repo';

type Making = Pick<Deps, 'db' | 'ports' | 'now'>;

/**
 * Generates the agreement of an order unless it exists. The job `protocol` calls this soon after the order is placed,
 * and the list of files calls it before it returns, so that no list is without the agreement. The PDF is generated
 * outside the transaction that places the order. Of two concurrent results one is stored. An order whose prices changed
 * gets a new version; the earlier one stays with its file when it was signed, and without the file otherwise.
 */
export async function ensureProtocol({ db, ports, now }: Making, order: OrderRow): Promise<void> {
  if (order.protocol_made) return;
  const made = await makeProtocol(db, order);
  const stored = await ports.files.put(made.bytes);
  const file = {
    rid: newRid(),
    user_rid: null,
    stored,
    name: protocolFileName(order.code),
    mime: 'application/pdf',
    size: made.bytes.byteLength,
    picture: false,
    claimed: true,
    created: now(),
  };
  const kept = await db.transaction((tx) => keepProtocol(tx, order, file, made));
  if (!kept) await ports.files.remove(stored);
}

/** Stores the agreement as the current version; returns false when another process stored one first. */
async function keepProtocol(
  tx: Tx,
  order: OrderRow,
  file: FileRow,
  { sha256, content }: MadeProtocol,
): Promise<boolean> {
  if (!(await markFile(tx, order.rid, 'protocol_made', order))) return false;
  const { rid: file_rid } = file;
  const earlier = await supersedeProtocol(tx, order.rid, file.created);
  // The first version has the time of its order, which its text states, whenever the job has generated it.
  const created = earlier ? file.created : order.created;
  for (const removed of await removeProtocols(tx, order.rid, await protocolFilesOf(tx, order.rid)))
    await releaseFile(tx, removed);
  await insertFile(tx, file);
  await insertOrderFile(tx, { order_rid: order.rid, file_rid, kind: 'protocol', created });
  await insertProtocol(tx, {
    rid: newRid(),
    order_rid: order.rid,
    user_rid: order.user_rid,
    file_rid,
    sha256,
    content,
    created,
    version: (earlier?.version ?? 0) + 1,
    due_fen: order.due_fen,
    // A copy that was added before the first version was generated is a copy of it.
    signed: earlier ? null : await signedAt(tx, order.rid),
  });
  return true;
}

/** Returns when the first signed copy of an order was added; null when there is none. */
async function signedAt(tx: Tx, order_rid: string): Promise<Date | null> {
  const copy = (await listOrderFiles(tx, order_rid)).find(({ orderFile }) => orderFile.kind === 'signed');
  return copy?.orderFile.created ?? null;
}
