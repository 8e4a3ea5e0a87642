import { query } from '@portal/shared/api';
import { useParams, useTitle } from '@portal/shared/portal';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../ui/BackLink';
import { InvoiceActs } from './InvoiceActs';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceFiles } from './InvoiceFiles';
import { InvoiceMark, invoiceList } from './invoiceList';

/** One request for an invoice: what is to be printed on it, its files, and the acts that its state allows. */
export function InvoicePage() {
  const { code = '' } = useParams();
  useTitle(code);
  const invoice = useQuery(query('staff/invoiceApply/detail', { code }));
  return (
    <>
      <BackLink to={invoiceList.path}>开票申请</BackLink>
      <QueryView query={invoice} loading={<Skeleton variant="rounded" height={420} />}>
        {(shown) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
              <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
                {shown.code}
              </Typography>
              <InvoiceMark state={shown.state} />
            </Box>
            <InvoiceActs invoice={shown} />
            <Box sx={grid}>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <InvoiceFacts invoice={shown} />
              </Box>
              <InvoiceFiles invoice={shown} />
            </Box>
          </>
        )}
      </QueryView>
    </>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
