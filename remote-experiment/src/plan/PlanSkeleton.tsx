import { Box, Skeleton } from '@portal/shared/ui';

/** Placeholder of the plan while it loads. */
export function PlanSkeleton() {
  return (
    <Box aria-busy="true" aria-label="加载中">
      {[264, 160].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ mb: 2 }} />
      ))}
    </Box>
  );
}
