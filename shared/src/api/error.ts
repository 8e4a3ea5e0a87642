import type { Edited, EditPath, Failure, Path, RefusalId } from '../contract';

/** `network`: no answer; `timeout`: no answer in time; `protocol`: the answer is not an envelope of the API. */
export type CallErrorId<P extends Path = Path> = RefusalId<P> | 'network' | 'timeout' | 'protocol';

/** Optional properties of a {@link CallError}. */
interface Answered {
  /** 0 without an answer. */
  readonly status?: number;
  readonly failure?: Failure | undefined;
}

/** Why a call failed. `message` is Chinese text for the user. */
export class CallError<P extends Path = Path> extends Error {
  override readonly name = 'CallError';
  readonly path: P;
  readonly id: CallErrorId<P>;
  /** 0 without an answer. */
  readonly status: number;
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** Seconds until the call may be retried. */
  readonly retryAfter: number | undefined;
  /** With edited_meanwhile: what the edit would have replaced, as it is now; see `presentOf`. */
  readonly present: unknown;

  constructor(path: P, id: CallErrorId<P>, message: string, { status = 0, failure }: Answered = {}) {
    super(message);
    this.path = path;
    this.id = id;
    this.status = status;
    this.fields = failure?.fields ?? {};
    this.requestId = failure?.requestId;
    this.retryAfter = failure?.retryAfter;
    this.present = failure?.present;
  }

  /** True when a retry may succeed: no answer arrived, or the server failed. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

/** True when the call at `path` was refused with one of `ids`, which its contract must declare. */
export function isRefused<P extends Path>(
  error: unknown,
  path: P,
  ...ids: readonly RefusalId<P>[]
): error is CallError<P> {
  return error instanceof CallError && error.path === path && ids.some((id) => id === error.id);
}

/** Returns the present state of what an edit would have replaced, when it was refused because that was changed meanwhile. */
export function presentOf<P extends EditPath>(error: unknown, path: P): Edited<P> | undefined {
  if (!(error instanceof CallError) || error.path !== path || error.id !== 'edited_meanwhile')
    return undefined;
  // Missing when the record does not exist. The contract gives its type.
  return error.present as Edited<P> | undefined;
}

/** Returns the text to show for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : '出错了，请稍后再试';
}
