import { Skeleton, Stack } from '@portal/shared/ui';

/** Placeholder of the notices while they, or their code, are loading. */
export const NoticeSkeleton = () => (
  <Stack spacing={1} sx={{ p: 1.5, width: { md: 360 } }}>
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={64} />
  </Stack>
);
