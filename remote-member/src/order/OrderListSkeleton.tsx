import { lineAbove } from '@portal/shared/parts';
import { Box, Skeleton } from '@portal/shared/ui';

/** Placeholder of the order list while it loads: rows of a picture, two lines and a state. */
export function OrderListSkeleton() {
  return (
    <Box aria-busy="true" aria-label="加载中">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Box key={row} sx={{ ...lineAbove, display: 'flex', gap: 2, px: { xs: 2, sm: 2.5 }, py: 1.5 }}>
          <Skeleton variant="rounded" width={84} height={56} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="text" width="50%" />
            <Skeleton variant="text" width="30%" />
          </Box>
          <Skeleton variant="rounded" width={72} height={24} />
        </Box>
      ))}
    </Box>
  );
}
