import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { WithdrawButton } from '../ui/quote/WithdrawButton';

/** The quotation of a requirement that waits for the member's answer, and its withdrawal; nothing while there is none. */
export function OpenQuotation({ code }: { readonly code: string }) {
  const answer = useQuery(
    query('staff/quotation/list', { states: ['open'], requirement_code: code, size: 1 }),
  );
  const quotation = answer.data?.list[0];
  return (
    quotation && (
      <Panel title="待答复的报价" aside={<WithdrawButton quotation={quotation} />}>
        <Box component={Link} to={`/staff/quotations/${quotation.code}`} sx={{ color: 'primary.main' }}>
          {quotation.code}
        </Box>{' '}
        {formatFen(quotation.due_fen)}，有效期至 {quotation.valid_until}
      </Panel>
    )
  );
}
