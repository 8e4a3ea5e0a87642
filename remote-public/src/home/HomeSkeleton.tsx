import { Box, PageColumn, Skeleton } from '@portal/shared/ui';

/** Placeholder of the sections below the banner while their data load. */
export function HomeSkeleton() {
  return (
    <PageColumn>
      <Box role="status" aria-label="正在加载">
        <Skeleton variant="text" width={120} sx={{ fontSize: '1.375rem', mb: 2 }} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} variant="rounded" height={208} />
          ))}
        </Box>
        {/* As tall as the viewport, so that the footer does not appear and disappear. */}
        <Skeleton variant="rounded" sx={{ mt: 7, height: '80vh' }} />
      </Box>
    </PageColumn>
  );
}
