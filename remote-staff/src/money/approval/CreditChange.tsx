import { query } from '@portal/shared/api';
import { Fact } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { creditText } from '../credit/creditList';
import type { ApprovalRow } from './approvalList';

/** The limit that a member has, asks for and would get. */
export function CreditChange({ row: { target, amount_fen } }: { readonly row: ApprovalRow }) {
  const application = useQuery(query('staff/credit/list', { code: target })).data?.list[0];
  if (!application) return null;
  const { member, reason, credit } = application;
  return (
    <>
      <Fact term="客户">{member}</Fact>
      <Fact term="现在">{creditText(credit)}</Fact>
      <Fact term="申请">{`${formatFen(application.amount_fen)}，${reason}`}</Fact>
      <Fact term="同意后">{`额度 ${formatFen(amount_fen)}`}</Fact>
    </>
  );
}
