import { PageColumn, Skeleton, Stack } from '@portal/shared/ui';

/** Stands in for a page whose code is on its way. */
export function PageLoading() {
  return (
    <PageColumn>
      <Stack spacing={2} sx={{ py: 4, minHeight: '80vh' }} aria-busy="true">
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
      </Stack>
    </PageColumn>
  );
}
