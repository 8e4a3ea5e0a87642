import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { RemoteFailure } from '../remotes/failure';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';

/** Replaces a page whose code failed to load or that failed to render; the frame stays. */
export function PageFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof RemoteFailure)) reportError(error);
  }, [error]);
  return <RemoteUnavailable error={error} onRetry={revalidate} />;
}
