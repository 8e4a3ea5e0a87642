import type { Data, ErrorId, Failure, Input, Path, RefusalId } from '../contract';
import { memberHeader, outdatesHeader } from '../rules';
import { isAnswer } from './answerChecks';
import { isGet, isOpen } from './callFacts';
import { CallError } from './error';
import { outdate } from './outdate';
import { type OnProgress, post } from './progress';
import { learnServerTime } from './serverTime';
import { transportOf } from './transport';

/** Not one of the `limits`: with them, the first script would have all of them. */
const callTimeoutMs = 30_000;

export interface CallOptions {
  /**
   * Aborts the call. What can be aborted is read, or is tried again by whoever aborts: without an answer nothing that is shown
   * becomes old. If a read made others old, two of them would abort each other without end.
   */
  readonly signal?: AbortSignal;
  /** Idempotency key of the call; see `idempotent` in the contract. */
  readonly idempotencyKey?: string;
  /** Timeout in milliseconds; default 30 s. */
  readonly timeout?: number;
  /**
   * True when nothing that is shown becomes old if no answer arrives, because the call changes what no screen shows. After any
   * other act without an answer all reads of members are fetched again.
   */
  readonly harmless?: boolean;
  /** Token to send instead of the session's; it is not renewed. */
  readonly token?: string;
}

export interface UploadOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Called with the fraction of the form that has been sent. */
  readonly onProgress?: OnProgress;
}

interface Refused<P extends Path> extends Omit<Failure, 'error'> {
  readonly error: RefusalId<P>;
}

interface Envelope<P extends Path> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data<P> | Refused<P> | null;
}

/** Returns a signal that is aborted when one of two is. `AbortSignal.any` is missing in supported browsers. */
function either(...signals: readonly [AbortSignal, AbortSignal]): AbortSignal {
  const both = new AbortController();
  for (const signal of signals) {
    const abort = () => both.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: both.signal });
  }
  return both.signal;
}

async function send(
  path: Path,
  body: FormData | string | null,
  headers: Headers,
  options: CallOptions & UploadOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeout ?? callTimeoutMs);
  const signal = options.signal ? either(options.signal, timeout) : timeout;
  const init = { method: isGet(path) ? 'GET' : 'POST', headers, body, signal };
  const { onProgress } = options;
  // Only acts of members are outdated here: the desk knows its own reads.
  const isAct = path.startsWith('auth/') && !options.signal && !options.harmless;
  try {
    const asked = performance.now();
    const response = await (onProgress
      ? post(`/api/${path}`, init, onProgress)
      : (transportOf(path).fetch ?? fetch)(`/api/${path}`, init));
    learnServerTime(response, asked);
    const old = response.headers.get(outdatesHeader);
    if (old || (isAct && response.status >= 500)) outdate(old);
    return response;
  } catch (cause) {
    if (isAct) outdate();
    if (options.signal?.aborted) throw cause;
    if (timeout.aborted) throw new CallError(path, 'timeout', '请求超时，请检查网络后重试');
    throw new CallError(path, 'network', '网络连接失败，请检查网络后重试');
  }
}

async function read<P extends Path>(path: P, response: Response): Promise<Data<P>> {
  const answer: Envelope<P> | null = await response.json().catch(() => null);
  if (answer?.code === 1 && isAnswer(path, answer.data)) return answer.data;
  if (answer?.code !== 0) {
    const status = response.status >= 400 ? response.status : 502;
    throw new CallError(path, 'protocol', '服务暂时不可用，请稍后再试', { status });
  }
  const failure = answer.data as Refused<P> | null;
  throw new CallError(path, failure?.error ?? 'protocol', answer.msg || '操作失败', {
    status: response.status,
    failure: failure ?? undefined,
  });
}

/**
 * Sends a request with the token. When the member's consent is missing, waits for it and retries once. When the token belongs to
 * another member than the page, the page is left.
 */
async function authorised(
  path: Path,
  body: FormData | string | null,
  headers: Headers,
  options: CallOptions & UploadOptions,
) {
  const response = await signed(path, body, headers, options);
  const refusal = response.status === 403 || response.status === 409 ? await refusalOf(response) : undefined;
  if (refusal === 'member_changed') await transportOf(path).memberChanged?.();
  if (refusal !== 'consent_required') return response;
  return (await transportOf(path).requestConsent?.()) ? signed(path, body, headers, options) : response;
}

async function refusalOf(response: Response): Promise<ErrorId | undefined> {
  const answer: Envelope<Path> | null = await response
    .clone()
    .json()
    .catch(() => null);
  const data = answer?.data;
  return typeof data === 'object' && data !== null && 'error' in data
    ? (data as Refused<Path>).error
    : undefined;
}

/** Sends a request with the token, for the member of the page. When the token is refused, renews it and retries once. */
async function signed(
  path: Path,
  body: FormData | string | null,
  headers: Headers,
  options: CallOptions & UploadOptions,
) {
  const token = options.token ?? (await transportOf(path).token());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const drawnFor = options.token ? undefined : transportOf(path).drawnFor?.();
  if (drawnFor !== undefined) headers.set(memberHeader, drawnFor);
  const response = await send(path, body, headers, options);
  if (response.status !== 401 || !token || options.token) return response;
  const renewed = await transportOf(path).renewed(token);
  if (!renewed) return response;
  headers.set('Authorization', `Bearer ${renewed}`);
  return send(path, body, headers, options);
}

const keyed = ({ idempotencyKey }: Pick<CallOptions, 'idempotencyKey'>): Headers =>
  new Headers(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});

/** Makes one call of the contract. Throws CallError, or the AbortError of the given signal. */
export async function call<P extends Path>(
  path: P,
  input: Input<P>,
  options: CallOptions = {},
): Promise<Data<P>> {
  const body = JSON.stringify(input);
  const headers = keyed(options);
  headers.set('Content-Type', 'application/json');
  const response = await (isOpen(path) ? send : authorised)(
    path,
    isGet(path) ? null : body,
    headers,
    options,
  );
  return read(path, response);
}

/** Sends the fields of a multipart call and its file or files, if any. The timeout is ten minutes. */
export async function upload<P extends Path>(
  path: P,
  files: File | readonly File[] | undefined,
  fields: Readonly<Record<string, string>> = {},
  options: UploadOptions = {},
): Promise<Data<P>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files instanceof File ? [files] : (files ?? [])) form.append('file', file, file.name);
  const headers = keyed(options);
  return read(path, await authorised(path, form, headers, { timeout: 10 * 60_000, ...options }));
}
