import type { ClusterPayment } from '@portal/shared/contract';

import { clusterPaymentStateLabels, formatInstant } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { ListRow } from '../../ui/ListRow';
import { PaymentActs } from './PaymentActs';

const tones = {
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
    <ListRow
      inPanel
      label={`${who} ${statement}`}
      title={who}
      state={{ label: clusterPaymentStateLabels[state], tone: tones[state] }}
      note={
        <>
          结算单 {statement}，订单 {orders.join('、')} · {formatInstant(created)}
          {expires && `，${formatInstant(expires)} 前未审批则过期`}
        </>
      }
      problem={note}
      acts={
        <>
          <Box sx={{ typography: 'h4', textAlign: 'right' }}>
            <Money fen={amount_fen} />
          </Box>
          <PaymentActs payment={payment} />
        </>
      }
    >
      {services.join('、')}
    </ListRow>
  );
}
