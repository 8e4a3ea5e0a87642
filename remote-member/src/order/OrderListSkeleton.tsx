import { Box, Skeleton } from '@portal/shared/ui';

/** Placeholder of the order list while it loads. */
export function OrderListSkeleton() {
  return (
    <Box aria-busy="true" aria-label="加载中" sx={{ px: 2.5, pb: 2 }}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} variant="rounded" height={52} sx={{ mt: 1.5 }} />
      ))}
    </Box>
  );
}
