import { LoadMore, plainList } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { PaymentRow } from './PaymentRow';
import type { usePayments } from './usePayments';

interface PaymentListProps {
  readonly payments: ReturnType<typeof usePayments>;
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly own: boolean;
  /** Shown for the empty list. */
  readonly children: ReactNode;
}

/** Payments as rows, with the button for the next page. */
export const PaymentList = ({ payments, label, own, children }: PaymentListProps) => (
  <QueryView query={payments} loading={<Skeleton variant="rounded" height={160} />}>
    {(list) =>
      list.length === 0 ? (
        children
      ) : (
        <LoadMore query={payments}>
          <Box component="ul" aria-label={label} sx={plainList}>
            {list.map((payment) => (
              <PaymentRow key={payment.rid} payment={payment} own={own} />
            ))}
          </Box>
        </LoadMore>
      )
    }
  </QueryView>
);
