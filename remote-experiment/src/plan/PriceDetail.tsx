import { query } from '@portal/shared/api';
import { Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PriceLines } from '../ui/PriceLines';
import type { Selection } from './selection';

interface PriceDetailProps {
  readonly selection: Selection;
  /** Total of the selected items on the page; a quote with another total is outdated. */
  readonly fen: number;
}

/** The price of the selected items with the coupon that takes off most. */
export function PriceDetail({ selection, fen }: PriceDetailProps) {
  const { data, isError } = useQuery({
    ...query('auth/order/quote', { plan_rids: [...selection], best_coupon: true }),
    placeholderData: keepPreviousData,
  });
  if (data?.total_fen === fen) return <PriceLines wide quote={data} />;
  if (isError)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        价格明细暂时无法加载，可直接下单，确认订单页会再次核对
      </Typography>
    );
  return <Skeleton variant="rounded" height={140} aria-label="价格明细加载中" />;
}
