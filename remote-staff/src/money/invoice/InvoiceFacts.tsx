import type { Data } from '@portal/shared/contract';
import { CopyButton, Fact, FactList, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { invoiceApplyActTable, invoiceTypes } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { History } from '../../ui/History';
import { statementPath } from '../statement/statementList';

interface InvoiceFactsProps {
  readonly invoice: Data<'staff/invoiceApply/detail'>;
}

/** What the invoice says, what it is for, and what happened. */
export const InvoiceFacts = ({ invoice }: InvoiceFactsProps) => {
  const { title, note } = invoice;
  return (
    <>
      <Panel title="票面">
        <FactList>
          <Fact term="类型">{invoiceTypes[invoice.type]}</Fact>
          <Fact term="金额">
            <Money fen={invoice.amount_fen} strong />
          </Fact>
          <Fact term="抬头">
            <Copied text={title.title} what="抬头" />
          </Fact>
          <Fact term="税号">{title.tax_number && <Copied text={title.tax_number} what="税号" />}</Fact>
          <Fact term="地址电话">
            {[title.registered_address, title.registered_phone].filter(Boolean).join(' ')}
          </Fact>
          <Fact term="开户行">{[title.bank, title.account].filter(Boolean).join(' ')}</Fact>
          <Fact term="备注">{note && <Copied text={note} what="备注" />}</Fact>
          <Fact term="寄送邮箱">{invoice.email}</Fact>
          <Fact term="发票号码">{invoice.number ?? ''}</Fact>
          <Fact term="红字号码">{invoice.red_number ?? ''}</Fact>
          <Fact term="原因">{invoice.reason}</Fact>
        </FactList>
      </Panel>
      <Panel title="客户与款项">
        <Box sx={{ fontSize: 14, mb: 1 }}>{invoice.member}</Box>
        <Box component="ul" sx={plainList}>
          {invoice.parts.map(({ statement_code, amount_fen }) => (
            <Box component="li" key={statement_code} sx={row}>
              <Box sx={{ flex: 1 }}>
                结算单{' '}
                <Box component={Link} to={statementPath(statement_code)} sx={{ color: 'primary.main' }}>
                  {statement_code}
                </Box>
              </Box>
              <Money fen={amount_fen} />
            </Box>
          ))}
          {invoice.prestores.map(({ prestore_code, amount_fen }) => (
            <Box component="li" key={prestore_code} sx={row}>
              <Box sx={{ flex: 1 }}>预存 {prestore_code}</Box>
              <Money fen={amount_fen} />
            </Box>
          ))}
        </Box>
      </Panel>
      <History
        events={invoice.events.map(({ act, ...event }) => ({
          ...event,
          label: invoiceApplyActTable[act].label,
        }))}
      />
    </>
  );
};

/** A text with a button that copies it for the tax system. */
const Copied = ({ text, what }: { readonly text: string; readonly what: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    {text} <CopyButton text={text} what={what} />
  </Box>
);

const row = { ...lineAbove, display: 'flex', gap: 1.5, py: 1, fontSize: 14 } as const;
