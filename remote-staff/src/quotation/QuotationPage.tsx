import { call, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DownloadButton, Fact, FactList, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { useParams } from '@portal/shared/portal';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { WithdrawButton } from '../ui/quote/WithdrawButton';
import { RecordColumns } from '../ui/RecordColumns';
import { RecordPage } from '../ui/RecordPage';
import { QuotationMark, QuotationTarget, quotationList, quotationPath } from './quotationList';

/** One quotation: its lines and terms as the member reads them, and its withdrawal while it is open. */
export function QuotationPage() {
  const { code = '' } = useParams();
  const quotation = useQuery(query('staff/quotation/detail', { code }));
  return (
    <RecordPage
      list={quotationList}
      listName="报价单"
      code={code}
      record={quotation}
      beside={(shown) => (
        <>
          <QuotationMark state={shown.state} />
          <WithdrawButton quotation={shown} />
        </>
      )}
    >
      {(shown) => <RecordColumns main={<Lines {...shown} />} aside={<Terms {...shown} />} />}
    </RecordPage>
  );
}

type Quotation = Data<'staff/quotation/detail'>;

const Lines = ({ lines, total_fen, discount_fen, due_fen }: Quotation) => (
  <Panel title="报价项目">
    <Box component="ul" sx={plainList}>
      {lines.map(({ name, count, unit, option_text, unit_fen, total_fen: line_fen }) => (
        <Box component="li" key={`${name} ${option_text.join()} ${unit_fen} ${count}`} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <b>{name}</b> × {count} {unit}，{formatFen(unit_fen)}
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{option_text.join('；')}</Box>
          </Box>
          <Money fen={line_fen} />
        </Box>
      ))}
    </Box>
    {discount_fen > 0 && (
      <Box sx={row}>
        <Box sx={{ flex: 1 }}>合计 {formatFen(total_fen)}，优惠券减</Box>
        <Money fen={-discount_fen} />
      </Box>
    )}
    <Box sx={row}>
      <Box sx={{ flex: 1 }}>应付</Box>
      <Money fen={due_fen} strong />
    </Box>
  </Panel>
);

const Terms = ({ code, target, member, revision, valid_until, note, reason, created, link }: Quotation) => (
  <Panel
    title="客户与有效期"
    aside={
      link !== null && (
        <DownloadButton
          size="small"
          variant="outlined"
          name={`报价单 ${code}.pdf`}
          page={quotationPath(code)}
          ask={async () => ({ url: (await call('staff/quotation/detail', { code })).link ?? link })}
        >
          下载 PDF
        </DownloadButton>
      )
    }
  >
    <FactList>
      <Fact term="客户">{member}</Fact>
      <Fact term={target.kind === 'order' ? '订单' : '需求'}>
        <QuotationTarget target={target} />
      </Fact>
      <Fact term="第几版">{revision}</Fact>
      <Fact term="有效期至">{valid_until}</Fact>
      <Fact term="发送">{formatInstant(created)}</Fact>
      <Fact term="说明">{note}</Fact>
      <Fact term="原因">{reason}</Fact>
    </FactList>
  </Panel>
);

const row = { ...lineAbove, display: 'flex', gap: 1.5, py: 1, fontSize: 14 } as const;
