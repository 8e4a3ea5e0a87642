import type { InvoiceApply } from '@portal/shared/contract';

import { Link } from '@portal/shared/portal';
import { formatInstant, invoiceTypes } from '@portal/shared/rules';
import { Box, Button, Money, MuiLink } from '@portal/shared/ui';
import { InvoiceChip } from '../ui/invoice/InvoiceChip';
import { ListRow } from '../ui/ListRow';
import { FileButton } from './detail/FileButton';
import { SendToFinance } from './finance/SendToFinance';

interface ApplyRowProps {
  readonly apply: InvoiceApply;
  /** URL of its details. */
  readonly to: string;
}

/** One request in the list: who, how much, its state with the reason, and its next step. */
export function ApplyRow({ apply, to }: ApplyRowProps) {
  const { code, type, state, amount_fen, title, number, created, reason, prestores, finance_sent } = apply;
  return (
    <ListRow
      label={code}
      title={
        <MuiLink component={Link} to={to} replace preventScrollReset>
          {code}
        </MuiLink>
      }
      marks={<InvoiceChip state={state} />}
      note={`${formatInstant(created)} 申请${number === null ? '' : ` · 发票号码 ${number}`}`}
      problem={state === 'refused' && reason}
      acts={
        <Box sx={acts}>
          <Money fen={amount_fen} strong />
          <Box sx={files}>
            {[...apply.files].sort(pdfFirst).map((file) => (
              <FileButton key={`${file.slot} ${file.red}`} apply={apply} file={file} variant="outlined" />
            ))}
            <SendToFinance apply={apply} />
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={to}
              replace
              preventScrollReset
              aria-label={`查看详情：${code}`}
            >
              详情
            </Button>
          </Box>
        </Box>
      }
    >
      {invoiceTypes[type]} · {title.title}
      {finance_sent && ` · ${formatInstant(finance_sent.at)} 已发送至财务`}
      {prestores.length > 0 && ` · 预存款 ${prestores.map((one) => one.prestore_code).join('、')}`}
    </ListRow>
  );
}

type File = InvoiceApply['files'][number];

/** The PDF is what people read: it comes first, that of the red letter behind the files of the invoice. */
const pdfFirst = (a: File, b: File): number =>
  Number(a.red) - Number(b.red) || Number(b.slot === 'pdf') - Number(a.slot === 'pdf');

const files = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  gap: 1,
  minWidth: { sm: 150 },
} as const;

const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  columnGap: 2,
  rowGap: 1,
  flex: { xs: '1 1 100%', sm: '0 0 auto' },
} as const;
