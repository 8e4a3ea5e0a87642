import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { FrameFailure } from '../layout/message/FrameFailure';
import type { RemoteUnavailableProps } from '../remotes/RemoteUnavailable';
import { RemoteFailure } from '../remotes/remoteFailure';
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
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!(error instanceof RemoteFailure)) reportError(error);
  }, [error]);
  const failure = error instanceof RemoteFailure ? error : new RemoteFailure(remote, 'render', error);
  const retry = async (byHand: boolean, stays: () => boolean) => {
    await renew?.();
    // A page that waits would wait again in the place of the message: by itself only a newer release is looked for.
    if (!byHand && failure.reason === 'stalled') return;
    if (!stays()) return;
    // The router's boundaries forget an error with the next location. It may miss a revalidation that ends at once.
    await navigate(pathname + search + hash, { replace: true, preventScrollReset: true, state });
  };
  return <ShownFailure failure={failure} onRetry={retry} />;
}

interface ShownFailureProps {
  readonly failure: RemoteFailure;
  readonly onRetry: RemoteUnavailableProps['onRetry'];
}

/** The message of a failure, once its code is loaded. */
export const ShownFailure = (props: ShownFailureProps) => (
  <Suspense fallback={<PageLoading />}>
    <RemoteUnavailable {...props} />
  </Suspense>
);

/** Message without the connection that even the code of the message needs. */
const Unreachable = () => (
  <FrameFailure text="请检查网络。" action="重新加载" onRetry={() => window.location.reload()} />
);
