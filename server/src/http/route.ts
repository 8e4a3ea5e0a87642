import { createHash } from 'node:crypto';
import {
  contract,
  type Data,
  type Endpoint,
  type Parsed,
  type Path,
  refusalsOf,
} from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../deps';
import { canonicalJson } from './canonicalJson';
import { type Context, createContext } from './context';
import { success } from './envelope';
import { Refusal, refuse } from './error';
import { idempotencyKey, once } from './idempotency';
import { parseInput } from './input';
import { authenticate, callerOf } from './member';
import { type Form, readForm } from './upload';

type Handler<P extends Path> = (input: Parsed<P>, context: Context<P>) => Promise<Data<P>>;

/**
 * Adds a call of the contract: authenticates, parses the input, runs `handler` and answers in the envelope. A
 * handler throws refusals (see `refuse`) that the contract declares for the call; any other error becomes a 500.
 */
export function route<P extends Path>(app: App, path: P, handler: Handler<P>): void {
  const endpoint: Endpoint = contract[path];
  app.route({
    method: endpoint.method ?? 'POST',
    url: `/api/${path}`,
    handler: async (request) => {
      try {
        const data = await answer(app, path, handler, request);
        checkAnswer(app.deps, path, data);
        return success(data);
      } catch (error) {
        checkRefusal(app.deps, path, error);
        throw error;
      }
    },
  });
}

async function answer<P extends Path>(
  app: App,
  path: P,
  handler: Handler<P>,
  request: FastifyRequest,
): Promise<Data<P>> {
  const { deps } = app;
  const endpoint: Endpoint = contract[path];
  const member = await authenticate(app, path, request);
  const { fields, file } = await formOf(endpoint, request);
  // The type comes from the contract: TypeScript can't infer a schema's output through a generic key.
  const input = parseInput(endpoint.input, fields) as Parsed<P>;
  const run = (db: Context['db'], caller: Context['caller']) =>
    handler(input, createContext(deps, request, { db, member, file, caller }));
  const key = endpoint.idempotent ? idempotencyKey(request) : undefined;
  if (key === undefined) return run(deps.db, () => callerOf(app, request));
  // The caller is looked up before the transaction that stores the answer, because inside it only `tx` may be used.
  const caller = member ?? (await callerOf(app, request));
  // All visitors share the empty user, which is safe because their keys are random.
  const content = file ? { input, file: createHash('sha256').update(file.bytes).digest('hex') } : input;
  const stored = { user_rid: member?.rid ?? '', path, key, input: content, now: deps.now() };
  return once(deps.db, stored, (db) => run(db, async () => caller));
}

async function formOf(
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Form | { fields: unknown; file: undefined }> {
  if (endpoint.body === 'multipart') return readForm(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded') && endpoint.form !== true)
    throw refuse('unsupported_media');
  if (type.startsWith('multipart/')) throw refuse('unsupported_media');
  const inQuery = endpoint.method === 'GET' || (endpoint.query === true && isEmpty(request.body));
  return { fields: inQuery ? request.query : (request.body ?? {}), file: undefined };
}

function isEmpty(body: unknown): boolean {
  return body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
}

/** In tests, an answer that does not match the contract exactly is an internal error. */
function checkAnswer(deps: Deps, path: Path, data: unknown): void {
  if (deps.checkAnswers !== true) return;
  const known = contract[path].data.parse(data);
  if (canonicalJson(known) !== canonicalJson(data))
    throw new Error(`the answer of ${path} holds more than the contract says`);
}

/** In tests, a refusal that the contract does not declare for the call is an internal error. */
function checkRefusal(deps: Deps, path: Path, error: unknown): void {
  if (deps.checkAnswers !== true || !(error instanceof Refusal)) return;
  if (!refusalsOf(contract[path]).includes(error.id))
    throw new Error(`${path} refused with ${error.id}, which the contract does not name`, { cause: error });
}
