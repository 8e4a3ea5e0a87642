import { contract, type Data, type Endpoint, type Parsed, type Path } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../deps';
import { canonicalJson } from './canonicalJson';
import { type Context, createContext } from './context';
import { success } from './envelope';
import { refuse } from './error';
import { idempotencyKey, once } from './idempotency';
import { parseInput } from './input';
import { authenticate } from './member';
import { type Form, readForm } from './upload';

type Handler<P extends Path> = (input: Parsed<P>, context: Context) => Promise<Data<P>>;

export interface RouteOptions {
  /** Takes `application/x-www-form-urlencoded` as well as JSON. */
  readonly form?: boolean;
  /** Takes its input from the query when the body is empty. */
  readonly query?: boolean;
}

/**
 * Adds a call of the contract: authenticates, parses the input, runs `handler`, answers in the envelope.
 * Refusals are thrown (see `refuse`); everything else that is thrown becomes a 500.
 */
export function route<P extends Path>(
  app: App,
  path: P,
  handler: Handler<P>,
  options: RouteOptions = {},
): void {
  const endpoint: Endpoint = contract[path];
  app.route({
    method: endpoint.method ?? 'POST',
    url: `/api/${path}`,
    handler: async (request) => {
      const member = await authenticate(app.deps, endpoint.access, request);
      const { fields, file } = await formOf(endpoint, options, request);
      // The contract's own type: TypeScript can't follow a schema through a generic key.
      const input = parseInput(endpoint.input, fields) as Parsed<P>;
      const run = (db: Context['db']) =>
        handler(input, createContext(app.deps, request, { db, member, file }));
      const key = endpoint.idempotent ? idempotencyKey(request) : undefined;
      // Visitors share one name space: their keys are random.
      const user_rid = member?.rid ?? '';
      const data =
        key === undefined
          ? await run(app.deps.db)
          : await once(app.deps.db, { user_rid, path, key, input, now: app.deps.now() }, run);
      checkAnswer(app.deps, path, data);
      return success(data);
    },
  });
}

async function formOf(
  endpoint: Endpoint,
  options: RouteOptions,
  request: FastifyRequest,
): Promise<Form | { fields: unknown; file: undefined }> {
  if (endpoint.body === 'multipart') return readForm(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded') && options.form !== true)
    throw refuse('unsupported_media');
  if (type.startsWith('multipart/')) throw refuse('unsupported_media');
  const inQuery = endpoint.method === 'GET' || (options.query === true && isEmpty(request.body));
  return { fields: inQuery ? request.query : (request.body ?? {}), file: undefined };
}

function isEmpty(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
}

/** In tests an answer that the contract does not describe exactly is an error of ours. */
function checkAnswer(deps: Deps, path: Path, data: unknown): void {
  if (deps.checkAnswers !== true) return;
  const known = contract[path].data.parse(data);
  if (canonicalJson(known) !== canonicalJson(data))
    throw new Error(`the answer of ${path} holds more than the contract says`);
}
