import { query } from '@portal/shared/api';
import { Fact } from '@portal/shared/parts';
import { formatFen, withdrawalStateLabels } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import type { ApprovalRow } from './approvalList';

/** To whom a withdrawal is paid; a payee that the member has changed meanwhile is the one that is shown. */
export function WithdrawalChange({ row: { target, amount_fen } }: { readonly row: ApprovalRow }) {
  const withdrawal = useQuery(query('staff/rebate/withdrawals', { states: ['waiting'], code: target })).data
    ?.list[0];
  if (!withdrawal) return null;
  const { member, payee, state } = withdrawal;
  return (
    <>
      <Fact term="客户">{member}</Fact>
      <Fact term="收款人">{`${payee.name}，${payee.bank}`}</Fact>
      <Fact term="收款账号">{payee.account}</Fact>
      <Fact term="提现状态">{withdrawalStateLabels[state]}</Fact>
      <Fact term="同意后">{`记为已打款 ${formatFen(amount_fen)}`}</Fact>
    </>
  );
}
