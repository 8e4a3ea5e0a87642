import type { Tx } from '../../db/client';
import { listOwnOrderFiles } from '../orderFile/orderFile.repo';
import { type FileRow, listUploads } from '../upload/upload.repo';

/** Returns the member's uploads that belong to no order. */
export async function looseUploads(tx: Tx, user_rid: string): Promise<FileRow[]> {
  const attached = new Set((await listOwnOrderFiles(tx, user_rid)).map(({ file }) => file.rid));
  return (await listUploads(tx, user_rid)).filter(({ rid }) => !attached.has(rid));
}
