import { query } from '@portal/shared/api';
import { Fact } from '@portal/shared/parts';
import { formatFen, invoiceTypes } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import type { ApprovalRow } from './approvalList';

/** What the invoice of a request says, and what it is for. */
export function InvoiceChange({ row: { act, target } }: { readonly row: ApprovalRow }) {
  const invoice = useQuery(query('staff/invoiceApply/detail', { code: target })).data;
  if (!invoice) return null;
  const { member, type, title, amount_fen, parts, prestores, number } = invoice;
  const isRed = act === 'invoiceApply.redIssue';
  return (
    <>
      <Fact term="客户">{member}</Fact>
      <Fact term="抬头">{[title.title, title.tax_number].filter(Boolean).join('，')}</Fact>
      <Fact term="款项">
        {[
          ...parts.map((part) => `结算单 ${part.statement_code} ${formatFen(part.amount_fen)}`),
          ...prestores.map((part) => `预存 ${part.prestore_code} ${formatFen(part.amount_fen)}`),
        ].join('；')}
      </Fact>
      <Fact term="原发票">{isRed && number ? number : ''}</Fact>
      <Fact term="同意后">
        {isRed ? `红冲 ${formatFen(amount_fen)}` : `开具${invoiceTypes[type]} ${formatFen(amount_fen)}`}
      </Fact>
    </>
  );
}
