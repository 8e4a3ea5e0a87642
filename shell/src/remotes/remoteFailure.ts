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
