import type { ClusterPayment } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { clusterPaymentStateLabels, formatInstant } from '@portal/shared/rules';
import { Alert, Box, Chip, Money, Typography } from '@portal/shared/ui';
import { PaymentActs } from './PaymentActs';

const colours = {
  waiting: 'warning',
  paid: 'success',
  declined: 'error',
  withdrawn: 'default',
  expired: 'default',
} as const;

interface PaymentRowProps {
  readonly payment: ClusterPayment;
  /** True in the member's own list, which names the groups; false in a group's list, which names the members. */
  readonly own: boolean;
}

/** One payment: who pays how much for which services, and what may be done with it. */
export function PaymentRow({ payment, own }: PaymentRowProps) {
  const { state, amount_fen, cluster, member, statement, services, orders, created, expires, note } = payment;
  const who = own ? (cluster?.name ?? '已退出的社群') : member;
  return (
    <Box component="li" aria-label={`${who} ${statement}`} sx={row}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {who}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={colours[state]}
            label={clusterPaymentStateLabels[state]}
          />
        </Box>
        <Typography variant="body2">{services.join('、')}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          结算单 {statement}，订单 {orders.join('、')} · {formatInstant(created)}
          {expires && `，${formatInstant(expires)} 前未审批则过期`}
        </Typography>
        {note && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1, py: 0 }}>
            {note}
          </Alert>
        )}
      </Box>
      <Box sx={{ typography: 'h4', textAlign: 'right' }}>
        <Money fen={amount_fen} />
      </Box>
      <PaymentActs payment={payment} />
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
