import { Box, PageColumn, Skeleton } from '@portal/shared/ui';
import { tile } from '../ui/tile';
import { articleGrid, reading } from './articleGrid';

/** Placeholder of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <PageColumn>
      <Box role="status" aria-label="正在加载" sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 5, md: 8 } }}>
        <Skeleton variant="text" width={160} sx={{ mb: 2 }} />
        <Box sx={articleGrid}>
          <Box sx={{ ...tile, px: { xs: 2, sm: 4, md: 6 }, py: { xs: 2.5, md: 5 } }}>
            <Box sx={reading}>
              <Skeleton variant="text" sx={{ fontSize: '1.75rem' }} />
              <Skeleton variant="text" width={200} sx={{ mt: 1 }} />
              <Skeleton variant="text" sx={{ mt: 3 }} />
              <Skeleton variant="rounded" sx={{ mt: 3, height: 'auto', aspectRatio: '3 / 2' }} />
              <Skeleton variant="rounded" sx={{ mt: 3, height: '80vh' }} />
            </Box>
          </Box>
          <Skeleton variant="rounded" height={240} />
        </Box>
      </Box>
    </PageColumn>
  );
}
