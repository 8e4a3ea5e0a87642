import type { PrestoreApply } from '@portal/shared/contract';
import { etagOf } from '../../http/etag';
import type { FileRow } from '../upload/upload.repo';
import type { PrestoreRow } from './prestore.repo';

/** An application with its voucher. */
export interface ListedPrestore {
  readonly row: PrestoreRow;
  readonly file: Pick<FileRow, 'name' | 'size'> | undefined;
}

/** Returns what an edit of an application replaces. Another voucher of the same name and size is another state, too. */
export function editedPrestore({ row, file }: ListedPrestore) {
  const { amount_fen, payer, paid_on, note, invoicing, file_rid } = row;
  const fields = { amount_fen, payer, paid_on, note, invoicing };
  return {
    ...fields,
    voucher: { name: file?.name ?? '', size: file?.size ?? 0 },
    etag: etagOf({ ...fields, file_rid }),
  };
}

export function presentPrestore({ row, file }: ListedPrestore): PrestoreApply {
  const { rid, code, state, bonus_fen, reason } = row;
  return {
    rid,
    code,
    state,
    bonus_fen,
    reason,
    ...editedPrestore({ row, file }),
    ...(row.cluster_rid !== null && { cluster_rid: row.cluster_rid }),
    created: row.created.toISOString(),
    decided: row.decided?.toISOString() ?? null,
  };
}
