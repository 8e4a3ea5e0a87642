import type { FailureClass } from '../../manifest/failureClass';

/** Thrown when a remote or one of its pages can't be used. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    readonly reason: FailureClass,
    cause?: unknown,
  ) {
    super(`${remote}: ${reason}`, { cause });
  }
}

/** Returns the failure of code that could not be loaded. `url` is the script that was requested, if it is known. */
export async function loadFailure(remote: string, cause: unknown, url?: string): Promise<RemoteFailure> {
  const reason = await import(/* webpackChunkName: 'failure' */ './classify').then(
    ({ classify }) => classify(cause, url),
    () => 'network' as const,
  );
  return new RemoteFailure(remote, reason, cause);
}
