import type { InvoiceApply } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant, invoiceTypes } from '@portal/shared/rules';
import { Alert, Box, Button, Money, MuiLink, Typography } from '@portal/shared/ui';
import { InvoiceChip } from '../ui/invoice/InvoiceChip';
import { FileButton } from './detail/FileButton';

interface ApplyRowProps {
  readonly apply: InvoiceApply;
  /** URL of its details. */
  readonly to: string;
}

/** One request in the list: who, how much, its state with the reason, and its next step. */
export function ApplyRow({ apply, to }: ApplyRowProps) {
  const { code, type, state, amount_fen, title, number, created, reason } = apply;
  const pdf = apply.files.findLast(({ slot }) => slot === 'pdf');
  return (
    <Box component="li" aria-label={code} sx={row}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <MuiLink component={Link} to={to} preventScrollReset sx={{ fontWeight: 600 }}>
            {code}
          </MuiLink>
          <InvoiceChip state={state} />
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {invoiceTypes[type]} · {title.title}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {formatInstant(created)} 申请{number && ` · 发票号码 ${number}`}
        </Typography>
        {state === 'refused' && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1, py: 0 }}>
            {reason}
          </Alert>
        )}
      </Box>
      <Box sx={acts}>
        <Money fen={amount_fen} strong />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, minWidth: { sm: 150 } }}>
          {pdf && <FileButton apply={apply} file={pdf} variant="outlined" />}
          <Button
            size="small"
            color="inherit"
            component={Link}
            to={to}
            preventScrollReset
            aria-label={`查看详情：${code}`}
          >
            详情
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 2.5 },
  py: 2,
  ...lineAbove,
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
