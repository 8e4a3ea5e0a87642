import { Button, PageColumn, Stack, Typography } from '@portal/shared/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { RemoteFailure } from '../remotes/failure';
import { PageLoading } from './PageLoading';

/** Most visits need no message about a failure, so its code is loaded with the first one or when the page is idle. */
const RemoteUnavailable = lazy(() =>
  import(/* webpackChunkName: 'failure' */ '../remotes/RemoteUnavailable').then(
    (module) => ({ default: module.RemoteUnavailable }),
    () => ({ default: Unreachable }),
  ),
);

interface PageFailureProps {
  /** Area of the page; unknown for an area whose routes could not be loaded, which its failure names. */
  readonly remote?: string;
  /** Uses a new release of the area when there is one. */
  readonly renew?: () => Promise<void>;
}

/** Replaces a page whose code failed to load or that failed to render; the frame stays. */
export function PageFailure({ remote = '', renew }: PageFailureProps) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof RemoteFailure)) reportError(error);
  }, [error]);
  const failure = error instanceof RemoteFailure ? error : new RemoteFailure(remote, 'render', error);
  const retry = async () => {
    await renew?.();
    await revalidate();
  };
  return (
    <Suspense fallback={<PageLoading />}>
      <RemoteUnavailable failure={failure} onRetry={retry} />
    </Suspense>
  );
}

/** Message without the connection that even the code of the message needs. */
function Unreachable() {
  return (
    <PageColumn>
      <Stack role="alert" spacing={2} sx={{ py: 8, alignItems: 'center', minHeight: '60vh' }}>
        <Typography>页面暂时无法打开，请检查网络。</Typography>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          重新加载
        </Button>
      </Stack>
    </PageColumn>
  );
}
