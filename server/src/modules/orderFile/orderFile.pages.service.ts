import { buffer } from 'node:stream/consumers';
import { type Parsed, reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { countAttempt } from '../limit/limit.service';
import { lockOrder } from '../order/order.repo';
import { picturesPdf } from '../pdf/pdf.pictures.document';
import { scannedFileName } from '../protocol/protocol.signature.document';
import { withBytes } from '../upload/storedBytes.service';
import { discardUploads, type FileRow, findFiles, insertFile } from '../upload/upload.repo';
import { joinLimits } from './orderFile.limits';
import { attachSigned, signableOrder } from './orderFile.service';

/**
 * Hands in a signed copy that consists of photos, which are joined into one PDF outside of the transaction. Of concurrent calls
 * with the same photos one succeeds, the others are refused with not_found.
 */
export async function handInPages(
  { rid, file_rid, page_rids }: Parsed<'auth/order/updateProtocolFile'>,
  { db, member, ports, now }: Context,
): Promise<void> {
  await countAttempt(db, joinLimits(member.rid), now());
  const rids = [file_rid, ...page_rids];
  const { code, pages } = await db.read(async (tx) => ({
    code: (await signableOrder(tx, member.rid, rid)).code,
    pages: await ownPages(tx, member.rid, rids),
  }));
  const created = now();
  const name = scannedFileName(code);
  const bytes = await picturesPdf({ title: name, created }, await Promise.all(pages.map(read)));
  if (!bytes) throw refuse('file_type_refused', { fields: { page_rids: reasons.signedPages } });
  const stored = await ports.files.put(bytes);
  await withBytes(ports, stored, () =>
    db.transaction(async (tx) => {
      await lockOrder(tx, rid);
      const order = await signableOrder(tx, member.rid, rid);
      if ((await discardUploads(tx, member.rid, rids)) < rids.length)
        throw refuse('not_found', { noun: 'upload' });
      const file = {
        rid: newRid(),
        user_rid: member.rid,
        stored,
        name,
        mime: 'application/pdf',
        size: bytes.byteLength,
        claimed: true,
        created,
      };
      await insertFile(tx, file);
      await attachSigned(tx, order, file.rid, created);
    }),
  );

  async function read({ stored: key }: FileRow): Promise<Buffer> {
    const content = await ports.files.open(key);
    if (!content) throw refuse('not_found', { noun: 'upload' });
    return buffer(content.stream);
  }
}

/** Returns unused JPEG pictures of the member in the order of their keys. */
async function ownPages(tx: Tx, user_rid: string, rids: readonly string[]): Promise<FileRow[]> {
  const found = new Map((await findFiles(tx, rids)).map((file) => [file.rid, file]));
  const pages = rids.map((rid) => found.get(rid)).filter((file) => file !== undefined);
  const own = pages.filter((file) => file.user_rid === user_rid && !file.claimed);
  if (own.length < rids.length || found.size < rids.length) throw refuse('not_found', { noun: 'upload' });
  if (own.some(({ picture, mime }) => !picture || mime !== 'image/jpeg'))
    throw refuse('file_type_refused', { fields: { page_rids: reasons.signedPages } });
  if (own.reduce((sum, { size }) => sum + size, 0) > limits.uploadBytes)
    throw refuse('invalid_input', { fields: { page_rids: reasons.signedTooLarge } });
  return own;
}
