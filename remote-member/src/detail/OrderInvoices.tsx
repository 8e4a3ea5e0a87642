import { query } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { invoiceTypes } from '@portal/shared/rules';
import { Box, Money, MuiLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { InvoiceChip } from '../ui/invoice/InvoiceChip';
import { invoicePath } from '../ui/invoice/invoicePaths';
import { ListRow } from '../ui/ListRow';

/** The invoices that were asked for over an order's statement, each with its state; nothing without any. The statement has the button that asks. */
export function OrderInvoices({ statement: { rid } }: { readonly statement: Statement }) {
  const history = useQuery(query('auth/asset/invoiceHistory', { statement_rids: [rid] }));
  const applies = history.data?.list[0]?.applies ?? [];
  if (applies.length === 0) return null;
  return (
    <Panel title="发票">
      <Box component="ul" aria-label="开票申请" sx={plainList}>
        {applies.map((apply) => (
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
    </Panel>
  );
}
