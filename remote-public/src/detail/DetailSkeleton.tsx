import { Box, PageColumn, Skeleton } from '@portal/shared/ui';
import { detailGrid } from './detailGrid';

/** Placeholder of a service's page while it loads. */
export function DetailSkeleton() {
  return (
    <PageColumn>
      <Box role="status" aria-label="正在加载" sx={{ py: { xs: 2, md: 3 } }}>
        <Skeleton variant="text" width={240} sx={{ mb: 2 }} />
        <Box sx={detailGrid}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
          <Box>
            <Skeleton variant="text" sx={{ fontSize: '1.75rem', width: '70%' }} />
            <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
            <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
          </Box>
        </Box>
        <Skeleton variant="rounded" sx={{ mt: 4, height: '60vh' }} />
      </Box>
    </PageColumn>
  );
}
