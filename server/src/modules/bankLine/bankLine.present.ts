import type { Data } from '@portal/shared/contract';
import type { BankLineRow } from './bankLine.repo';

/** A line with what it has paid and who decided about it. */
export interface ListedLine {
  readonly row: BankLineRow;
  /** Code of the reported transfer or the statement; empty when it has paid nothing. */
  readonly paid: string;
  readonly decided_by: string;
}

/** Returns a line for the answer. */
export function presentBankLine({ row, paid, decided_by }: ListedLine): Data<'staff/bankLine/setAside'> {
  const { code, day, amount_fen, payer, account, remark, serial, state, reason } = row;
  return {
    code,
    day,
    amount_fen,
    payer,
    account,
    remark,
    serial,
    state,
    reason,
    paid,
    decided_by,
    created: row.created.toISOString(),
    decided: row.decided?.toISOString() ?? null,
  };
}
