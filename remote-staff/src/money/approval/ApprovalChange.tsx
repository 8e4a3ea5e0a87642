import { query } from '@portal/shared/api';
import { Fact } from '@portal/shared/parts';
import { formatFen, statementStateLabels } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import type { ApprovalRow } from './approvalList';
import { CreditChange } from './CreditChange';
import { InvoiceChange } from './InvoiceChange';
import { WithdrawalChange } from './WithdrawalChange';

/** The record that an act changes, as it is now. */
export function ApprovalChange({ row }: { readonly row: ApprovalRow }) {
  if (row.act === 'transferApply.match') return <Transfer row={row} />;
  if (row.act === 'bankLine.match') return <BankLine row={row} />;
  if (row.act === 'prestore.approve') return <Prestore code={row.target} />;
  if (row.act === 'statement.refund') return <Statement code={row.target} />;
  if (row.act === 'credit.grant') return <CreditChange row={row} />;
  if (row.act === 'credit.set')
    return <Fact term="同意后">{`信用额度改为 ${formatFen(row.amount_fen)}`}</Fact>;
  if (row.act === 'rebate.pay') return <WithdrawalChange row={row} />;
  return <InvoiceChange row={row} />;
}

function Transfer({ row: { target, amount_fen } }: { readonly row: ApprovalRow }) {
  const transfer = useQuery(query('staff/transferApply/list', { code: target })).data?.list[0];
  if (!transfer) return null;
  const { member, payer, paid_on, statement } = transfer;
  return (
    <>
      <Fact term="客户">{member}</Fact>
      <Fact term="付款人">{`${payer}，${paid_on}`}</Fact>
      <Fact term="申报金额">{formatFen(transfer.amount_fen)}</Fact>
      <Fact term="同意后">
        {statement
          ? `到账 ${formatFen(amount_fen)}，先付结算单 ${statement.code}，其余记入预存款`
          : `客户的预存款增加 ${formatFen(amount_fen)}`}
      </Fact>
    </>
  );
}

function BankLine({ row: { target, amount_fen } }: { readonly row: ApprovalRow }) {
  const line = useQuery(query('staff/bankLine/list', { code: target })).data?.list[0];
  if (!line) return null;
  const { payer, remark, day, asked } = line;
  return (
    <>
      <Fact term="付款人">{[payer, day].filter(Boolean).join('，')}</Fact>
      <Fact term="摘要">{remark}</Fact>
      <Fact term="同意后">
        {asked.startsWith('S')
          ? `${formatFen(amount_fen)} 用于结算单 ${asked}，其余记入预存款`
          : `转账凭证 ${asked} 到账 ${formatFen(amount_fen)}`}
      </Fact>
    </>
  );
}

function Prestore({ code }: { readonly code: string }) {
  const application = useQuery(query('staff/prestore/list', { code })).data?.list[0];
  if (!application) return null;
  const { member, payer, paid_on, amount_fen, bonus_fen, note } = application;
  return (
    <>
      <Fact term="客户">{member}</Fact>
      <Fact term="付款人">{`${payer}，${paid_on}`}</Fact>
      <Fact term="备注">{note}</Fact>
      <Fact term="同意后">
        {`预存款增加 ${formatFen(amount_fen)}${bonus_fen > 0 ? `，赠送 ${formatFen(bonus_fen)}` : ''}`}
      </Fact>
    </>
  );
}

function Statement({ code }: { readonly code: string }) {
  const statement = useQuery(query('staff/statement/detail', { code })).data;
  if (!statement) return null;
  const { member, state, total_fen, paid_fen } = statement;
  return (
    <>
      <Fact term="客户">{member}</Fact>
      <Fact term="结算单">
        {`${statementStateLabels[state]}，合计 ${formatFen(total_fen)}，已付 ${formatFen(paid_fen)}`}
      </Fact>
    </>
  );
}
