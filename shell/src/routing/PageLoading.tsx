import { PageColumn, Skeleton, Stack } from '@portal/shared/ui';

/** Placeholder of a page while its code loads. */
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
