import { Box, Skeleton } from '@portal/shared/ui';

/** Placeholder of the plan while it loads. */
export function PlanSkeleton() {
  return (
    <Box role="status" aria-label="正在加载">
      {heights.map((height) => (
        <Skeleton key={height.md} variant="rounded" sx={{ height, mb: 2 }} />
      ))}
    </Box>
  );
}

/** Heights of a group with one item and of one with two. */
const heights = [
  { xs: 340, md: 160 },
  { xs: 540, md: 300 },
] as const;
