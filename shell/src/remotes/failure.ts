/** Thrown when a remote or one of its pages can't be loaded. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    /** `missing`: no known release; `incompatible`: does not fit this shell; `unreachable`: failed to load. */
    readonly reason: 'missing' | 'incompatible' | 'unreachable',
    cause?: unknown,
  ) {
    super(`${remote} is ${reason}`, { cause });
  }
}
