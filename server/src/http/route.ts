import { createHash } from 'node:crypto';
import {
  contract,
  type Data,
  type Endpoint,
  outdatedBy,
  type Parsed,
  type Path,
  refusalsOf,
} from '@portal/shared/contract';
import { retryAfterUnavailable } from '@portal/shared/node';
import { limits, outdatesHeader } from '@portal/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client';
import type { App, Deps } from '../deps';
import { ipKey } from '../kit/ipKey';
import { aboutOf, aboutOne } from './about';
import { canonicalJson } from './canonicalJson';
import { type Context, createContext } from './context';
import { success } from './envelope';
import { Refusal, refuse } from './error';
import { idempotencyKey, type Once, once, onceOf, withoutKey } from './idempotency';
import { parseInput } from './input';
import { authenticate, callerOf, type Member } from './member';
import { pastTimes } from './pastTimes';
import { type UploadedFile, withForm } from './upload';

type Handler<P extends Path> = (input: Parsed<P>, context: Context<P>) => Promise<Data<P>>;

interface RouteOptions {
  /** Runs before the body of a multipart call is read, for limits that a stranger must not reach by large files. */
  readonly beforeBody?: (context: Pick<Context, 'env' | 'db' | 'now' | 'request'>) => Promise<void>;
  /**
   * The handler of an idempotent call uses the key itself (`context.once`), because it does something outside of the database that
   * must not hold a transaction.
   */
  readonly ownKey?: true;
}

/**
 * Adds a call of the contract: authenticates, parses the input, runs `handler` and answers in the envelope. A
 * handler throws refusals (see `refuse`) that the contract declares for the call; any other error becomes a 500.
 */
export function route<P extends Path>(
  app: App,
  path: P,
  handler: Handler<P>,
  options: RouteOptions = {},
): void {
  const endpoint: Endpoint = contract[path];
  const withoutFuture = pastTimes(path);
  app.route({
    method: endpoint.method ?? 'POST',
    url: `/api/${path}`,
    handler: async (request, reply) => {
      try {
        const found = await answer(app, path, {
          ...options,
          handler,
          request,
          setHeader: (name, value) => void reply.header(name, value),
        });
        const data = withoutFuture(found, app.deps.now());
        checkAnswer(app.deps, path, data);
        return success(data);
      } catch (error) {
        checkRefusal(app.deps, path, error);
        throw error;
      }
    },
  });
}

interface Call<P extends Path> {
  readonly path: P;
  readonly handler: Handler<P>;
  readonly request: FastifyRequest;
  readonly member: Member | undefined;
  readonly setHeader: Context['setHeader'];
  readonly ownKey: RouteOptions['ownKey'] | undefined;
}

async function answer<P extends Path>(
  app: App,
  path: P,
  {
    handler,
    beforeBody,
    ownKey,
    request,
    setHeader,
  }: RouteOptions & Omit<Call<P>, 'path' | 'member' | 'ownKey'>,
): Promise<Data<P>> {
  const endpoint: Endpoint = contract[path];
  const authenticated = async () => ({
    path,
    handler,
    request,
    setHeader,
    ownKey,
    member: await authenticate(app, path, request),
  });
  if (endpoint.body !== 'multipart')
    return app.calls.run(async () =>
      answerForm(app, await authenticated(), { fields: fieldsOf(endpoint, request), files: [] }),
    );
  const call = await authenticated();
  await beforeBody?.({ ...app.deps, request });
  const { fileBytes = limits.uploadBytes, files = 1 } = endpoint;
  const origin = call.member?.rid ?? ipKey(request.ip);
  return withForm(app, request, { fileBytes, files, origin }, (form) => answerForm(app, call, form));
}

interface Sent {
  readonly fields: unknown;
  readonly files: readonly UploadedFile[];
}

/** Runs the call and says what it made old for the caller, also when it is refused or its answer was stored before. */
async function answerForm<P extends Path>(
  app: App,
  call: Call<P>,
  { fields, files }: Sent,
): Promise<Data<P>> {
  const endpoint: Endpoint = contract[call.path];
  // The type comes from the contract: TypeScript can't infer a schema's output through a generic key.
  const input = parseInput(endpoint.input, fields) as Parsed<P>;
  const tell = (refused: boolean) => {
    if (endpoint.outdates !== undefined)
      call.setHeader(outdatesHeader, outdatedBy(endpoint, refused).join(', '));
  };
  tell(true);
  const data = await run(app, call, { input, files });
  tell(false);
  return data;
}

interface Asked<P extends Path> {
  readonly input: Parsed<P>;
  readonly files: readonly UploadedFile[];
}

async function run<P extends Path>(
  app: App,
  { path, handler, request, member, setHeader, ownKey }: Call<P>,
  { input, files }: Asked<P>,
): Promise<Data<P>> {
  const { deps } = app;
  const endpoint: Endpoint = contract[path];
  const own = aboutOne(dbFor(app, endpoint), aboutOf(path, input));
  const handle = (db: Db, caller: Context['caller'], key: Once<Data<P>> = withoutKey(db)) =>
    handler(input, createContext(deps, request, { db, member, files, caller, setHeader, once: key }));
  const key = endpoint.idempotent ? idempotencyKey(request) : undefined;
  if (key === undefined) return handle(own, () => callerOf(app, request));
  // The caller is looked up before the transaction that stores the answer, because inside it only `tx` may be used.
  const caller = member ?? (await callerOf(app, request));
  // What the person saw is no part of what is asked for: a repeated call may have been shown the result of the first.
  const { seen: _, ...asked } = Object(input);
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const content = hashes.length > 0 ? { input: asked, file: hashes.join(' ') } : asked;
  // All visitors share the empty user, which is safe because their keys are random.
  const stored = { user_rid: member?.rid ?? '', path, key, input: content, now: deps.now() };
  if (ownKey) return handle(own, async () => caller, onceOf(own, stored));
  return once(own, stored, (db) => handle(db, async () => caller));
}

/** Calls of staff that wait for a connection of their share. More are refused: they would take the room of members' calls. */
const staffWaitingMax = 50;

/** Returns the database for a call; refuses with unavailable when too many calls of staff wait. */
function dbFor({ deps, staffDb }: App, { access }: Endpoint): Db {
  if (access !== 'staff') return deps.db;
  if (staffDb.waiting >= staffWaitingMax) throw refuse('unavailable', { retryAfter: retryAfterUnavailable });
  return staffDb;
}

function fieldsOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded') && endpoint.form !== true)
    throw refuse('unsupported_media');
  if (type.startsWith('multipart/')) throw refuse('unsupported_media');
  const inQuery = endpoint.method === 'GET' || (endpoint.query === true && isEmpty(request.body));
  return inQuery ? request.query : (request.body ?? {});
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
