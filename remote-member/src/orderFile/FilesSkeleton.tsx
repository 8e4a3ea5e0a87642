import { Box, Skeleton } from '@portal/shared/ui';

/** Stands for the rows of files while they are loaded. */
export const FilesSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={56} sx={{ my: 1.5 }} />
    ))}
  </Box>
);
