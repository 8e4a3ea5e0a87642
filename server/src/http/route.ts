import { contract, type Data, type Endpoint, type Parsed, type Path } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../deps';
import { type Context, createContext } from './context';
import { success } from './envelope';
import { parseInput } from './input';
import { authenticate } from './member';
import { type Form, readForm } from './upload';

type Handler<P extends Path> = (input: Parsed<P>, context: Context) => Promise<Data<P>>;

/**
 * Adds a call of the contract: authenticates, parses the input, runs `handler`, answers in the envelope.
 * Refusals are thrown (see `refuse`); everything else that is thrown becomes a 500.
 */
export function route<P extends Path>(app: App, path: P, handler: Handler<P>): void {
  const endpoint: Endpoint = contract[path];
  app.route({
    method: endpoint.method ?? 'POST',
    url: `/api/${path}`,
    handler: async (request) => {
      const member = await authenticate(app.deps, endpoint.access, request);
      const form = await formOf(endpoint, request);
      // The contract's own type: TypeScript can't follow a schema through a generic key.
      const input = parseInput(endpoint.input, form.fields) as Parsed<P>;
      const context = createContext(app.deps, request, { db: app.deps.db, member, file: form.file });
      const data = await handler(input, context);
      checkAnswer(app.deps, path, data);
      return success(data);
    },
  });
}

async function formOf(
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Form | { fields: unknown; file: undefined }> {
  if (endpoint.body === 'multipart') return readForm(request);
  const query = endpoint.method === 'GET' ? request.query : {};
  return { fields: request.body ?? query, file: undefined };
}

/** In tests an answer that the contract does not describe exactly is an error of ours. */
function checkAnswer(deps: Deps, path: Path, data: unknown): void {
  if (deps.checkAnswers !== true) return;
  const known = contract[path].data.parse(data);
  if (JSON.stringify(sorted(known)) !== JSON.stringify(sorted(data)))
    throw new Error(`the answer of ${path} holds more than the contract says`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
