import type { Rebate, RebateWithdrawal } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { PayeeRow, RebateRow } from './rebate.repo';
import type { WithdrawalRow } from './withdrawal.repo';

/** `member` is the referred member's masked name. */
export const presentRebate = (
  { paid_fen, percent, amount_fen, created }: RebateRow,
  member: string,
  returned_fen: number,
): Rebate => ({ member, paid_fen, percent, amount_fen, returned_fen, created: created.toISOString() });

/** Returns a payee as an edit replaces it. */
export const editedPayee = ({ name, bank, account }: PayeeRow) => withEtag({ name, bank, account });

export const presentWithdrawal = (row: WithdrawalRow): RebateWithdrawal => {
  const { rid, code, amount_fen, state, note, reference, created, changed } = row;
  return {
    rid,
    code,
    amount_fen,
    state,
    note,
    reference,
    payee: { name: row.payee_name, bank: row.payee_bank, account: row.payee_account },
    created: created.toISOString(),
    changed: changed.toISOString(),
    can: state === 'waiting' ? ['cancel'] : [],
  };
};
