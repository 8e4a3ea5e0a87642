import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { RemoteFailure } from '../remotes/failure';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';

/** In place of a page whose code did not come, or that broke while drawing; everything around it stays. */
export function PageFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof RemoteFailure)) reportError(error);
  }, [error]);
  return <RemoteUnavailable error={error} onRetry={revalidate} />;
}
