import {
  contract,
  type Data,
  type ErrorId,
  errors,
  outdatedBy,
  type Parsed,
  type Path,
  refusalsOf,
} from '../contract';
import { outdatesHeader } from '../rules';

/** Handlers of the fake server by call. Each receives the parsed input, as the server's handler does. */
export type Handlers = { [P in Path]?: (input: Parsed<P>) => Data<P> | Promise<Data<P>> };

/** Thrown by a handler to refuse the call, as the server does. */
export class Refused extends Error {
  constructor(
    readonly id: ErrorId,
    readonly fields?: Readonly<Record<string, string>>,
    /** Seconds until the call may be retried. */
    readonly retryAfter?: number,
    /** With edited_meanwhile: what the edit would have replaced, as it is now. */
    readonly present?: Readonly<Record<string, unknown>>,
  ) {
    super(errors[id].msg);
  }
}

export interface MadeCall {
  readonly path: string;
  readonly input: unknown;
  /** The first file of a multipart call, and all of them. */
  readonly file?: File;
  readonly files: readonly File[];
  /** Idempotency key of the call. */
  readonly key: string | null;
}

/**
 * Returns a response whose `json` parses in the realm of the document: Node's makes objects of another realm, which React
 * Query takes for no plain objects, so that equal parts of two answers would not be the same objects as in a browser.
 */
function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const response = new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  response.json = async () => JSON.parse(await response.text());
  return response;
}

function refusal(
  id: ErrorId,
  { fields, retryAfter, present }: Partial<Pick<Refused, 'fields' | 'retryAfter' | 'present'>> = {},
  headers?: Readonly<Record<string, string>>,
): Response {
  const { status, msg } = errors[id];
  const data = { error: id, fields, retryAfter, present, requestId: 'fake' };
  return answer(status, { code: 0, msg, data }, headers);
}

async function inputOf(init: RequestInit | undefined): Promise<unknown> {
  if (init?.body instanceof FormData) {
    const fields = Object.fromEntries(init.body.entries());
    delete fields.file;
    return fields;
  }
  return typeof init?.body === 'string' ? JSON.parse(init.body) : {};
}

/**
 * Replaces the server in tests of screens. Inputs and answers are checked against the contract, so that a screen can't
 * be tested against calls that the real server does not accept or give.
 * A call without a handler, or a refusal that the contract does not name for the call, fails the test that made it (see `unexpected`).
 */
export class FakeServer {
  readonly calls: MadeCall[] = [];
  readonly unexpected: string[] = [];
  #handlers: Handlers;
  /** True makes every call fail with a network error. */
  offline = false;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  /** Adds or replaces handlers. */
  on(handlers: Handlers): void {
    this.#handlers = { ...this.#handlers, ...handlers };
  }

  /** Returns the idempotency keys of a call so far. */
  keys(path: Path): (string | null)[] {
    return this.calls.filter((made) => made.path === path).map((made) => made.key);
  }

  /** Returns the inputs of a call so far. */
  inputs(path: Path): unknown[] {
    return this.calls.filter((made) => made.path === path).map((made) => made.input);
  }

  readonly fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (this.offline) throw new TypeError('Failed to fetch');
    const path = String(url).replace(/^\/api\//, '');
    const input = await inputOf(init);
    const sent = init?.body instanceof FormData ? init.body.getAll('file') : [];
    const files = sent.filter((one) => one instanceof File);
    const [file] = files;
    const key = new Headers(init?.headers).get('Idempotency-Key');
    this.calls.push({ path, input, key, files, ...(file && { file }) });
    if (!isPath(path)) return refusal('unknown_path');
    return this.#answer(path, input);
  };

  async #answer<P extends Path>(path: P, input: unknown): Promise<Response> {
    const handler = this.#handlers[path];
    if (!handler) {
      this.unexpected.push(path);
      return refusal('internal');
    }
    const { input: inputSchema, data: dataSchema } = contract[path];
    const parsed = inputSchema.safeParse(input);
    const old = (refused: boolean) => ({ [outdatesHeader]: outdatedBy(contract[path], refused).join(', ') });
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
      return refusal('invalid_input', { fields: Object.fromEntries(fields) });
    }
    try {
      const data = await handler(parsed.data as Parsed<P>);
      return answer(200, { code: 1, msg: '', data: dataSchema.parse(data) }, old(false));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!refusalsOf(contract[path]).includes(error.id)) this.unexpected.push(`${path}: ${error.id}`);
      return refusal(error.id, error, old(true));
    }
  }
}

function isPath(path: string): path is Path {
  return path in contract;
}
