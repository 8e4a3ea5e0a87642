import type { Statement } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { TransferRow } from './TransferRow';
import { reportedFen, useTransfersOf, useWaitingOf } from './useTransfers';

/** The transfers that were reported for a confirmed statement, newest first; nothing before the first one. */
export function StatementTransfers({ statement: { rid } }: { readonly statement: Statement }) {
  const { data } = useTransfersOf(rid);
  const waiting = useWaitingOf(rid);
  if (!data || data.list.length === 0) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      {waiting.length > 0 && (
        <Alert severity="info" variant="outlined">
          转账核对中 {formatFen(reportedFen(waiting))}，到账后自动入账并通知您，请勿重复付款。
        </Alert>
      )}
      <Box component="ul" aria-label="转账凭证" sx={plainList}>
        {data.list.map((transfer) => (
          <TransferRow key={transfer.rid} transfer={transfer} />
        ))}
      </Box>
    </Box>
  );
}
