import { Box, Skeleton } from '@portal/shared/ui';
import { orderLayout } from './orderLayout';

/** The shape of the order form while its data is loaded. */
export function OrderSkeleton() {
  return (
    <Box role="status" aria-label="正在加载" sx={orderLayout}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {[180, 480, 360].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={280} />
    </Box>
  );
}
