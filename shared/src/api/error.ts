import type { ErrorId, Failure } from '../contract';

/** `network`: no answer; `timeout`: none in time; `protocol`: an answer that isn't the API's. */
export type CallErrorId = ErrorId | 'network' | 'timeout' | 'protocol';

/** Why a call failed; `message` is Chinese and fit to show. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly id: CallErrorId;
  /** 0 without an answer. */
  readonly status: number;
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(id: CallErrorId, message: string, status = 0, failure?: Failure) {
    super(message);
    this.id = id;
    this.status = status;
    this.fields = failure?.fields ?? {};
    this.requestId = failure?.requestId;
    this.retryAfter = failure?.retryAfter;
  }

  /** Trying again may help: nothing came back, or the server was at fault. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

/** Text to show for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : '出错了，请稍后再试';
}
