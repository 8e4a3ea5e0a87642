import type { TransferApply } from '@portal/shared/contract';
import type { TransferApplyRow } from './transferApply.repo';

/** Returns a reported transfer with the code of its statement. */
export function presentTransferApply(
  row: TransferApplyRow,
  statements: readonly { readonly rid: string; readonly code: string }[],
): TransferApply {
  const { rid, code, statement_rid, amount_fen, payer, paid_on, state, reason, created } = row;
  const statement = statements.find((one) => one.rid === statement_rid);
  return {
    rid,
    code,
    statement: statement ? { rid: statement.rid, code: statement.code } : null,
    amount_fen,
    payer,
    paid_on,
    state,
    reason,
    created: created.toISOString(),
  };
}
