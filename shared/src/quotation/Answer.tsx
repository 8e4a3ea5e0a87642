import type { Quotation } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { useLazyDialog } from '@portal/shared/parts';
import { quotationReminderDays } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { daysLeft, validityText } from './validity';

const loadAccept = () => import('./AcceptDialog').then((m) => m.AcceptDialog);
const loadDecline = () => import('./DeclineDialog').then((m) => m.DeclineDialog);

/** How long an open quotation is valid, and the buttons to accept or to decline it. */
export function Answer({ quotation }: { readonly quotation: Quotation }) {
  const { valid_until, can } = quotation;
  const accept = useLazyDialog('accept quotation', loadAccept, { quotation });
  const decline = useLazyDialog('decline quotation', loadDecline, { quotation });
  const ending = daysLeft(valid_until) <= quotationReminderDays;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ mb: 1.5, ...(ending && { color: 'warning.main', fontWeight: 600 }) }}>
        {validityText(valid_until)}
      </Typography>
      {can.length === 0 && (
        <Alert variant="outlined" severity="warning">
          这份报价单已不能答复。如仍需要，请联系客户经理重新报价。
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {can.includes('accept') && (
          <Button
            variant="contained"
            {...accept.prefetchProps}
            loading={accept.loading}
            onClick={accept.show}
          >
            接受报价
          </Button>
        )}
        {can.includes('decline') && (
          <Button
            variant="outlined"
            color="inherit"
            {...decline.prefetchProps}
            loading={decline.loading}
            onClick={decline.show}
          >
            拒绝
          </Button>
        )}
      </Box>
      {accept.dialog}
      {decline.dialog}
    </Box>
  );
}
