import { RemoteFailure } from './remoteFailure';

/** Returns the failure of code that could not be loaded. `url` is the script that was requested, if it is known. */
export async function loadFailure(remote: string, cause: unknown, url?: string): Promise<RemoteFailure> {
  const reason = await import(/* webpackChunkName: 'failure' */ './classify').then(
    ({ classify }) => classify(cause, url),
    () => 'network' as const,
  );
  return new RemoteFailure(remote, reason, cause);
}
