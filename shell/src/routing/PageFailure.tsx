import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { RemoteFailure } from '../remotes/failure';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';

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
  return <RemoteUnavailable failure={failure} onRetry={retry} />;
}
