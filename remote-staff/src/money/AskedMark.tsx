import { Link } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

interface AskedMarkProps {
  readonly approval: { readonly code: string; readonly amount_fen: number; readonly requested_by: string };
}

/** Says that a second person has been asked about a record, and leads there. */
export const AskedMark = ({ approval: { code, amount_fen, requested_by } }: AskedMarkProps) => (
  <Box
    component={Link}
    to="/staff/money/approvals"
    title={`${requested_by} 提交复核 ${code}`}
    sx={{ color: 'warning.main', whiteSpace: 'nowrap' }}
  >
    待复核 {formatFen(amount_fen)}
  </Box>
);
