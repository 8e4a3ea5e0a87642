import type { Statement } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';

/** Says from where a statement is paid once it is confirmed; empty when nothing is booked. */
export function sourceText({ cash_fen, bonus_fen, credit_fen }: Statement['sources']): string {
  return [
    cash_fen > 0 && `预存扣款 ${formatFen(cash_fen)}`,
    bonus_fen > 0 && `赠送金扣款 ${formatFen(bonus_fen)}`,
    credit_fen > 0 && `信用额度记账 ${formatFen(credit_fen)}，待您付款`,
  ]
    .filter(Boolean)
    .join('，');
}
