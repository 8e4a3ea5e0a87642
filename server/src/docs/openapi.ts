import { contract, type Endpoint, envelope, errors, failedEnvelope } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** JSON Schema as OpenAPI 3.1 wants it; `io` tells a request's shape from an answer's. */
function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { target: 'draft-2020-12', io });
  return rest;
}

/** Why calls are refused, as a table: the id is what programs test. */
const errorTable = [
  '| error | status | msg |',
  '| --- | --- | --- |',
  ...Object.entries(errors).map(([id, { status, msg }]) => `| \`${id}\` | ${status} | ${msg} |`),
].join('\n');

const description = `Every answer is the envelope \`{code, msg, data}\` with an honest status: \`code\` is 1 on success, 0 otherwise.
A refusal's \`data\` is \`{error, requestId, fields?, retryAfter?}\`; \`msg\` is for people, \`error\` for programs.

${errorTable}`;

const failureOf = (text: string): Json => ({
  description: text,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

function responses(endpoint: Endpoint): Json {
  const closed = endpoint.access !== 'open';
  return {
    200: {
      description: 'Done',
      content: { 'application/json': { schema: schema(envelope(endpoint.data), 'output') } },
    },
    ...(closed ? { 401: failureOf('No token, or one that is not valid (any more)') } : {}),
    ...(endpoint.access === 'staff' ? { 403: failureOf('The caller is not staff') } : {}),
    413: failureOf('The body is too large'),
    422: failureOf('The input does not fit: `fields` holds a message for each field'),
    default: failureOf('Refused: see the table of errors'),
  };
}

/** The body of a call: JSON, or a form with the file in part `file`. */
function requestBody(endpoint: Endpoint): Json {
  const input = schema(endpoint.input, 'input');
  if (endpoint.body === 'multipart') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const properties = {
      ...Object(input.properties),
      file: { ...file, description: `at most ${limits.uploadBytes} bytes` },
    };
    const required = [...(Array.isArray(input.required) ? input.required : [])];
    if (endpoint.file !== 'optional') required.push('file');
    const form = { ...input, properties, required };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  const form = endpoint.form ? { 'application/x-www-form-urlencoded': { schema: input } } : {};
  return { content: { 'application/json': { schema: input }, ...form } };
}

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

function operation(path: string, endpoint: Endpoint): Json {
  const parameters = [...(endpoint.idempotent ? [keyHeader] : []), ...(endpoint.query ? [tokenQuery] : [])];
  return {
    operationId: path,
    tags: [path.split('/').slice(0, -1).join('/') || path],
    summary: endpoint.summary,
    ...(endpoint.access === 'open' ? {} : { security: [{ token: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.method === 'GET' ? {} : { requestBody: requestBody(endpoint) }),
    responses: responses(endpoint),
  };
}

/** The API as OpenAPI 3.1, from nothing but the contract. */
export function openApi(): Json {
  const paths = Object.entries<Endpoint>(contract).map(([path, endpoint]) => [
    `/api/${path}`,
    { [endpoint.method === 'GET' ? 'get' : 'post']: operation(path, endpoint) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Portal API', version: '1', description },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Failure: schema(failedEnvelope, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
