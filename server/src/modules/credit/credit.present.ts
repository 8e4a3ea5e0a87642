import type { CreditApply } from '@portal/shared/contract';
import type { CreditApplyRow } from './credit.repo';

export function presentCreditApply(row: CreditApplyRow): CreditApply {
  const { rid, code, state, amount_fen, reason, granted_fen, note, created, decided } = row;
  return {
    rid,
    code,
    state,
    amount_fen,
    reason,
    granted_fen,
    note,
    created: created.toISOString(),
    decided: decided?.toISOString() ?? null,
  };
}
