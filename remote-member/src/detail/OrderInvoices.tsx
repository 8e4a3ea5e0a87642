import { query } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatFen, invoiceTypes } from '@portal/shared/rules';
import { Box, Button, Money, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { InvoiceChip } from '../ui/invoice/InvoiceChip';
import { askInvoicePath, invoicePath } from '../ui/invoice/invoicePaths';
import { ListRow } from '../ui/ListRow';

/** The invoices of an order's statement: what was asked for, its state, and what may still be asked for. Nothing before the confirmation. */
export function OrderInvoices({ statement: { rid } }: { readonly statement: Statement }) {
  const history = useQuery(query('auth/asset/invoiceHistory', { statement_rids: [rid] }));
  const [row] = history.data?.list ?? [];
  if (!row || (row.applies.length === 0 && row.open_fen === 0)) return null;
  return (
    <Panel
      title="发票"
      aside={
        row.open_fen > 0 && (
          <Button size="small" variant="outlined" component={Link} to={askInvoicePath(rid)}>
            申请开票
          </Button>
        )
      }
    >
      {row.open_fen > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          可开票 {formatFen(row.open_fen)}
        </Typography>
      )}
      {row.applies.length > 0 && (
        <Box component="ul" aria-label="开票申请" sx={plainList}>
          {row.applies.map((apply) => (
            <ListRow
              key={apply.rid}
              inPanel
              label={apply.code}
              title={invoiceTypes[apply.type]}
              marks={<InvoiceChip state={apply.state} />}
              acts={<Money fen={apply.amount_fen} />}
            >
              <MuiLink component={Link} to={invoicePath(apply.rid)}>
                {apply.code}
              </MuiLink>
            </ListRow>
          ))}
        </Box>
      )}
    </Panel>
  );
}
