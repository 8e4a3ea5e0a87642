import type { TransferApply } from '@portal/shared/contract';
import { etagOf } from '../../http/etag';
import type { FileRow } from '../upload/upload.repo';
import type { TransferApplyRow } from './transferApply.repo';

/** A reported transfer with its voucher and the statement that it pays. */
export interface ListedTransfer {
  readonly row: TransferApplyRow;
  readonly file: Pick<FileRow, 'name' | 'size'> | undefined;
  readonly statement: { readonly rid: string; readonly code: string } | undefined;
}

/** Returns what an edit of a report replaces. Another voucher of the same name and size is another state, too. */
export function editedTransfer({ row, file }: Pick<ListedTransfer, 'row' | 'file'>) {
  const { amount_fen, payer, paid_on, file_rid } = row;
  return {
    amount_fen,
    payer,
    paid_on,
    voucher: { name: file?.name ?? '', size: file?.size ?? 0 },
    etag: etagOf({ amount_fen, payer, paid_on, file_rid }),
  };
}

/** Returns a reported transfer with its voucher and the code of its statement. */
export function presentTransferApply(listed: ListedTransfer): TransferApply {
  const { row, statement } = listed;
  const { rid, code, state, arrived_fen, reason } = row;
  return {
    rid,
    code,
    statement: statement ? { rid: statement.rid, code: statement.code } : null,
    state,
    arrived_fen,
    reason,
    ...editedTransfer(listed),
    created: row.created.toISOString(),
    decided: row.decided?.toISOString() ?? null,
  };
}
