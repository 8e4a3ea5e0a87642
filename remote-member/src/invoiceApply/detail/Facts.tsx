import type { InvoiceApply } from '@portal/shared/contract';
import { CopyButton, Fact, FactList, lineAbove, plainList, useFolded } from '@portal/shared/parts';
import { formatFen, formatInstant, invoiceTypes, titleHolders } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';

/** Type, amount, number, title, prepayments and statements of a request. */
export function Facts({ apply }: { readonly apply: InvoiceApply }) {
  const { type, amount_fen, number, red_number, title, note, email, created, parts, prestores } = apply;
  const [shown, showAll] = useFolded(parts, { first: 10, what: '张结算单' });
  return (
    <>
      <FactList>
        <Fact term="发票类型">{invoiceTypes[type]}</Fact>
        <Fact term="开票金额">
          <Money fen={amount_fen} strong />
        </Fact>
        {number && (
          <Fact term="发票号码">
            <Digits text={number} what="号码" />
          </Fact>
        )}
        {red_number && (
          <Fact term="红字号码">
            <Digits text={red_number} what="红字号码" />
          </Fact>
        )}
        <Fact term="发票抬头">
          {title.title}（{titleHolders[title.holder]}）
        </Fact>
        <Fact term="税号">{title.tax_number}</Fact>
        <Fact term="地址电话">
          {[title.registered_address, title.registered_phone].filter(Boolean).join(' ')}
        </Fact>
        <Fact term="开户行">{[title.bank, title.account].filter(Boolean).join(' ')}</Fact>
        <Fact term="发票备注">{note}</Fact>
        <Fact term="接收邮箱">{email}</Fact>
        <Fact term="申请时间">{formatInstant(created)}</Fact>
      </FactList>
      {prestores.length > 0 && (
        <Box component="ul" aria-label="开票的预存款" sx={{ ...plainList, typography: 'body2' }}>
          {prestores.map((part) => (
            <Box component="li" key={part.prestore_rid} sx={row}>
              <span>预存款 {part.prestore_code}</span>
              <span>{formatFen(part.amount_fen)}</span>
            </Box>
          ))}
        </Box>
      )}
      <Box component="ul" aria-label="开票的结算单" sx={{ ...plainList, typography: 'body2' }}>
        {shown.map((part) => (
          <Box component="li" key={part.statement_rid} sx={row}>
            <span>结算单 {part.statement_code}</span>
            <span>{formatFen(part.amount_fen)}</span>
          </Box>
        ))}
      </Box>
      {showAll}
    </>
  );
}

const Digits = ({ text, what }: { readonly text: string; readonly what: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
    {text} <CopyButton what={what} text={text} />
  </Box>
);

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  fontVariantNumeric: 'tabular-nums',
  ...lineAbove,
} as const;
