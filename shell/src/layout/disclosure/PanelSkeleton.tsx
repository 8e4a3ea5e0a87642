import { Skeleton, Stack } from '@portal/shared/ui';

/** Placeholder of a disclosure's content while it is loading. */
export const PanelSkeleton = () => (
  <Stack spacing={1} sx={{ p: 1.5, width: { md: 360 } }}>
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={64} />
  </Stack>
);
