/** A remote, or a page of it, could not be had. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    /** `missing`: no release known; `incompatible`: not for this shell; `unreachable`: did not come or broke while loading. */
    readonly reason: 'missing' | 'incompatible' | 'unreachable',
    cause?: unknown,
  ) {
    super(`${remote} is ${reason}`, { cause });
  }
}
