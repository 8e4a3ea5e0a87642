import { Box, PageColumn, Skeleton } from '@portal/shared/ui';
import { tile } from '../ui/tile';
import { buyColumn, detailGrid } from './detailGrid';

const thirds = ['result', 'instrument', 'sample'];
const options = ['first', 'second', 'third', 'count'];

/** Placeholder of a service's page while it loads: gallery, buying column and facts in their places. */
export function DetailSkeleton() {
  return (
    <PageColumn>
      <Box role="status" aria-label="正在加载" sx={{ py: 2 }}>
        <Skeleton variant="text" sx={{ width: 'min(100%, 320px)', height: 24, mb: 1.5, transform: 'none' }} />
        <Box sx={detailGrid}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={tile}>
              <Skeleton variant="rectangular" sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
              <Skeleton variant="text" sx={{ mx: 2, my: 1, width: '50%', height: 24 }} />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
              {thirds.map((key) => (
                <Skeleton key={key} variant="rounded" sx={{ flex: 1, height: { xs: 66, sm: 42, md: 58 } }} />
              ))}
            </Box>
          </Box>
          <Box sx={buyColumn}>
            <Skeleton variant="text" sx={{ fontSize: '1.375rem', width: '60%' }} />
            <Skeleton variant="text" sx={{ fontSize: '1.5rem', width: '80%', mt: 1 }} />
            {options.map((key) => (
              <Skeleton key={key} variant="rounded" sx={{ mt: 1.5, height: { xs: 72, md: 34 } }} />
            ))}
            <Skeleton variant="rounded" sx={{ mt: 3, height: 84, display: { xs: 'none', md: 'block' } }} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Skeleton variant="rounded" height={178} />
            <Skeleton variant="rounded" sx={{ mt: 8, height: '60vh' }} />
          </Box>
        </Box>
      </Box>
    </PageColumn>
  );
}
