import {
  contract,
  type Endpoint,
  envelope,
  errors,
  failedEnvelope,
  pagingHints,
  pagingKindOf,
} from '@portal/shared/contract';
import { apiScopeNames, limits } from '@portal/shared/rules';
import { z } from 'zod';
import { ComponentSchemas, type Json } from './component';
import { RefusalResponses } from './refusal';

/** Table of all refusals; programs test the id. */
const errorTable = [
  '| error | status | msg |',
  '| --- | --- | --- |',
  ...Object.entries(errors).map(([id, { status, msg }]) => `| \`${id}\` | ${status} | ${msg} |`),
].join('\n');

const description = `Every answer is the envelope \`{code, msg, data}\` with an honest status: \`code\` is 1 on success, 0 otherwise.
A refusal's \`data\` is \`{error, requestId, fields?, retryAfter?}\`; \`msg\` is for people, \`error\` for programs.
Each call lists the refusals that it can give by status.

${errorTable}`;

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
  description: 'Done once under a key: repeated, the first answer is given again',
};

const tokenQuery = {
  name: 'token',
  in: 'query',
  required: false,
  schema: { type: 'string' },
  description: 'The same as in the body, when there is no body',
};

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: `An API token (pat_…) of an enterprise that has the scope: ${apiScopeNames.join(', ')}`,
  },
};

/** Builds the operations and collects the components that they refer to. */
class Operations {
  readonly schemas = new ComponentSchemas();
  readonly refusals = new RefusalResponses();

  operation(path: string, endpoint: Endpoint): Json {
    const paging = pagingKindOf(endpoint.input);
    const parameters = [...(endpoint.idempotent ? [keyHeader] : []), ...(endpoint.query ? [tokenQuery] : [])];
    return {
      operationId: path,
      tags: [path.split('/').slice(0, -1).join('/') || path],
      summary: endpoint.summary,
      ...(paging && { description: pagingHints[paging] }),
      ...(endpoint.roles && { 'x-roles': endpoint.roles }),
      ...(endpoint.access === 'open' ? {} : { security: securityOf(endpoint) }),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(endpoint.method === 'GET' ? {} : { requestBody: this.requestBody(endpoint) }),
      responses: this.responses(endpoint),
    };
  }

  private responses(endpoint: Endpoint): Json {
    const data = this.schemas.schema(endpoint.data, 'output');
    const schema = { $ref: '#/components/schemas/Envelope', properties: { data } };
    return {
      200: { description: 'Done', content: { 'application/json': { schema } } },
      ...this.refusals.of(endpoint),
    };
  }

  /** The body of a call: JSON, or a form with the file in part `file`. */
  private requestBody(endpoint: Endpoint): Json {
    const input = this.schemas.schema(endpoint.input, 'input');
    if (endpoint.body === 'multipart') return { required: true, content: multipart(endpoint, input) };
    const form = endpoint.form ? { 'application/x-www-form-urlencoded': { schema: input } } : {};
    const { example } = endpoint;
    const json = { schema: input, ...(example !== undefined && { example }) };
    return { content: { 'application/json': json, ...form } };
  }
}

/** The ways to authenticate: the token of a session, and an API token with the call's scope. */
function securityOf({ scope = 'closed' }: Endpoint): Json[] {
  return [{ token: [] }, ...(scope === 'closed' ? [] : [{ apiToken: [scope] }])];
}

function multipart(endpoint: Endpoint, input: Json): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const description = `at most ${endpoint.fileBytes ?? limits.uploadBytes} bytes`;
  const { files = 1 } = endpoint;
  const several = { type: 'array', maxItems: files, items: file, description: `each ${description}` };
  const properties = {
    ...Object(input.properties),
    file: files > 1 ? several : { ...file, description },
  };
  const required = [...(Array.isArray(input.required) ? input.required : [])];
  if (endpoint.file !== 'optional') required.push('file');
  return { 'multipart/form-data': { schema: { ...input, properties, required } } };
}

/** Builds the OpenAPI 3.1 document from the contract. */
export function openApi(): Json {
  const operations = new Operations();
  const envelopes = {
    Envelope: operations.schemas.schema(envelope(z.unknown()), 'output'),
    FailedEnvelope: operations.schemas.schema(failedEnvelope, 'output'),
  };
  const paths = Object.entries<Endpoint>(contract).map(([path, endpoint]) => [
    `/api/${path}`,
    { [endpoint.method === 'GET' ? 'get' : 'post']: operations.operation(path, endpoint) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Portal API', version: '1', description },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...envelopes, ...operations.schemas.all() },
      responses: operations.refusals.all(),
      securitySchemes,
    },
  };
}
