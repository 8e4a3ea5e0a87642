import type { PrestoreApply } from '@portal/shared/contract';
import type { FileRow } from '../upload/upload.repo';
import type { PrestoreRow } from './prestore.repo';

/** An application with its voucher. */
export interface ListedPrestore {
  readonly row: PrestoreRow;
  readonly file: Pick<FileRow, 'name' | 'size'> | undefined;
}

export function presentPrestore({ row, file }: ListedPrestore): PrestoreApply {
  const { rid, code, state, amount_fen, bonus_fen, payer, paid_on, note, reason } = row;
  return {
    ...{ rid, code, state, amount_fen, bonus_fen, payer, paid_on, note, reason },
    ...(row.cluster_rid !== null && { cluster_rid: row.cluster_rid }),
    voucher: { name: file?.name ?? '', size: file?.size ?? 0 },
    created: row.created.toISOString(),
    decided: row.decided?.toISOString() ?? null,
  };
}
