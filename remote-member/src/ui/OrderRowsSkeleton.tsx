import { lineAbove } from '@portal/shared/parts';
import { Box, Skeleton } from '@portal/shared/ui';

interface OrderRowsSkeletonProps {
  readonly rows: number;
  /** True for rows with buttons, which phones show on a line of their own. */
  readonly acts?: boolean;
}

/** Placeholder of order rows while they load: a picture, two lines and a state; the heights are those of `OrderEntry`. */
export function OrderRowsSkeleton({ rows, acts = false }: OrderRowsSkeletonProps) {
  return (
    <Box role="status" aria-label="正在加载">
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <Box key={key} sx={{ ...rowStyle, minHeight: { xs: acts ? 165 : 145, md: 81 } }}>
          <Skeleton variant="rounded" width={84} height={56} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="text" width="60%" />
            <Skeleton variant="text" width="40%" />
          </Box>
          <Skeleton variant="rounded" width={72} height={24} />
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = { ...lineAbove, display: 'flex', gap: 2, px: { xs: 2, sm: 2.5 }, py: 1.5 } as const;
